import Entities

/// Does something again and again, each time after as long a rest as is right then.
final class Heartbeat {
  private var rest: Task<Void, any Error>?
  /// Whether the rest was cut short because there is more to do.
  private var wasWoken = false

  /// Cuts the rest short: how long it is right to wait has changed.
  func wake() {
    guard let rest else { return }
    wasWoken = true
    rest.cancel()
  }

  /// Ticks after each rest, until the task is cancelled or waiting ends.
  ///
  /// - Parameters:
  ///   - clock: What waits.
  ///   - seconds: How long the next rest is.
  ///   - tick: What is to do after it.
  func run(by clock: WallClock, seconds: () -> Double, tick: () -> Void) async {
    while !Task.isCancelled {
      if await hasRested(clock, seconds()) { tick() } else if !wasWoken { break }
    }
  }

  /// Waits; false when that ended early.
  private func hasRested(_ clock: WallClock, _ seconds: Double) async -> Bool {
    wasWoken = false
    let task = Task { try await clock.sleep(seconds) }
    rest = task
    defer { rest = nil }
    return await withTaskCancellationHandler {
      (try? await task.value) != nil
    } onCancel: {
      task.cancel()
    }
  }
}
