import Dispatch
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
      now: { Date().addingTimeInterval(shift) }, sleep: { @MainActor seconds in try await rest(seconds) })
  }

  /// Waits on the main queue, and ends early by throwing when the task is cancelled.
  ///
  /// `Task.sleep` goes round by the shared pool of threads: more threads wake each time, and on Linux a pool that was
  /// once used is looked after every second for as long as the program runs.
  @MainActor private static func rest(_ seconds: Double) async throws {
    try Task.checkCancellation()
    // Unsafe because the type does not say what holds for all sources: any thread may cancel them.
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(seconds, 0), leeway: .milliseconds(seconds < 1 ? 1 : 20))
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Time out or a cancelled task: both cancel the timer, which happens once.
        timer.setEventHandler { timer.cancel() }
        timer.setCancelHandler { continuation.resume() }
        timer.activate()
      }
    } onCancel: {
      timer.cancel()
    }
    try Task.checkCancellation()
  }
}
