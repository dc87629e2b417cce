package import Entities

/// Rules of thumb for when an object can be seen, shared by pages, tables and calendars.
package struct VisibilityLimits: Hashable, Sendable {
  /// The object must be higher than this: degrees without refraction.
  package var altitude: Double
  /// The Sun must be lower than this: degrees without refraction.
  package var sun: Double
  /// The faintest magnitude worth looking for.
  package var faintest = 9.0
  /// What it takes to see the object.
  package var aid = PlanetReport.Aid.nakedEye
  /// For a meteor shower's radiant, whatever its magnitude. In lighter nights twilight lowers the rate instead.
  package static let radiant = VisibilityLimits(altitude: 5, sun: -12)

  /// Altitudes in degrees without refraction; for the naked eye.
  package init(altitude: Double, sun: Double) { (self.altitude, self.sun) = (altitude, sun) }

  /// For a body. Mercury never leaves the twilight; Uranus (magnitude 5.7) and Neptune need darkness.
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

  /// For a target of conjunctions.
  package init(_ target: SkyTarget) {
    switch target {
    case .body(let body): self.init(body)
    case .star(.pleiades): self.init(altitude: 10, sun: -15)
    case .star: self.init(altitude: 5, sun: -9)
    }
  }

  /// The altitudes within which both can be seen; magnitude and aid don't matter then.
  package func combined(with other: VisibilityLimits) -> VisibilityLimits {
    VisibilityLimits(altitude: max(altitude, other.altitude), sun: min(sun, other.sun))
  }

  /// Whether an object at an altitude can be seen under the Sun at another; degrees without refraction.
  package func allows(altitude: Double, sunAltitude: Double) -> Bool { altitude > self.altitude && sunAltitude < sun }
}
