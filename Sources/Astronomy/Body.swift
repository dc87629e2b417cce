/// The Sun, the Moon, and the planets in the order of their distance from the Sun.
package enum Body: Int, CaseIterable, Hashable, Sendable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune

  /// The English name.
  package var name: String { Self.facts[rawValue].name }
  /// Mercury to Neptune.
  package static let planets = Array(allCases.dropFirst(2))

  /// Equatorial radius in kilometres (IAU 2015).
  var radius: Double { Self.facts[rawValue].radius }

  /// The name and radius of each body, in the order of the cases.
  private static let facts: [(name: String, radius: Double)] = [
    ("Sun", 695_700), ("Moon", 1737.4), ("Mercury", 2440.5), ("Venus", 6051.8), ("Mars", 3396.2), ("Jupiter", 71_492),
    ("Saturn", 60_268), ("Uranus", 25_559), ("Neptune", 24_764),
  ]

  /// The radius in kilometres of a body that rises and sets by its upper limb, the Sun or the Moon; 0 for planets.
  var limbRadius: Double { self == .sun || self == .moon ? radius : 0 }

  /// The body's motion about the Sun; `nil` for Sun and Moon.
  var theory: PlanetaryTheory? {
    // Not an array: each theory is read from its table when it is first used.
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
