import Entities
import Essentials
import Services

extension DashboardViewModel {
  /// Ticks when there is something to do, until the task is cancelled or waiting ends.
  ///
  /// Each second while something is counted in seconds, or nobody tells of changed settings; else at the minutes, at the
  /// steps of the countdown, when something is due, and now and then for a computer that slept or a clock that was set.
  func keepTime() async {
    let wake: () -> Void = { [weak self] in
      guard let self, let rest else { return }
      wasWoken = true
      rest.cancel()
    }
    let bindings = [
      message.bind { if $0 != nil { wake() } }, picture.isLoading.bind { if $0 { wake() } },
      nextRefresh.bind { _ in wake() }, isPaused.bind { _ in wake() },
    ]
    watchSettings()
    while !Task.isCancelled {
      if await hasRested() { tick() } else if !wasWoken { break }
    }
    withExtendedLifetime(bindings) {}
    watching?.cancel()
  }

  /// Waits for the next thing to do; false when the waiting ended early.
  private func hasRested() async -> Bool {
    guard let clock else { return false }
    let seconds = secondsToRest
    wasWoken = false
    let task = Task { try await clock.sleep(seconds) }
    rest = task
    defer { rest = nil }
    return await withTaskCancellationHandler {
      await task.result.isSuccess
    } onCancel: {
      task.cancel()
    }
  }

  /// Seconds until something on screen may be different without anybody's doing.
  var secondsToRest: Double {
    guard services == nil || watching != nil, message.value == nil, !picture.isLoading.value else { return 1 }
    let now = now
    var next = min(now.addingTimeInterval(Self.longestRest), minute.value.addingTimeInterval(60))
    if !isPaused.value, !isRefreshing.value, !rows.value.isEmpty, let due = plan.due { next = min(next, due) }
    if let due = picture.due { next = min(next, due) }
    if let step = nextStepOfCountdown { next = min(next, step) }
    // A little later rather than a moment too early, which would take a second rest.
    return min(max(next.timeIntervalSince(now) + 0.01, 0.05), Self.longestRest)
  }

  /// Seconds after which a computer that slept, a clock that was set, and settings on another computer's disk are seen.
  private static let longestRest = 5.0

  /// When the countdown shows its next step.
  private var nextStepOfCountdown: Date? {
    guard let shown = countdown.value?.seconds, let due = nextRefresh.value else { return nil }
    return due.addingTimeInterval(-Double(shown <= 60 ? shown - 10 : shown - 60))
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
