import Entities

/// Asks a service for places one after the other, where it cannot be asked for many at once.
enum OneByOne {
  /// Results in the order of `cities`.
  ///
  /// A failure that every further request would meet (network off, key refused, asked to wait) ends the asking, and
  /// the remaining cities share it. If it met the first city, or no city has an answer and the last failure was the
  /// service's, it is thrown.
  static func results<Value>(
    _ cities: [City], _ ask: (City) async throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> [Result<Value, ServiceFailure>] {
    var results: [Result<Value, ServiceFailure>] = []
    for city in cities {
      do throws(ServiceFailure) {
        results.append(.success(try await ask(city)))
      } catch {
        results.append(.failure(error))
        if endsAsking(error) { break }
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

  /// The failure of the service itself, if no place has an answer.
  private static func commonFailure<Value>(_ results: [Result<Value, ServiceFailure>]) -> ServiceFailure? {
    var last: ServiceFailure?
    for result in results {
      guard case .failure(let failure) = result else { return nil }
      switch failure {
      case .noData, .notFound: return nil
      default: last = failure
      }
    }
    return last
  }
}
