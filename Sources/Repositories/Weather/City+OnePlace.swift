import Entities

extension [City] {
  /// The answer of a service that is asked for one place at a time: that of the first city.
  func result<Value>(
    _ ask: (City) async throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> [Result<Value, ServiceFailure>] {
    guard let city = first else { return [] }
    return [.success(try await ask(city))]
  }
}
