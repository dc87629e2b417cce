/// A planet during one night, and its position at one instant.
package struct PlanetReport: Hashable, Sendable {
  /// The English name.
  package var name: String
  /// The apparent visual magnitude.
  package var magnitude: Double
  /// The position at the instant, with refraction.
  package var place: SkyPlace
  /// The constellation's Latin name.
  package var constellation: String
  /// The lit fraction of the disc, 0…1.
  package var illumination: Double
  /// Degrees from the sun, −180…180; negative west of it, where it is visible in the morning.
  package var elongation: Double
  /// The least optical aid with which it can be seen in a dark sky.
  package var aid: Aid
  /// Whether it is visible to the naked eye at the instant.
  package var isVisible: Bool
  /// The first rise within the night, from local noon to noon, with refraction; `nil` if there is none, as below.
  package var rise: TimedPlace?
  /// The culmination, perhaps below the horizon.
  package var transit: TimedPlace?
  package var set: TimedPlace?
  /// When it is visible with ``aid`` in the rest of the night, and where it is best seen; `nil` if it isn't.
  package var visibility: VisibilityWindow?

  /// The optical aid needed to see a planet.
  package enum Aid: String, Sendable {
    case nakedEye, binoculars, telescope
  }

  package init(
    name: String, magnitude: Double, place: SkyPlace, constellation: String, illumination: Double, elongation: Double,
    aid: Aid, isVisible: Bool
  ) {
    (self.name, self.magnitude, self.place, self.constellation) = (name, magnitude, place, constellation)
    (self.illumination, self.elongation, self.aid, self.isVisible) = (illumination, elongation, aid, isVisible)
  }
}
