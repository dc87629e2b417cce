import Entities

/// Ticks repeatedly; the rest before each tick varies in length and can be cut short.
final class Heartbeat {
  private var rest: Task<Void, any Error>?
  /// Whether ``wake()`` cut the rest short.
  private var wasWoken = false

  /// Cuts the rest short, so that its length is computed again.
  func wake() {
    guard let rest else { return }
    wasWoken = true
    rest.cancel()
  }

  /// Ticks after each rest of `seconds()`, until the task is cancelled or the clock's sleep throws.
  func run(by clock: WallClock, seconds: () -> Double, tick: () -> Void) async {
    while !Task.isCancelled {
      if await hasRested(clock, seconds()) { tick() } else if !wasWoken { break }
    }
  }

  /// Waits; false if the rest was cut short or the clock's sleep threw.
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
