package import Essentials

/// The sun on one local calendar day. An event that does not happen on that day is `nil`.
package struct SunReport: Hashable, Sendable {
  package var rise: Date?
  package var set: Date?
  /// Upper transit.
  package var noon: Date?
  /// Seconds above the horizon within the day.
  package var dayLength: Double
  package var isAlwaysUp: Bool
  package var isAlwaysDown: Bool
  /// Whether it only grazes the horizon, so that the air of the day decides about rise and set.
  package var grazesHorizon = false
  /// The sun's centre at −6°.
  package var civilDawn: Date?
  package var civilDusk: Date?
  /// −12°.
  package var nauticalDawn: Date?
  package var nauticalDusk: Date?
  /// −18°.
  package var astronomicalDawn: Date?
  package var astronomicalDusk: Date?

  package init(dayLength: Double, isAlwaysUp: Bool, isAlwaysDown: Bool) {
    self.dayLength = dayLength
    self.isAlwaysUp = isAlwaysUp
    self.isAlwaysDown = isAlwaysDown
  }
}
