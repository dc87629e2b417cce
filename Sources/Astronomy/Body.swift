/// The Sun, the Moon, and the planets from the Sun outwards.
package enum Body: Int, CaseIterable, Hashable, Sendable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune

  /// The English name.
  package var name: String { Self.names[rawValue] }

  private static let names = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]

  /// Mercury to Neptune.
  package static let planets = Array(allCases.dropFirst(2))

  /// Radius in kilometres of a body that rises and sets by its upper limb, the Sun (695,700, IAU 2015) and the Moon; 0 for
  /// the others.
  package var limbRadius: Double { self == .sun ? 695_700 : self == .moon ? 1737.4 : 0 }

  /// The body's motion about the Sun; `nil` for Sun and Moon.
  var theory: PlanetaryTheory? {
    switch self {
    case .sun, .moon: nil
    case .mercury: .mercury
    case .venus: .venus
    case .mars: .mars
    case .jupiter: .jupiter
    case .saturn: .saturn
    case .uranus: .uranus
    case .neptune: .neptune
    }
  }
}
