import Entities
import Repositories

/// A request to one service for as many cities as fit into it.
struct BatchRequest<Value: Sendable>: Sendable {
  let service: Service
  let requests: Requests
  var retry = RetryPolicy.watching
  let send: @Sendable ([City]) async throws(ServiceFailure) -> Answers<Value>

  /// The answers for a batch that fits one request.
  ///
  /// One bad place can spoil the answer for a hundred, so such a batch is repeated once city by city. If the answer or the
  /// URL is too large, the batch is halved.
  func results(for cities: [City], _ breaker: inout CircuitBreaker) async -> Answers<Value> {
    if let failure = breaker.failure { return Array(repeating: .failure(failure), count: cities.count) }
    do throws(ServiceFailure) {
      let results = try await ask(cities, retry)
      breaker.noteAnswer()
      let lost = Array(cities.dropFirst(results.count))
      let rest: Answers<Value> =
        await cities.count > 1 ? oneByOne(lost, &breaker) : lost.map { _ in .failure(.noData(service)) }
      return results.prefix(cities.count) + rest
    } catch {
      if cities.count > 1, Self.isTooMuch(error) { return await halved(cities, &breaker) }
      if cities.count > 1, Self.mayBeOneCity(error) { return await oneByOne(cities, &breaker) }
      breaker.note(error)
      return Array(repeating: .failure(error), count: cities.count)
    }
  }

  private func halved(_ cities: [City], _ breaker: inout CircuitBreaker) async -> Answers<Value> {
    let middle = cities.count / 2
    let first = await results(for: Array(cities[..<middle]), &breaker)
    return await first + results(for: Array(cities[middle...]), &breaker)
  }

  private func oneByOne(_ cities: [City], _ breaker: inout CircuitBreaker) async -> Answers<Value> {
    var results: Answers<Value> = []
    for city in cities {
      let result = await single(city, breaker.failure)
      if case .failure(let failure) = result { breaker.note(failure) } else { breaker.noteAnswer() }
      results.append(result)
    }
    return results
  }

  private func single(_ city: City, _ failure: ServiceFailure?) async -> Result<Value, ServiceFailure> {
    if let failure { return .failure(failure) }
    do throws(ServiceFailure) {
      return try await ask([city], retry.once).first ?? .failure(.noData(service))
    } catch {
      return .failure(error)
    }
  }

  private func ask(_ cities: [City], _ retry: RetryPolicy) async throws(ServiceFailure) -> Answers<Value> {
    try await requests.send(to: service, retry) { () async throws(ServiceFailure) in try await send(cities) }
  }

  private static func isTooMuch(_ failure: ServiceFailure) -> Bool {
    switch failure {
    case .tooLarge: true
    case .refused(_, let status, _): status == 413 || status == 414
    default: false
    }
  }

  private static func mayBeOneCity(_ failure: ServiceFailure) -> Bool {
    switch failure {
    case .unreadable, .noData: true
    case .refused(_, let status, _): status == 400
    default: false
    }
  }
}

/// Stops requests to a service for the rest of a round, after a failure that would repeat or three failures in a row.
struct CircuitBreaker {
  /// The failure that opened the breaker; `nil` while it is closed.
  private(set) var failure: ServiceFailure?
  private var failuresInARow = 0
  private var hasAnswered = false

  private static let limit = 3

  /// Open from the start if the service failed earlier in the round.
  init(_ failure: ServiceFailure? = nil) { self.failure = failure }

  mutating func noteAnswer() {
    failuresInARow = 0
    hasAnswered = true
  }

  mutating func note(_ failure: ServiceFailure) {
    guard self.failure == nil, !concernsOnePlace(failure) else { return }
    failuresInARow += 1
    if failure.concernsEveryCity || failuresInARow == Self.limit { self.failure = failure }
  }

  /// A service that has answered for other places and rejects a request with 400 objects to that place.
  private func concernsOnePlace(_ failure: ServiceFailure) -> Bool {
    if case .refused(_, status: 400, _) = failure { return hasAnswered }
    return failure.concernsOnePlace
  }
}
