package import Essentials

/// The time to a refresh, rounded up to ten seconds under a minute, else to whole minutes.
package struct Countdown: Equatable, Sendable {
  /// The time left, never negative.
  package var seconds: Int
  /// Whether the last refresh failed.
  package var isAfterFailure: Bool

  package nonisolated init(to due: Date, from now: Date, isAfterFailure: Bool) {
    let left = max(Int(min(due.timeIntervalSince(now), 1e9).rounded(.up)), 0)
    let step = left < 60 ? 10 : 60
    seconds = (left + step - 1) / step * step
    self.isAfterFailure = isAfterFailure
  }

  /// The value of ``seconds`` at its next step.
  var nextStep: Int { seconds <= 60 ? seconds - 10 : seconds - 60 }
}
