package import Entities

/// What it takes to see something: the one set of limits for pages, tables and calendars. A rule of thumb.
package struct SightLimits: Hashable, Sendable {
  /// Degrees above the horizon, without refraction, that it must be higher than.
  package var altitude: Double
  /// Degrees that the Sun must be lower than.
  package var sun: Double
  /// The faintest magnitude at which it is worth looking for.
  package var faintest = 9.0
  package var aid = PlanetReport.Aid.nakedEye

  /// Of a meteor shower's radiant. Where nights are light, twilight takes its share of the rate instead.
  package static let radiant = SightLimits(altitude: 5, sun: -12)

  package init(altitude: Double, sun: Double) {
    self.altitude = altitude
    self.sun = sun
  }

  /// Of a body. Mercury is never out of the twilight; Uranus, of magnitude 5.7, and Neptune need the dark.
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

  /// Of what the Moon and the planets pass.
  package init(_ target: SkyTarget) {
    switch target {
    case .body(let body): self.init(body)
    case .star(.pleiades): self.init(altitude: 10, sun: -15)
    case .star: self.init(altitude: 5, sun: -9)
    }
  }

  /// What both can be seen under.
  package func together(with other: SightLimits) -> SightLimits {
    SightLimits(altitude: max(altitude, other.altitude), sun: min(sun, other.sun))
  }

  /// Whether something as high as that is seen under such a Sun; degrees without refraction.
  package func allow(altitude: Double, sunAltitude: Double) -> Bool { altitude > self.altitude && sunAltitude < sun }
}
