import Entities

/// Ends the asking of a service for the rest of a round: after a failure that every further request would meet, or after
/// three in a row.
struct Brake {
  /// Why the service is not asked any more, if it is not.
  private(set) var failure: ServiceFailure?
  private var failuresInARow = 0
  private var hasAnswered = false

  /// So many failures in a row are no accident.
  private static let limit = 3

  /// A brake that is on already if the service failed earlier in the round.
  init(_ failure: ServiceFailure? = nil) { self.failure = failure }

  /// Hears of a request that was answered.
  mutating func noteAnswer() {
    failuresInARow = 0
    hasAnswered = true
  }

  /// Hears of a request that failed.
  mutating func note(_ failure: ServiceFailure) {
    guard self.failure == nil, !isOfThePlace(failure) else { return }
    failuresInARow += 1
    if failure.concernsEveryCity || failuresInARow == Self.limit { self.failure = failure }
  }

  /// A service that answers for others and calls a request bad means its place.
  private func isOfThePlace(_ failure: ServiceFailure) -> Bool {
    if case .refused(_, status: 400, _) = failure { return hasAnswered }
    return failure.isOfThePlace
  }
}
