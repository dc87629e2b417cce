/// One of the 88 constellations.
package struct Constellation: Hashable, Sendable {
  /// The abbreviation of the International Astronomical Union, such as `Leo` or `UMa`.
  package let abbreviation: String

  /// The Latin name, such as `Ursa Major`.
  package let name: String

  /// The constellation in which a place lies.
  ///
  /// Delporte's boundaries as tabulated by N. G. Roman 1987, Publ. Astron. Soc. Pacific 99, 695, equinox B1875.0; exact but for
  /// places within about 1" of a border.
  ///
  /// - Parameters:
  ///   - rightAscension: Degrees, mean equinox J2000.0.
  ///   - declination: Degrees, -90...90.
  package init(rightAscension: Double, declination: Double) {
    self.init(
      atJ2000: Vector(longitude: rightAscension * Angle.degree, latitude: declination * Angle.degree))
  }

  /// The constellation of a direction on the mean equator of J2000.0.
  init(atJ2000 vector: Vector) {
    let old = Precession.to1875(vector)
    let index = Self.index(
      rightAscension: Angle.positive(old.longitude) / Angle.turn * 43_200,
      declination: old.latitude / Angle.degree * 60)
    abbreviation = ConstellationTable.abbreviations[index]
    name = ConstellationTable.names[index]
  }

  /// The place among the names: the first strip, from north to south, that holds the place (1/1800 h, arcminutes).
  private static func index(rightAscension: Double, declination: Double) -> Int {
    let strips = ConstellationTable.strips
    for row in stride(from: 0, to: strips.count, by: 4)
    where Double(strips[row + 2]) <= declination && Double(strips[row]) <= rightAscension
      && rightAscension < Double(strips[row + 1])
    {
      return Int(strips[row + 3])
    }
    return ConstellationTable.abbreviations.firstIndex(of: "Oct") ?? 0
  }
}
