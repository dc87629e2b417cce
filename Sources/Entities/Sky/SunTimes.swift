package import Essentials

/// The first sunrise and sunset on one local day; `nil` if there is none.
package struct SunTimes: Hashable, Sendable {
  package var rise: Date?
  package var set: Date?

  package init(rise: Date? = nil, set: Date? = nil) { (self.rise, self.set) = (rise, set) }
}
