package import Essentials

/// Sunrise and sunset of one local day; `nil` where there is none.
package struct SunTimes: Hashable, Sendable {
  package var rise: Date?
  package var set: Date?

  package init(rise: Date?, set: Date?) {
    self.rise = rise
    self.set = set
  }
}
