package import Essentials

/// The best chance of an aurora in the rest of a night.
package struct AuroraReport: Hashable, Sendable {
  /// How likely an aurora is to be visible, in ascending order.
  package enum Chance: String, Codable, Comparable, CaseIterable, Sendable {
    case none, possible, likely
  }

  /// The Kp index forecast for `date`, 0…9.
  package var kp: Double
  /// The time of the best chance.
  package var date: Date
  package var chance: Chance
  /// The cloud cover then, 0…100 in whole %, which the chance takes into account; `nil` if unknown.
  package var cloudCover: Double?

  package init(kp: Double, at date: Date, chance: Chance, cloudCover: Double? = nil) {
    (self.kp, self.date, self.chance, self.cloudCover) = (kp, date, chance, cloudCover)
  }
}
