package import Essentials

/// When a place's sky gets dark next.
package struct Darkness: Hashable, Sendable {
  /// A whole minute: when the sun has sunk to 18° below the horizon, else to 12°, else when it is lowest.
  package var instant: Date
  /// Whether it gets dark by then; else it is as dark as it comes.
  package var isDark: Bool

  package init(instant: Date, isDark: Bool) {
    (self.instant, self.isDark) = (instant, isDark)
  }
}
