import Entities

/// Asks a service for places one after the other, where it cannot be asked for many at once.
enum OneByOne {
  /// Results in the order of `cities`.
  ///
  /// A failure that every further request would meet (network off, key refused, asked to wait), or three failures of the
  /// service in a row, end the asking, and the remaining cities share the last. It is thrown if no city has an answer and
  /// it was the service's.
  static func results<Value>(
    _ cities: [City], _ ask: (City) async throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> [Result<Value, ServiceFailure>] {
    var results: [Result<Value, ServiceFailure>] = []
    var failuresInARow = 0
    for city in cities {
      do throws(ServiceFailure) {
        results.append(.success(try await ask(city)))
        failuresInARow = 0
      } catch {
        results.append(.failure(error))
        failuresInARow += isOfThePlace(error) ? 0 : 1
        if endsAsking(error) || failuresInARow == 3 { break }
      }
    }
    if let failure = commonFailure(results) { throw failure }
    if case .failure(let last)? = results.last {
      results.append(contentsOf: repeatElement(.failure(last), count: cities.count - results.count))
    }
    return results
  }

  /// Whether asking for another place is pointless.
  private static func endsAsking(_ failure: ServiceFailure) -> Bool {
    switch failure {
    case .offline, .notBefore, .keyMissing, .keyRefused, .unreachable, .timedOut: true
    case .refused, .unreadable, .noData, .notFound: false
    }
  }

  /// Whether a failure says something of the place and nothing of the service.
  private static func isOfThePlace(_ failure: ServiceFailure) -> Bool {
    switch failure {
    case .noData, .notFound: true
    default: false
    }
  }

  /// The failure of the service itself, if no place has an answer.
  private static func commonFailure<Value>(_ results: [Result<Value, ServiceFailure>]) -> ServiceFailure? {
    var last: ServiceFailure?
    for result in results {
      guard case .failure(let failure) = result else { return nil }
      if isOfThePlace(failure) { return nil }
      last = failure
    }
    return last
  }
}
