import Entities
import Repositories

/// Asks one service about as many cities as fit one request.
struct BatchRequest<Value: Sendable>: Sendable {
  let service: Service
  let patience: Patience
  let send: @Sendable ([City]) async throws(ServiceFailure) -> [Result<Value, ServiceFailure>]

  /// One result for each city of a batch that fits one request, in order.
  func results(for cities: [City]) async -> [Result<Value, ServiceFailure>] {
    do {
      let results = try await patience.request(service) { () async throws(ServiceFailure) in try await send(cities) }
      let missing = repeatElement(
        Result<Value, ServiceFailure>.failure(.noData(service)), count: max(0, cities.count - results.count))
      return Array((results + missing).prefix(cities.count))
    } catch  where cities.count > 1 && Self.mayBeOneCity(error) {
      return await oneByOne(cities)
    } catch {
      return Array(repeating: .failure(error), count: cities.count)
    }
  }

  /// One bad place can spoil the answer for a hundred: a single pass of single requests finds the others. A service
  /// that refuses the first three as well is not asked for the rest.
  private func oneByOne(_ cities: [City]) async -> [Result<Value, ServiceFailure>] {
    var results: [Result<Value, ServiceFailure>] = []
    for city in cities {
      if results.count >= 3, let failure = Self.commonFailure(results) {
        results.append(.failure(failure))
        continue
      }
      results.append(await single(city))
    }
    return results
  }

  private func single(_ city: City) async -> Result<Value, ServiceFailure> {
    do throws(ServiceFailure) {
      let results = try await patience.withoutPauses.request(service) { () async throws(ServiceFailure) in
        try await send([city])
      }
      return results.first ?? .failure(.noData(service))
    } catch {
      return .failure(error)
    }
  }

  private static func mayBeOneCity(_ failure: ServiceFailure) -> Bool {
    switch failure {
    case .unreadable, .noData: true
    case .refused(_, let status, _): status == 400
    default: false
    }
  }

  private static func commonFailure(_ results: [Result<Value, ServiceFailure>]) -> ServiceFailure? {
    var common: ServiceFailure?
    for result in results {
      guard case .failure(let failure) = result else { return nil }
      common = failure
    }
    return common
  }
}
