/// How light the sky is, by the sun's altitude; ordered from light to dark.
package enum SkyLight: Int, CaseIterable, Comparable, Sendable {
  /// The sun's upper limb is up.
  case day
  /// The sun's centre is down to 6° below the horizon.
  case civil
  /// Down to 12° below.
  case nautical
  /// Down to 18° below.
  case astronomical
  /// More than 18° below: as dark as it gets.
  case dark

  package static func < (left: SkyLight, right: SkyLight) -> Bool { left.rawValue < right.rawValue }
}
