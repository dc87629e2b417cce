import Astronomy
package import Entities
package import Foundation

/// The sky above a place, computed: no network, no disk.
package struct SkyService: Sendable {
  package init() {}

  /// Whether the sun's upper limb is above the horizon.
  package func isDay(at coordinates: Coordinates, _ date: Date) -> Bool {
    true
  }
}
