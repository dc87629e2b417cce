/// How bright the night sky is over a place for its lamps, as a person measured it or looked it up on a map.
package enum SiteSky: Hashable, Codable, Sendable {
  /// What a sky quality meter reads in the zenith of a moonless night, magnitudes per square arcsecond.
  case sqm(Double)
  /// The class of Bortle's scale, 1 darkest to 9.
  case bortle(Int)

  /// From daylight's end over a city to darker than any place is.
  package static let sqmRange = 14.0...22.2
  package static let bortleRange = 1...9

  /// Magnitudes per square arcsecond; of a class the middle of what is usually given for it.
  package var brightness: Double {
    switch self {
    case .sqm(let value): value
    case .bortle(let rank): Self.ofClasses[min(max(rank, 1), 9) - 1]
    }
  }

  private static let ofClasses = [21.9, 21.7, 21.45, 20.8, 19.8, 18.9, 18.25, 17.8, 17.4]
}
