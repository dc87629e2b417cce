package import Entities

/// Rules of thumb for when an object can be seen, shared by pages, tables and calendars.
package struct VisibilityLimits: Hashable, Sendable {
  /// The altitude above which the object must be, degrees without refraction.
  package var altitude: Double
  /// The altitude below which the Sun must be, degrees without refraction.
  package var sun: Double
  /// The magnitude of the faintest object worth looking for; by default fainter than any planet.
  package var faintest = 9.0
  /// What it takes to see the object.
  package var aid = PlanetReport.Aid.nakedEye
  /// The limits for a meteor shower's radiant.
  package static let radiant = VisibilityLimits(altitude: 5, sun: -12)

  /// Limits for the naked eye; altitudes in degrees without refraction.
  package init(altitude: Double, sun: Double) { (self.altitude, self.sun) = (altitude, sun) }

  /// The limits for a body. Mercury never leaves the twilight; Uranus (magnitude 5.7) and Neptune need darkness.
  package init(_ body: Body) {
    switch body {
    case .mercury: self.init(altitude: 3, sun: -6)
    case .venus, .jupiter: self.init(altitude: 5, sun: -6)
    case .sun, .moon, .mars, .saturn: self.init(altitude: 5, sun: -9)
    case .uranus, .neptune: self.init(altitude: 10, sun: -15)
    }
    if body == .mercury { faintest = 2 }
    aid = PlanetReport.Aid(for: body.name)
  }

  /// The limits for a body or star in a conjunction.
  package init(_ target: SkyTarget) {
    switch target {
    case .body(let body): self.init(body)
    case .star(.pleiades): self.init(altitude: 10, sun: -15)
    case .star: self.init(altitude: 5, sun: -9)
    }
  }

  /// The altitudes within which both objects can be seen; magnitude and aid are left at their defaults.
  package func combined(with other: VisibilityLimits) -> VisibilityLimits {
    VisibilityLimits(altitude: max(altitude, other.altitude), sun: min(sun, other.sun))
  }

  /// Whether an object at an altitude can be seen with the Sun at another; degrees without refraction.
  package func allows(altitude: Double, sunAltitude: Double) -> Bool { altitude > self.altitude && sunAltitude < sun }
}
