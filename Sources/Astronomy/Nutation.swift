import Essentials

/// Nutation by the 13 largest terms of IAU 2000B (McCarthy & Luzum 2003): 1900–2100 within 0.05″, in obliquity 0.02″.
struct Nutation: Hashable, Sendable {
  /// The nutation in longitude, radians.
  let longitude: Double
  /// The nutation in obliquity, radians.
  let obliquity: Double
  /// The constant and rate (arcseconds, a century) of the five arguments; then for each term five multipliers and six
  /// amplitudes in 1e-7 arcseconds.
  static let table = EmbeddedFile("Sky/nutation.bin").doubles

  /// The nutation, by Julian centuries of Terrestrial Time since J2000.0.
  init(atCenturies centuries: Double) {
    let table = Self.table
    let arguments = (0..<5).map { index in (table[2 * index] + table[2 * index + 1] * centuries) * Angle.arcsecond }
    var (psi, epsilon) = (0.0, 0.0)
    for row in stride(from: 10, to: table.count, by: 11) {
      var angle = 0.0
      for index in 0..<5 { angle += table[row + index] * arguments[index] }
      let (s, c) = (sin(angle), cos(angle))
      psi += (table[row + 5] + table[row + 6] * centuries) * s + table[row + 7] * c
      epsilon += (table[row + 8] + table[row + 9] * centuries) * c + table[row + 10] * s
    }
    // The constants that IAU 2000B has instead of planetary terms.
    longitude = (psi * 1e-7 - 0.000135) * Angle.arcsecond
    obliquity = (epsilon * 1e-7 + 0.000388) * Angle.arcsecond
  }
}
