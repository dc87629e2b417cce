import Essentials

/// The motion of the Moon about the Earth after S. L. Moshier (1996, fitted to JPL DE404), 321 terms.
///
/// Largest error against JPL DE421, 1900-2053: direction 2.6", 0.6" rms, distance 13 km. The cubes and fourth powers of
/// time inside the terms (not in the mean longitude) are left out: below 0.01".
enum LunarTheory {
  /// Per argument (11) five coefficients in arcseconds, for powers of time from 0; then the row counts of the six series;
  /// then per row 11 multipliers and the amplitudes of sine and cosine.
  static let table = EmbeddedFile("Sky/moon.bin").doubles
  private static let counts = table[55..<61]
  private static let rowsStart = 61
  private static let rowSize = 13
  /// The coefficients of the mean longitude, which is the last argument.
  private static let meanLongitude = Array(table[50..<55])
  /// Longitude, latitude, distance: of each, the series for the powers 0 and 1 of time in centuries.
  private static let series = makeSeries()

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

  private static func makeSeries() -> [CosineSeries] {
    var row = 0
    return counts.map { count in
      defer { row += Int(count) }
      return CosineSeries((row..<row + Int(count)).map { term(table[(rowsStart + rowSize * $0)...].prefix(rowSize)) })
    }
  }

  /// The term of a row: s sin x + c cos x = A cos(x - atan2(s, c)).
  private static func term(_ row: ArraySlice<Double>) -> CosineSeries.Term {
    let (s, c) = (row[row.startIndex + 11], row[row.startIndex + 12])
    var angle = [0.0, 0.0, 0.0]
    for (argument, multiplier) in row.prefix(11).enumerated() {
      for degree in 0..<3 { angle[degree] += multiplier * table[5 * argument + degree] }
    }
    return .init(
      amplitude: (s * s + c * c).squareRoot(), phase: angle[0] * Angle.arcsecond - atan2(s, c),
      rate: angle[1] * Angle.arcsecond, acceleration: angle[2] * Angle.arcsecond)
  }
}
