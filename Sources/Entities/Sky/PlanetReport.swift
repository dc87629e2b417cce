package import Essentials

/// A planet during one night, and its position at one instant.
package struct PlanetReport: Hashable, Sendable {
  /// The English name.
  package var name: String
  /// The apparent visual magnitude.
  package var magnitude: Double
  /// The position at the instant.
  package var place: SkyPlace
  /// The constellation's Latin name.
  package var constellation: String
  /// When it rises within the night, from local noon to noon; `nil` if it doesn't. The same for the next two.
  package var rise: Date?
  /// When it culminates.
  package var transit: Date?
  /// When it sets.
  package var set: Date?
  /// Whether it is visible to the naked eye at the instant.
  package var isVisible: Bool
  /// Degrees above the horizon at the transit, with refraction; `nil` without a transit.
  package var transitAltitude: Double?
  /// The least optical aid with which it can be seen in a dark sky.
  package var aid = Aid.nakedEye
  /// When it is visible with ``aid`` in the rest of the night, and where it is best seen; `nil` if it isn't.
  package var visibility: VisibilityWindow?
  /// The lit fraction of the disc, 0…1.
  package var illumination = 1.0
  /// Degrees from the sun, −180…180; negative west of it, where it is visible in the morning.
  package var elongation = 0.0
  /// Where it rises, in degrees clockwise from north; `nil` if it doesn't within the night.
  package var riseAzimuth: Double?
  /// Where it sets, in degrees clockwise from north; `nil` if it doesn't within the night.
  package var setAzimuth: Double?

  /// The optical aid needed to see a planet.
  package enum Aid: String, Sendable {
    case nakedEye, binoculars, telescope

    /// The aid for a planet, by its English name. Uranus, at magnitude 5.7, is too faint for most skies.
    package init(for name: String) { self = ["Uranus": .binoculars, "Neptune": .telescope][name] ?? .nakedEye }
  }

  package init(
    name: String, magnitude: Double, place: SkyPlace, constellation: String, rise: Date? = nil, transit: Date? = nil,
    set: Date? = nil, isVisible: Bool
  ) {
    (self.name, self.magnitude, self.place, self.constellation) = (name, magnitude, place, constellation)
    (self.rise, self.transit, self.set, self.isVisible) = (rise, transit, set, isVisible)
  }
}
