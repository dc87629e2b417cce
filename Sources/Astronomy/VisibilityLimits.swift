package import Entities

/// Rules of thumb for when an object can be seen, shared by pages, tables and calendars.
///
/// No almanac defines them. Chosen so that the object is above most hills and houses, and the sky dark enough for its
/// brightness: at the end of civil twilight (Sun at −6°) for the brightest planets, midway to the end of the nautical one
/// (−9°) for other bright objects, at that end (−12°) for meteors, and nearly full night (−15°) for faint ones.
package struct VisibilityLimits: Hashable, Sendable {
  /// The altitude above which the object must be, degrees without refraction.
  package var minimumAltitude: Double
  /// The altitude below which the Sun must be, degrees without refraction.
  package var maximumSunAltitude: Double
  /// The faintest magnitude at which the object is worth looking for; by default fainter than any planet's.
  package var faintest = 9.0
  /// The least optical aid that shows the object.
  package var aid = PlanetReport.Aid.nakedEye
  /// The limits for a meteor shower's radiant.
  package static let radiant = VisibilityLimits(minimumAltitude: 5, maximumSunAltitude: -12)

  /// Limits for the naked eye; altitudes in degrees without refraction.
  package init(minimumAltitude: Double, maximumSunAltitude: Double) {
    (self.minimumAltitude, self.maximumSunAltitude) = (minimumAltitude, maximumSunAltitude)
  }

  /// The limits for a body. Mercury never leaves the twilight; Uranus, at magnitude 5.7 too faint for most skies,
  /// and Neptune need darkness.
  package init(_ body: Body) {
    switch body {
    case .mercury:
      self.init(minimumAltitude: 3, maximumSunAltitude: -6)
      faintest = 2
    case .venus, .jupiter: self.init(minimumAltitude: 5, maximumSunAltitude: -6)
    case .sun, .moon, .mars, .saturn: self.init(minimumAltitude: 5, maximumSunAltitude: -9)
    case .uranus, .neptune:
      self.init(minimumAltitude: 10, maximumSunAltitude: -15)
      aid = body == .uranus ? .binoculars : .telescope
    }
  }

  /// The limits for a body or star in a conjunction.
  package init(_ target: SkyTarget) {
    switch target {
    case .body(let body): self.init(body)
    case .star(.pleiades): self.init(minimumAltitude: 10, maximumSunAltitude: -15)
    case .star: self.init(minimumAltitude: 5, maximumSunAltitude: -9)
    }
  }

  /// The altitudes within which both objects can be seen. Brightness and aid are each object's own, so those of the
  /// result are the defaults.
  package func combined(with other: VisibilityLimits) -> VisibilityLimits {
    VisibilityLimits(
      minimumAltitude: max(minimumAltitude, other.minimumAltitude),
      maximumSunAltitude: min(maximumSunAltitude, other.maximumSunAltitude))
  }

  /// Whether an object at an altitude can be seen with the Sun at another; degrees without refraction.
  package func allows(altitude: Double, sunAltitude: Double) -> Bool {
    altitude > minimumAltitude && sunAltitude < maximumSunAltitude
  }
}
