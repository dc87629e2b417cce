import Entities

extension Result where Failure == ServiceFailure {
  /// The result of a step that can fail itself, if there is a value to take it with.
  func mapOrFail<Value>(
    _ step: (Success) throws(ServiceFailure) -> Value
  ) -> Result<Value, ServiceFailure> {
    flatMap { value in
      do throws(ServiceFailure) {
        return .success(try step(value))
      } catch {
        return .failure(error)
      }
    }
  }
}
