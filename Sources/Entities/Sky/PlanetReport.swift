package import Essentials

/// A planet in one night, and where it is at one instant.
package struct PlanetReport: Hashable, Sendable {
  /// The English name.
  package var name: String
  package var magnitude: Double
  /// Degrees above the horizon, with refraction when above.
  package var altitude: Double
  /// Degrees from north over east.
  package var azimuth: Double
  /// The constellation's Latin name.
  package var constellation: String
  /// Within the night, local noon to local noon.
  package var rise: Date?
  package var transit: Date?
  package var set: Date?
  /// Whether it can be seen at the instant.
  package var isVisible: Bool
  /// Degrees above the horizon at the transit, with refraction.
  package var transitAltitude: Double?
  package var aid = Aid.nakedEye
  /// When to look for it in the night; `nil` when it cannot be seen.
  package var look: PlanetLook?

  /// The lit part of the disc, 0…1.
  package var illumination = 1.0
  /// Degrees from the sun, 0…180; negative west of it, where it is seen in the morning.
  package var elongation = 0.0
  /// Degrees from north over east where it rises and sets.
  package var riseAzimuth: Double?
  package var setAzimuth: Double?

  /// What one needs to see it.
  package enum Aid: String, Sendable {
    case nakedEye, binoculars, telescope

    /// What a body of its English name takes; Uranus is of magnitude 5.7 and needs a dark site too.
    package init(for name: String) {
      self = name == "Uranus" ? .binoculars : name == "Neptune" ? .telescope : .nakedEye
    }
  }

  package init(
    name: String, magnitude: Double, altitude: Double, azimuth: Double, constellation: String, rise: Date? = nil,
    transit: Date? = nil, set: Date? = nil, isVisible: Bool
  ) {
    self.name = name
    self.magnitude = magnitude
    self.altitude = altitude
    self.azimuth = azimuth
    self.constellation = constellation
    self.rise = rise
    self.transit = transit
    self.set = set
    self.isVisible = isVisible
  }
}

/// When a planet can be seen in a night, and where it is best placed.
package struct PlanetLook: Hashable, Sendable {
  /// While it can be seen.
  package var span: Range<Date>
  /// When it is highest in that time.
  package var best: Date
  /// Degrees above the horizon then.
  package var altitude: Double
  /// Degrees from north over east then.
  package var azimuth: Double

  package init(span: Range<Date>, best: Date, altitude: Double, azimuth: Double) {
    self.span = span
    self.best = best
    self.altitude = altitude
    self.azimuth = azimuth
  }
}
