import Essentials

/// Conversions between instants (see `Instant`) and Terrestrial Time.
///
/// UTC is taken for UT1, from which it differs by less than 0.9 s (before 1972 an instant is UT1). The accuracies that
/// this module states hold for 1900–2100; outside nothing fails. ΔT after 2026 is a forecast, maybe 10 s off in 2050.
enum TimeScale {
  /// ΔT = TT - UT1 in seconds.
  ///
  /// For 1900–2100 by a yearly table, linear in between: Morrison et al. 2021 until 1972, IERS until 2026, then
  /// extrapolated. Outside, by the long-term parabola of Espenak & Meeus 2006, shifted to join the table.
  static func deltaT(at instant: Double) -> Double {
    let year = 2000 + (clamped(instant) + 0.5) / 365.2425
    let seconds = table
    let first = seconds[0]
    let last = first + Double(seconds.count - 2)
    guard year >= first else { return seconds[1] + parabola(year) - parabola(first) }
    guard year < last else { return seconds[seconds.count - 1] + parabola(year) - parabola(last) }
    let index = Int(year - first)
    return seconds[index + 1] + (seconds[index + 2] - seconds[index + 1]) * (year - first - Double(index))
  }

  /// The Terrestrial Time of an instant, in days since J2000.0.
  static func terrestrial(_ instant: Double) -> Double { instant + deltaT(at: instant) / 86_400 }

  /// The instant of a Terrestrial Time in days since J2000.0.
  static func instant(terrestrial: Double) -> Double {
    terrestrial - deltaT(at: terrestrial - deltaT(at: terrestrial) / 86_400) / 86_400
  }

  /// The instant clamped to 3,000 years either side of J2000.0; NaN becomes 0.
  static func clamped(_ instant: Double) -> Double { instant.isNaN ? 0 : max(-1_095_750, min(1_095_750, instant)) }

  /// The first year, then ΔT in seconds at the beginning of that and each following one.
  static let table = EmbeddedFile("Sky/delta-t.bin").doubles

  /// Long-term parabola of Espenak & Meeus 2006, seconds.
  private static func parabola(_ year: Double) -> Double { -20 + 32 * pow((year - 1820) / 100, 2) }

  /// The window cut to what an ephemeris can cover, 800 days from its start; a bound that is NaN counts as 0.
  static func bounded(_ window: Range<Double>) -> Range<Double> {
    let lower = clamped(window.lowerBound)
    let upper = max(lower, clamped(window.upperBound))
    return lower..<min(upper, lower + Double(Ephemeris.maximumDays))
  }
}
