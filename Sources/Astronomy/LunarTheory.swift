import Essentials

/// The motion of the Moon about the Earth by S. L. Moshier's lunar theory (1996, fitted to JPL DE404) as in
/// `libastro/moon.c` of PyEphem 4.2.1, without its small terms: 321 remain.
///
/// Largest error against JPL DE421, 1900–2053: direction 2.6″, 0.6″ rms, distance 13 km. The cubes and fourth powers of
/// time inside the terms (not in the mean longitude) are left out: below 0.01″.
enum LunarTheory {
  /// For each argument its coefficients in arcseconds, by rising power of time; then the row count of each series; then
  /// for each row the multipliers of the arguments and the amplitudes of sine and cosine.
  static let table = EmbeddedFile("Sky/moon.bin").doubles
  private static let (argumentCount, coefficientCount, seriesCount) = (11, 5, 6)
  private static let countsStart = argumentCount * coefficientCount
  private static let rowsStart = countsStart + seriesCount
  private static let rowSize = argumentCount + 2
  /// The coefficients of the last argument, the mean longitude.
  private static let meanLongitude = table[countsStart - coefficientCount..<countsStart]
  /// Two series each for longitude, latitude (arcseconds) and distance (km), the second to be multiplied by the time.
  private static let series: [CosineSeries] = {
    var row = 0
    return table[countsStart..<rowsStart].map { count in
      defer { row += Int(count) }
      return CosineSeries((row..<row + Int(count)).map { term(table[(rowsStart + rowSize * $0)...].prefix(rowSize)) })
    }
  }()

  /// The geometric position on the mean ecliptic and equinox of date, by days of Terrestrial Time since J2000.0.
  static func place(at terrestrial: Double) -> EclipticPlace {
    let t = terrestrial / 36_525
    let mean = meanLongitude.reversed().reduce(0) { $0 * t + $1 }
    let longitude = mean + series[0].value(at: t) + series[1].value(at: t) * t
    let latitude = series[2].value(at: t) + series[3].value(at: t) * t
    let kilometres = 385_000.540 + series[4].value(at: t) + series[5].value(at: t) * t
    return EclipticPlace(
      longitude: longitude * Angle.arcsecond, latitude: latitude * Angle.arcsecond,
      distance: kilometres / kilometresPerAU)
  }

  /// The term of a row: s sin x + c cos x = A cos(x - atan2(s, c)).
  private static func term(_ row: ArraySlice<Double>) -> CosineSeries.Term {
    let (s, c) = (row[row.endIndex - 2], row[row.endIndex - 1])
    var angle = [0.0, 0.0, 0.0]
    for (argument, multiplier) in row.prefix(argumentCount).enumerated() {
      for degree in 0..<3 { angle[degree] += multiplier * table[coefficientCount * argument + degree] }
    }
    return .init(
      amplitude: (s * s + c * c).squareRoot(), phase: angle[0] * Angle.arcsecond - atan2(s, c),
      rate: angle[1] * Angle.arcsecond, acceleration: angle[2] * Angle.arcsecond)
  }
}
