import Essentials

/// Something that is loading.
package nonisolated struct Loading: Equatable, Sendable {
  let since: Date
  /// Whole seconds so far.
  package internal(set) var seconds = 0
  /// How much of a file has come, or `nil` while no file is coming.
  package internal(set) var progress: PictureProgress?

  /// Counts the seconds; a clock that jumps counts a day at most.
  mutating func count(at now: Date) { seconds = max(0, Int(min(now.timeIntervalSince(since), 86_400))) }
}
