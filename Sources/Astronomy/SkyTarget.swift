import Essentials

/// One of the two in a conjunction: a body of the solar system, or a star near the Moon's path.
package enum SkyTarget: Hashable, Sendable {
  case body(Body)
  case star(EclipticStar)

  /// The body; `nil` for a star.
  package var body: Body? { if case .body(let body) = self { body } else { nil } }

  /// The English name.
  package var name: String {
    switch self {
    case .body(let body): body.name
    case .star(let star): star.name
    }
  }

  /// The apparent geocentric position on the mean ecliptic and equinox, by days of Terrestrial Time since J2000.0.
  func place(at terrestrial: Double) -> EclipticPlace {
    switch self {
    case .body(let body): ApparentPlace.place(of: body, at: terrestrial)
    case .star(let star): star.place(at: terrestrial)
    }
  }
}
