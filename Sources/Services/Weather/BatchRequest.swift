import Entities
import Repositories

/// Asks one service about as many cities as fit one request.
struct BatchRequest<Value: Sendable>: Sendable {
  let service: Service
  let patience: Patience
  let send: @Sendable ([City]) async throws(ServiceFailure) -> [Result<Value, ServiceFailure>]

  /// One result for each city of a batch that fits one request, in order.
  ///
  /// One bad place can spoil the answer for a hundred: a single pass of single requests finds the others.
  ///
  /// - Parameters:
  ///   - cities: The batch.
  ///   - brake: Whether the service is still asked; it hears of every answer.
  /// - Returns: What came of each city, and the failure where nothing did.
  func results(for cities: [City], _ brake: inout Brake) async -> [Result<Value, ServiceFailure>] {
    if let failure = brake.failure { return Array(repeating: .failure(failure), count: cities.count) }
    do throws(ServiceFailure) {
      let results = try await ask(cities, patience)
      brake.noteAnswer()
      let lost = Array(cities.dropFirst(results.count))
      return await Array(results.prefix(cities.count)) + (cities.count > 1 ? oneByOne(lost, &brake) : noData(lost))
    } catch {
      if cities.count > 1, Self.mayBeOneCity(error) { return await oneByOne(cities, &brake) }
      brake.note(error)
      return Array(repeating: .failure(error), count: cities.count)
    }
  }

  private func noData(_ cities: [City]) -> [Result<Value, ServiceFailure>] {
    cities.map { _ in .failure(.noData(service)) }
  }

  private func oneByOne(_ cities: [City], _ brake: inout Brake) async -> [Result<Value, ServiceFailure>] {
    var results: [Result<Value, ServiceFailure>] = []
    for city in cities {
      let result = await single(city, brake.failure)
      switch result {
      case .success: brake.noteAnswer()
      case .failure(let failure): brake.note(failure)
      }
      results.append(result)
    }
    return results
  }

  private func single(_ city: City, _ failure: ServiceFailure?) async -> Result<Value, ServiceFailure> {
    if let failure { return .failure(failure) }
    do throws(ServiceFailure) {
      return try await ask([city], patience.withoutPauses).first ?? .failure(.noData(service))
    } catch {
      return .failure(error)
    }
  }

  private func ask(
    _ cities: [City], _ patience: Patience
  ) async throws(ServiceFailure) -> [Result<Value, ServiceFailure>] {
    try await patience.request(service) { () async throws(ServiceFailure) in try await send(cities) }
  }

  private static func mayBeOneCity(_ failure: ServiceFailure) -> Bool {
    switch failure {
    case .unreadable, .noData: true
    case .refused(_, let status, _): status == 400
    default: false
    }
  }
}
