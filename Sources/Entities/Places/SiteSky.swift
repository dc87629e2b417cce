/// How light pollution brightens a place's night sky, as measured or looked up on a map.
package enum SiteSky: Hashable, Codable, Sendable {
  /// A sky quality meter's reading at the zenith on a moonless night, in magnitudes per square arcsecond.
  case sqm(Double)
  /// The class on the Bortle scale, 1 (darkest) to 9.
  case bortle(Int)

  /// The valid readings, from brighter than over any city to darker than anywhere on Earth.
  package static let sqmRange = 14.0...22.2
  /// The valid classes.
  package static let bortleRange = 1...9

  /// In magnitudes per square arcsecond; for a Bortle class, a typical value. Classes out of range are clamped.
  package var brightness: Double {
    switch self {
    case .sqm(let value): value
    case .bortle(let rank): Self.brightnessByClass[min(max(rank, 1), Self.brightnessByClass.count) - 1]
    }
  }

  /// For the classes 1…9, the middles of the ranges usually given, with estimates for 8 and 9, whose ranges are open.
  /// J. Bortle himself describes the classes by what the eye sees (Sky & Telescope, February 2001).
  private static let brightnessByClass = [21.9, 21.7, 21.45, 20.8, 19.8, 18.9, 18.25, 17.8, 17.4]
}
