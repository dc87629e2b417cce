package import Entities
import Essentials

extension SkyEvent.Season {
  /// The instant (UTC days since J2000.0) of this equinox or solstice in a year, clamped to 1000…3000: when the Sun's
  /// apparent longitude is a multiple of 90°. Refined from Meeus, table 27.B; within 15 s of JPL DE421, 1950–2030.
  package func instant(in year: Int) -> Double {
    var terrestrial = roughJulianDay(millennia: Double(max(1000, min(3000, year)) - 2000) / 1000) - 2_451_545
    // A quarter turn for each event since the March equinox.
    let longitude = Double(Self.allCases.firstIndex(of: self) ?? 0) * .pi / 2
    for _ in 0..<3 {
      let nutation = Nutation(atCenturies: terrestrial / 36_525).longitude
      // Meeus, chapter 27: the Sun takes 58.13 days for one radian.
      terrestrial += 58.13 * sin(longitude - (ApparentPlace.sun(at: terrestrial).longitude + nutation))
    }
    return TimeScale.instant(terrestrial: terrestrial)
  }

  /// The next equinox or solstice after an instant, both in UTC days since J2000.0: the first of the year 1000 before
  /// that, `nil` after the last of the year 3000.
  package static func next(after instant: Double) -> (season: Self, instant: Double)? {
    let year = Int(2000 + TimeScale.clamped(instant) / 365.2425)
    return (year...year + 1).lazy.flatMap { year in allCases.map { ($0, $0.instant(in: year)) } }
      .first { $0.1 > instant }.map { (season: $0.0, instant: $0.1) }
  }

  /// The Julian day (Terrestrial Time) of the event within 16 min, by millennia since the year 2000: Meeus, table 27.B.
  private func roughJulianDay(millennia y: Double) -> Double {
    switch self {
    case .marchEquinox: 2_451_623.80984 + (365_242.37404 + (0.05169 - (0.00411 + 0.00057 * y) * y) * y) * y
    case .juneSolstice: 2_451_716.56767 + (365_241.62603 + (0.00325 + (0.00888 - 0.00030 * y) * y) * y) * y
    case .septemberEquinox: 2_451_810.21715 + (365_242.01767 - (0.11575 - (0.00337 + 0.00078 * y) * y) * y) * y
    case .decemberSolstice: 2_451_900.05952 + (365_242.74049 - (0.06223 + (0.00823 - 0.00032 * y) * y) * y) * y
    }
  }
}
