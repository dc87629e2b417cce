import Essentials

/// A meteor shower of the working list of the International Meteor Organization.
///
/// Numbers: IMO 2026 Meteor Shower Calendar (ed. J. Rendtel), table 5. Solar longitudes give the maxima of other years.
package struct MeteorShower: Sendable {
  /// The English name.
  package let name: String
  /// Right ascension of the radiant at the maximum, degrees, J2000.0.
  package let rightAscension: Double
  /// Declination of the radiant at the maximum, degrees, J2000.0.
  package let declination: Double
  /// The Sun's geometric longitude at the maximum, degrees, equinox J2000.0.
  let solarLongitude: Double
  /// The first and last day of activity as 100 × month + day; the last is smaller if the year turns between them.
  private let begin, end: Int
  /// The zenithal hourly rate (ZHR) at the maximum: meteors an hour with the radiant at the zenith and a limiting
  /// magnitude of 6.5; `nil` if it varies from year to year.
  package let zenithalHourlyRate: Double?
  /// The population index r: the number of meteors of one magnitude, divided by that of the next brighter one.
  let populationIndex: Double
  /// B in the formula of ``activity(at:)``, per degree of solar longitude.
  private let slope: Double
  /// Every shower of the calendar, in its order, which is roughly that of the maxima.
  package static let all = EmbeddedFile("Sky/showers.txt").lines.compactMap(MeteorShower.init)

  /// The shower of a line: code, name, right ascension, declination, solar longitude, first and last day, ZHR (may be
  /// empty), population index; `nil` if a number is missing.
  private init?(_ fields: [String]) {
    let numbers = fields.dropFirst(2).map { Double($0) }
    guard numbers.count == 7, let rightAscension = numbers[0], let declination = numbers[1],
      let solarLongitude = numbers[2], let begin = Int(fields[5]), let end = Int(fields[6]),
      let populationIndex = numbers[6]
    else { return nil }
    (name, self.rightAscension, self.declination) = (fields[1], rightAscension, declination)
    (self.solarLongitude, self.begin, self.end) = (solarLongitude, begin, end)
    (zenithalHourlyRate, self.populationIndex) = (numbers[5], populationIndex)
    slope = Self.slopes[fields[0]] ?? 0.2
  }

  /// Whether the shower is active on a calendar day (month 1…12, day 1…31), including the first and the last day.
  package func isActive(month: Int, day: Int) -> Bool {
    let date = month * 100 + day
    return begin <= end ? (begin...end).contains(date) : date >= begin || date <= end
  }

  /// The instant of the maximum nearest to another (both UTC days since J2000.0), within 3 min. It is rounded to a
  /// second, so that it is the same from any start.
  package func peak(nearest instant: Double) -> Double {
    let target = solarLongitude * Angle.degree
    var time = TimeScale.clamped(instant)
    for _ in 0..<8 { time += Angle.signed(target - Self.solarLongitude(at: time)) * 365.2564 / Angle.turn }
    return (time * 86_400).rounded() / 86_400
  }

  /// The meteors an hour to expect at the maximum by the radiant's altitude (degrees) and the limiting magnitude:
  /// ZHR sin(h) r^(LM − 6.5), Koschack & Rendtel 1990; 0 with the radiant below the horizon, `nil` if the ZHR is `nil`.
  package func hourlyRate(radiantAltitude: Double, limitingMagnitude: Double) -> Double? {
    zenithalHourlyRate.map { rate in
      rate * max(0, sin(radiantAltitude * Angle.degree)) * pow(populationIndex, limitingMagnitude - 6.5)
    }
  }

  /// The rate at an instant (UTC days since J2000.0) as a fraction of the maximum's: 10^(−B |Δλ|) by solar longitude λ
  /// in degrees (P. Jenniskens 1994, Astronomy & Astrophysics 287, 990), with B rounded, or 0.2 where it isn't listed.
  package func activity(at instant: Double) -> Double {
    let distance = abs(Angle.signed(Self.solarLongitude(at: instant) - solarLongitude * Angle.degree)) / Angle.degree
    return pow(10, -slope * distance)
  }

  /// B by the shower's code.
  private static let slopes = ["QUA": 2.5, "ETA": 0.1, "SDA": 0.1, "ORI": 0.1, "LEO": 0.4, "GEM": 0.5, "URS": 0.6]

  /// The Sun's geometric longitude, equinox J2000.0, radians; with the general precession of IAU 2006.
  private static func solarLongitude(at instant: Double) -> Double {
    let terrestrial = TimeScale.terrestrial(instant)
    let t = terrestrial / 36_525
    let precession = (5028.796195 + 1.1054348 * t) * t * Angle.arcsecond
    return PlanetaryTheory.earth.place(at: terrestrial).longitude + .pi - precession
  }
}
