/// The bodies the module knows, the Sun and the Moon first, then the planets from the Sun outwards.
package enum Body: Int, CaseIterable, Hashable, Sendable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune

  /// The English name.
  package var name: String {
    switch self {
    case .sun: "Sun"
    case .moon: "Moon"
    case .mercury: "Mercury"
    case .venus: "Venus"
    case .mars: "Mars"
    case .jupiter: "Jupiter"
    case .saturn: "Saturn"
    case .uranus: "Uranus"
    case .neptune: "Neptune"
    }
  }

  /// Mercury to Neptune.
  package static let planets: [Body] = [.mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune]

  /// Radius of the visible disc in kilometres where rise and set are those of the upper limb, else 0: Sun 695,700 (IAU
  /// 2015), Moon 1,737.4.
  package var limbRadius: Double {
    switch self {
    case .sun: 695_700
    case .moon: 1737.4
    default: 0
    }
  }

  /// The motion about the Sun; `nil` for Sun and Moon.
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

/// What one needs to see a body.
package enum ViewingAid: String, CaseIterable, Hashable, Sendable {
  case nakedEye, binoculars, telescope

  /// The naked eye to Saturn; binoculars and a dark site for Uranus (magnitude 5.7); a telescope for Neptune.
  package init(for body: Body) {
    self =
      switch body {
      case .uranus: .binoculars
      case .neptune: .telescope
      default: .nakedEye
      }
  }
}
