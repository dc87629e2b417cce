/// How long and how often services are asked: a value, made when a command begins.
package struct RetryPolicy: Sendable {
  /// When all requests together have taken long enough; `nil` where only each request's own limit counts.
  package var deadline: ContinuousClock.Instant?
  /// The deadline where something is cached to show.
  private var earlierDeadline: ContinuousClock.Instant?
  /// Seconds before the first try.
  var delay = 0.0
  /// Seconds before the second and the third try.
  package var pauses = [1.0, 3.0]
  /// Whether a service that did not answer in time is asked again.
  var retriesTimeouts = true
  /// Whether a missing network ends all asking, in this run and for a minute in others.
  private(set) var cachesOutage = false
  /// Whether an outage that an earlier command found does not count.
  private(set) var ignoresKnownOutage = false

  /// For a live table, which has time: transient failures are asked again after 1 s and 3 s.
  package static let watching = RetryPolicy()

  /// Seconds that a printed command waits for all its services, with something cached to show and with nothing.
  static let printedWait = (cached: 8.0, nothing: 20.0)

  /// For a command that prints once and begins at an instant: where there is no network, or no answer in time, no service is
  /// asked again, and all services together have limited time, `stretch` times longer than usual.
  static func printed(
    from begin: ContinuousClock.Instant, ignoresKnownOutage: Bool = false, stretchedBy stretch: Double = 1
  ) -> RetryPolicy {
    var policy = RetryPolicy()
    policy.deadline = begin + .seconds(printedWait.nothing * stretch)
    policy.earlierDeadline = begin + .seconds(printedWait.cached * stretch)
    policy.retriesTimeouts = false
    policy.cachesOutage = true
    policy.ignoresKnownOutage = ignoresKnownOutage
    return policy
  }

  /// The same, which ends earlier where something is cached to show.
  package func limited(hasCached: Bool) -> RetryPolicy {
    with { if hasCached, let earlierDeadline { $0.deadline = earlierDeadline } }
  }

  /// The same with an equal part of the time left, so that others can be asked after it.
  func sharing(among count: Int, at now: ContinuousClock.Instant) -> RetryPolicy {
    with { policy in policy.deadline = deadline.map { now + max($0 - now, .zero) / max(count, 1) } }
  }

  /// The same, but each request is tried once.
  package var once: RetryPolicy { with { $0.pauses = [] } }

  /// The same, but a service that did not answer in time is not asked again: another takes its turn.
  var withoutRetryingTimeouts: RetryPolicy { with { $0.retriesTimeouts = false } }

  /// The tries that are left after the first one of ``withoutRetryingTimeouts``; `nil` where timeouts are not retried.
  var afterFirstTry: RetryPolicy? {
    guard retriesTimeouts, let pause = pauses.first else { return nil }
    return with { ($0.delay, $0.pauses) = (pause, Array(pauses.dropFirst())) }
  }

  private func with(_ change: (inout RetryPolicy) -> Void) -> RetryPolicy {
    var other = self
    change(&other)
    return other
  }
}
