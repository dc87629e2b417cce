package import Essentials

/// The time left until a refresh, in steps that change seldom: ten seconds in the last minute, else whole minutes.
package struct Countdown: Equatable, Sendable {
  /// Seconds left, rounded up to a whole step: a multiple of 10 up to 60, above that a multiple of 60. Never negative.
  package var seconds: Int
  /// Whether the last refresh failed for every city.
  package var isAfterFailure: Bool

  /// The time from `now` until a refresh is `due`.
  package nonisolated init(to due: Date, from now: Date, isAfterFailure: Bool) {
    // Limited, since a date from outside may be too far away for an integer.
    let left = Int(min(max(0, due.timeIntervalSince(now)), 1e9).rounded(.up))
    let step = left < 60 ? 10 : 60
    seconds = (left + step - 1) / step * step
    self.isAfterFailure = isAfterFailure
  }

  /// The value of ``seconds`` after its next change.
  var nextStep: Int { seconds <= 60 ? seconds - 10 : seconds - 60 }
}
