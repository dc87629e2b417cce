import Foundation

extension Program {
  func watch(every interval: Int?) async throws -> ExitCode { .done }
  func demo() async throws -> ExitCode { .done }
}
