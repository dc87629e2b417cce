package import Entities
package import Essentials

/// The sky above a place, computed: no network, no disk.
package struct SkyService: Sendable {
  package init() {}

  /// Whether the sun's upper limb is above the horizon.
  package func isDay(at coordinates: Coordinates, _ date: Date) -> Bool {
    Daylight(at: date).isDay(at: coordinates)
  }

  /// Where the sun stands at an instant, for many places.
  package func daylight(at date: Date) -> Daylight { Daylight(at: date) }
}
