import Essentials

/// How long something has been loading.
package nonisolated struct Loading: Equatable, Sendable {
  let since: Date
  /// Whole seconds so far.
  package internal(set) var seconds = 0
  /// How much of a file has arrived; `nil` while none is loading.
  package internal(set) var progress: PictureProgress?

  /// Updates the seconds, clamped to 0…86,400 if the clock jumps.
  mutating func update(at now: Date) { seconds = max(0, Int(min(now.timeIntervalSince(since), 86_400))) }
}
