import Essentials

/// The 88 constellations.
enum Constellation {
  /// The Latin name, such as `Ursa Major`, of the constellation in a direction on the mean equator of J2000.0.
  ///
  /// By Delporte's boundaries as N. G. Roman tabulated them for equinox B1875.0 (1987, Publ. Astron. Soc. Pacific 99,
  /// 695); exact except within about 1″ of a boundary.
  static func name(atJ2000 vector: Vector) -> String {
    let old = Precession.to1875(vector)
    let index = index(
      rightAscension: (Angle.positive(old.longitude) / Angle.turn * 43_200).rounded(.down),
      declination: (old.latitude / Angle.degree * 60).rounded(.down))
    return index.map { StarCatalogue.constellations[$0].name } ?? "Octans"
  }

  /// Strips from north to south, four numbers each: right ascension from and to (1/1800 h), lower declination
  /// (arcminutes), and index of the constellation.
  static let strips = EmbeddedFile("Sky/borders.bin").doubles

  /// The constellation's index, by the first strip that contains a position (1/1800 h, arcminutes, both whole numbers,
  /// as the boundaries are); `nil` south of all strips.
  private static func index(rightAscension: Double, declination: Double) -> Int? {
    let strips = strips
    let rows = 0..<strips.count / 4
    let reaching = rows[rows.partitioningIndex { strips[4 * $0 + 2] <= declination }...]
    let strip = reaching.first { strips[4 * $0] <= rightAscension && rightAscension < strips[4 * $0 + 1] }
    return strip.map { Int(strips[4 * $0 + 3]) }
  }
}
