import Entities
import Repositories

/// Stops requests to a service for the rest of a round, after a failure that would repeat or three failures in a row.
struct CircuitBreaker {
  /// The failure that opened the breaker; `nil` while it is closed.
  private(set) var failure: ServiceFailure?
  private var failuresInARow = 0
  private var hasAnswered = false

  /// A breaker, open from the start if the service failed earlier in the round.
  init(_ failure: ServiceFailure? = nil) { self.failure = failure }

  /// Notes the results of one request. If none is a value, the first failure counts; otherwise the count of failures
  /// starts anew, but an open breaker stays open.
  mutating func note<Value>(_ results: Answers<Value>) {
    if results.contains(where: { if case .success = $0 { true } else { false } }) {
      (failuresInARow, hasAnswered) = (0, true)
    } else if case .failure(let failure)? = results.first {
      note(failure)
    }
  }

  /// Counts a failure and may open the breaker, unless it is open already or the failure concerns one place only.
  mutating func note(_ failure: ServiceFailure) {
    guard self.failure == nil, !concernsOnePlace(failure) else { return }
    failuresInARow += 1
    if failure.concernsEveryCity || failuresInARow == 3 { self.failure = failure }
  }

  /// Whether the failure concerns the requested place, not the service. A service that has answered for other places
  /// and rejects a request with 400 objects to that place.
  private func concernsOnePlace(_ failure: ServiceFailure) -> Bool {
    switch failure {
    case .noData, .notFound: true
    case .refused(_, status: 400, _): hasAnswered
    default: false
    }
  }
}
