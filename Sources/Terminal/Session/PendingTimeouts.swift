/// The running timeouts, each with the instant at which it expires.
struct PendingTimeouts {
  private var deadlines: [InputTimeout: ContinuousClock.Instant] = [:]

  init(_ timeouts: [InputTimeout: Duration]) { start(timeouts) }

  /// Starts timeouts of these lengths, anew if they are running already.
  mutating func start(_ timeouts: [InputTimeout: Duration]) {
    for (timeout, length) in timeouts { deadlines[timeout] = .now + length }
  }

  /// Milliseconds until the next one expires, rounded up; -1, which means forever to `poll(2)`, if none is running.
  var millisecondsLeft: Int32 {
    guard let next = deadlines.values.min() else { return -1 }
    return max(0, Int32(clamping: Int(((next - .now) / .milliseconds(1)).rounded(.up))))
  }

  /// Removes the expired ones, and returns them in the order of their cases.
  mutating func removeExpired() -> [InputTimeout] {
    let now = ContinuousClock.now
    defer { deadlines = deadlines.filter { $0.value > now } }
    return deadlines.filter { $0.value <= now }.keys.sorted()
  }
}
