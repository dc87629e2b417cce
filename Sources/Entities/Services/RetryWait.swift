package import Essentials

/// How long a service that limits requests wants to be left alone.
package struct RetryWait: Sendable {
  /// How long to wait.
  package enum Length: Sendable {
    case seconds(Double)
    /// Until a margin after the next multiple of a period since 1970, in seconds: counters restart at full UTC hours.
    case nextMultiple(of: Double, margin: Double)
  }

  package let length: Length
  /// Lower-case words, one of which the answer must contain; if empty, the wait applies to every answer.
  package var words: [String] = []

  /// When the service may be requested again.
  package func end(after now: Date) -> Date {
    switch length {
    case .seconds(let seconds): now.addingTimeInterval(seconds)
    case .nextMultiple(let period, let margin):
      Date(timeIntervalSince1970: ((now.timeIntervalSince1970 / period).rounded(.down) + 1) * period + margin)
    }
  }
}
