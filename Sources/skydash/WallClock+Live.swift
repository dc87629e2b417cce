import Entities
import Essentials

extension WallClock {
  /// The system's clock, or one that starts at an instant named in the environment and runs on from it.
  static func live(environment: [String: String]) -> WallClock {
    let clock = SteadyClock()
    let start = clock.now()
    let shift =
      environment["SKYDASH_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
      .map { $0.timeIntervalSince(start) } ?? 0
    return WallClock(
      now: { clock.now().addingTimeInterval(shift) },
      sleep: { try await Task.sleep(for: .seconds(max($0, 0))) })
  }
}
