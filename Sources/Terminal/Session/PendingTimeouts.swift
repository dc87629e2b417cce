/// The running timeouts, each with the instant at which it expires.
struct PendingTimeouts {
  private var deadlines: [(timeout: InputTimeout, instant: ContinuousClock.Instant)] = []

  init(_ timeouts: [InputTimeout]) { start(timeouts) }

  /// Starts timeouts, anew if they are running already.
  mutating func start(_ timeouts: [InputTimeout]) {
    deadlines.removeAll { timeouts.contains($0.timeout) }
    deadlines += timeouts.map { ($0, .now + $0.length) }
  }

  /// Milliseconds until the next one expires, rounded up; -1, which means forever to `poll(2)`, if none is running.
  var milliseconds: Int32 {
    guard let next = deadlines.map(\.instant).min() else { return -1 }
    return max(0, Int32(clamping: Int(((next - .now) / .milliseconds(1)).rounded(.up))))
  }

  /// Removes and returns the expired ones.
  mutating func removeExpired() -> [InputTimeout] {
    let now = ContinuousClock.now
    defer { deadlines.removeAll { $0.instant <= now } }
    return deadlines.filter { $0.instant <= now }.map(\.timeout)
  }
}
