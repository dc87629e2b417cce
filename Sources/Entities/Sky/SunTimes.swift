package import Essentials

/// The first sunrise and sunset on one local day; `nil` if there is none.
package struct SunTimes: Hashable, Sendable {
  package var rise: Date?
  package var set: Date?

  package init(rise: Date? = nil, set: Date? = nil) { (self.rise, self.set) = (rise, set) }

  /// Whether the sun stays up (`true`) or down (`false`) all day, by its seconds above the horizon on that day; `nil`
  /// if it rises or sets.
  func isUpAllDay(dayLength: Double) -> Bool? { self == SunTimes() ? dayLength > 43_200 : nil }
}
