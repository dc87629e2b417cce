/// The nodding of the Earth's axis: IAU 2000B (McCarthy & Luzum 2003), its 13 largest terms.
///
/// Error 1900-2100 at most 0.05" in longitude and 0.02" in obliquity.
struct Nutation: Hashable, Sendable {
  /// Change of the longitudes, radians.
  let longitude: Double

  /// Change of the obliquity, radians.
  let obliquity: Double

  private static let termCount = 13

  /// - Parameter centuries: Julian centuries of Terrestrial Time since J2000.0.
  init(atCenturies centuries: Double) {
    let arguments = (0..<5).map { index in
      (NutationTable.arguments[2 * index] + NutationTable.arguments[2 * index + 1] * centuries) * Angle.arcsecond
    }
    var (psi, epsilon) = (0.0, 0.0)
    for row in 0..<Self.termCount {
      var angle = 0.0
      for index in 0..<5 { angle += Double(NutationTable.multipliers[5 * row + index]) * arguments[index] }
      let (s, c) = (sine(angle), cosine(angle))
      let first = 6 * row
      psi +=
        (NutationTable.amplitudes[first] + NutationTable.amplitudes[first + 1] * centuries) * s
        + NutationTable.amplitudes[first + 2] * c
      epsilon +=
        (NutationTable.amplitudes[first + 3] + NutationTable.amplitudes[first + 4] * centuries) * c
        + NutationTable.amplitudes[first + 5] * s
    }
    longitude = (psi * 1e-7 - 0.000135) * Angle.arcsecond
    obliquity = (epsilon * 1e-7 + 0.000388) * Angle.arcsecond
  }
}
