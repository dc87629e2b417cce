/// The brightness of the sky by the sun's altitude, ordered from light to dark.
package enum TwilightPhase: Int, CaseIterable, Comparable, Sendable {
  /// The sun's upper limb is up.
  case day
  /// The sun's centre is at most 6° below the horizon.
  case civil
  /// At most 12° below.
  case nautical
  /// At most 18° below.
  case astronomical
  /// More than 18° below: full darkness.
  case dark

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
