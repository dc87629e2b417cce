import Entities
import Repositories

/// One request to a service for several cities, divided if the service can't answer it as a whole.
struct BatchRequest<Value: Sendable>: Sendable {
  let service: Service
  let requests: Requests
  var retry = RetryPolicy.watching
  /// Asks the service for some cities: one result per city, in order, or fewer if the response is damaged after them.
  let send: @Sendable ([City]) async throws(ServiceFailure) -> Answers<Value>

  /// One result per city, in order. Failures are reported to the breaker; once it is open, its failure is every result.
  ///
  /// One bad place can spoil the answer for a hundred, so such a batch is repeated once city by city. One too large is halved.
  func results(for cities: [City], _ breaker: inout CircuitBreaker) async -> Answers<Value> {
    if let failure = breaker.failure { return Array(repeating: .failure(failure), count: cities.count) }
    do throws(ServiceFailure) {
      let results = try await ask(cities, retry)
      breaker.noteAnswer()
      let unanswered = Array(cities.dropFirst(results.count))
      let rest: Answers<Value> =
        await cities.count > 1 ? oneByOne(unanswered, &breaker) : unanswered.map { _ in .failure(.noData(service)) }
      return results.prefix(cities.count) + rest
    } catch {
      if cities.count > 1, error.isAboutSize { return await halved(cities, &breaker) }
      if cities.count > 1, error.mayConcernOneCity { return await oneByOne(cities, &breaker) }
      breaker.note(error)
      return Array(repeating: .failure(error), count: cities.count)
    }
  }

  private func halved(_ cities: [City], _ breaker: inout CircuitBreaker) async -> Answers<Value> {
    let middle = cities.count / 2
    let first = await results(for: Array(cities[..<middle]), &breaker)
    return await first + results(for: Array(cities[middle...]), &breaker)
  }

  /// Asks about each city once, without retries, until the breaker opens.
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
      return try await ask([city], retry.withoutRetries).first ?? .failure(.noData(service))
    } catch {
      return .failure(error)
    }
  }

  private func ask(_ cities: [City], _ retry: RetryPolicy) async throws(ServiceFailure) -> Answers<Value> {
    try await requests.send(to: service, retry) { () async throws(ServiceFailure) in try await send(cities) }
  }
}

extension ServiceFailure {
  /// Whether fewer cities may help: the answer is too large, or for the service the request (413) or its URL (414) is.
  fileprivate var isAboutSize: Bool {
    switch self {
    case .tooLarge, .refused(_, status: 413...414, _): true
    case .offline, .unreachable, .noNetwork, .timedOut, .notBefore, .refused, .cutShort, .unreadable, .noData,
      .keyMissing, .keyRefused, .notFound, .quoted:
      false
    }
  }

  /// Whether a single city of several may have caused the failure.
  fileprivate var mayConcernOneCity: Bool {
    switch self {
    case .unreadable, .noData, .refused(_, status: 400, _): true
    case .offline, .unreachable, .noNetwork, .timedOut, .notBefore, .refused, .cutShort, .tooLarge, .keyMissing,
      .keyRefused, .notFound, .quoted:
      false
    }
  }
}
