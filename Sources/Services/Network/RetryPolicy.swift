/// How long and how often to try requests, and whether an outage ends them early.
package struct RetryPolicy: Sendable {
  /// The deadline of all requests together; `nil` if only each request's own timeout applies.
  package internal(set) var deadline: ContinuousClock.Instant?
  /// The deadline if there is something cached to show; `nil` if that makes no difference.
  private var earlierDeadline: ContinuousClock.Instant?
  /// Seconds before the second and third tries, each lengthened by up to a quarter at random.
  private(set) var pauses = [1.0, 3.0]
  /// Whether a request is tried again after a timeout.
  private(set) var retriesTimeouts = true
  /// Whether to remember an outage: a silent name server for this run, any missing network for a minute of commands.
  private(set) var cachesOutage = false
  /// Whether to send requests although an earlier command found an outage.
  private(set) var ignoresKnownOutage = false

  /// For a live table, which has time: retries transient failures, a failed TLS handshake among them.
  package static let watching = RetryPolicy()

  /// Seconds that a printed command waits for all its services, with and without something cached to show.
  static let printedWait = (cached: 8.0, nothing: 20.0)

  /// For a command that prints once from `begin` on: fewer retries, and the usual deadline, `stretch` times as far.
  static func printed(
    from begin: ContinuousClock.Instant, ignoresKnownOutage: Bool = false, stretchedBy stretch: Double = 1
  ) -> RetryPolicy {
    RetryPolicy(
      deadline: begin + .seconds(printedWait.nothing * stretch),
      earlierDeadline: begin + .seconds(printedWait.cached * stretch), retriesTimeouts: false, cachesOutage: true,
      ignoresKnownOutage: ignoresKnownOutage)
  }

  /// The same, with the earlier deadline if there is something cached to show.
  package func limited(hasCached: Bool) -> RetryPolicy {
    with { if hasCached, let earlierDeadline { $0.deadline = earlierDeadline } }
  }

  /// The same, with an equal share of the time left at `now`, so that `count` services can be tried in turn.
  func sharing(among count: Int, at now: ContinuousClock.Instant) -> RetryPolicy {
    with { policy in policy.deadline = deadline.map { now + max($0 - now, .zero) / max(count, 1) } }
  }

  /// The same, without retries.
  var withoutRetries: RetryPolicy { with { $0.pauses = [] } }

  /// The same, without retries after a timeout: another service takes over.
  var withoutRetryingTimeouts: RetryPolicy { with { $0.retriesTimeouts = false } }

  /// The policy for the retries after a first try with ``withoutRetryingTimeouts``, and the seconds to wait before them;
  /// `nil` if this policy has no retries after timeouts.
  var afterFirstTry: (pause: Double, policy: RetryPolicy)? {
    guard retriesTimeouts, let pause = pauses.first else { return nil }
    return (pause, with { $0.pauses.removeFirst() })
  }

  private func with(_ change: (inout RetryPolicy) -> Void) -> RetryPolicy {
    var other = self
    change(&other)
    return other
  }
}
