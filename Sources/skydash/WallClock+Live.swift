import Entities
import Essentials

extension WallClock {
  /// The system's clock, or one that starts at an instant named in the environment and runs on from it.
  static func live(environment: [String: String]) -> WallClock {
    let start = Date()
    let shift =
      environment["SKYDASH_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
      .map { $0.timeIntervalSince(start) } ?? 0
    return WallClock(
      now: { Date().addingTimeInterval(shift) }, sleep: { try await Task.sleep(for: .seconds(max($0, 0))) })
  }
}
