import Entities
import Repositories

/// One request to a service for several cities, divided if the service can't answer it as a whole.
struct BatchRequest<Value: Sendable>: Sendable {
  let service: Service
  let requests: Requests
  /// The policy of a request for several cities; one for a single city out of them isn't repeated.
  var retry = RetryPolicy.watching
  /// Asks the service for some cities: one result per city, in order, or fewer if the rest of the answer is damaged.
  let send: @Sendable ([City]) async throws(ServiceFailure) -> Answers<Value>

  /// One result per city, in order. Failures may open the breaker; cities not yet asked about then get its failure.
  ///
  /// If one bad place may have spoilt a batch, its cities are asked about one by one; too large a batch, in two halves.
  func results(for cities: [City], _ breaker: inout CircuitBreaker) async -> Answers<Value> {
    if let failure = breaker.failure { return Array(repeating: .failure(failure), count: cities.count) }
    do throws(ServiceFailure) {
      let results = try await ask(cities, retry)
      breaker.note(results)
      let unanswered = Array(cities.dropFirst(results.count))
      let rest: Answers<Value> =
        cities.count > 1
        ? await singleResults(for: unanswered, &breaker) : unanswered.map { _ in .failure(.noData(service)) }
      return results.prefix(cities.count) + rest
    } catch {
      if cities.count > 1, error.isAboutSize { return await resultsInHalves(for: cities, &breaker) }
      if cities.count > 1, error.mayConcernOneCity { return await singleResults(for: cities, &breaker) }
      breaker.note(error)
      return Array(repeating: .failure(error), count: cities.count)
    }
  }

  private func resultsInHalves(for cities: [City], _ breaker: inout CircuitBreaker) async -> Answers<Value> {
    let middle = cities.count / 2
    let first = await results(for: Array(cities[..<middle]), &breaker)
    return await first + results(for: Array(cities[middle...]), &breaker)
  }

  /// Asks about each city in its own request, tried once, until the breaker opens.
  private func singleResults(for cities: [City], _ breaker: inout CircuitBreaker) async -> Answers<Value> {
    var results: Answers<Value> = []
    for city in cities {
      let result: Result<Value, ServiceFailure> =
        if let failure = breaker.failure { .failure(failure) } else { await self.result(for: city) }
      breaker.note([result])
      results.append(result)
    }
    return results
  }

  private func result(for city: City) async -> Result<Value, ServiceFailure> {
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
  /// Whether fewer cities may help: the answer is too large for skydash, or the request for the service (413, 414).
  fileprivate var isAboutSize: Bool {
    switch self {
    case .tooLarge, .refused(_, status: 413...414, _): true
    default: false
    }
  }

  /// Whether a single city of several may have caused the failure.
  fileprivate var mayConcernOneCity: Bool {
    switch self {
    case .unreadable, .noData, .refused(_, status: 400, _): true
    default: false
    }
  }
}
