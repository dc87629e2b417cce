package import Essentials

/// When a place's sky gets dark next.
package struct Darkness: Hashable, Sendable {
  /// When the sun reaches 18° below the horizon, or else 12°, or else when it is lowest, to the minute.
  package var instant: Date
  /// Whether it is dark then; if not, it doesn't get any darker.
  package var isDark: Bool

  package init(instant: Date, isDark: Bool) { (self.instant, self.isDark) = (instant, isDark) }
}
