import Essentials

/// When all cities are asked for again. A plain value without a clock: events go in, what is due comes out.
struct RefreshPlan: Equatable {
  /// Seconds from one refresh to the next.
  var interval: Double
  /// When the next refresh is due, or `nil` before the first and while there is no city.
  private(set) var due: Date?
  /// Refreshes in a row after which any city had a problem.
  private(set) var failures = 0
  private var last: Date?
  /// When a service that asked to wait may be asked again.
  private var mustWaitUntil: Date?
  private var lastTick: Date?

  /// Seconds between two ticks that no busy machine explains.
  static let longestPause = 60.0
  /// Seconds that a network needs after waking.
  static let wakingPause = 5.0

  init(interval: Double) {
    self.interval = interval
  }

  /// Plans the next refresh: after the interval, or after a failure 30 s, doubled each time, and never before a service
  /// may be asked.
  ///
  /// - Parameters:
  ///   - now: When the refresh ended.
  ///   - failed: Whether any city had a problem.
  ///   - mustWaitUntil: When a service that asked to wait may be asked again.
  mutating func finish(at now: Date, failed: Bool, mustWaitUntil: Date?) {
    last = now
    failures = failed ? failures + 1 : 0
    self.mustWaitUntil = failed ? mustWaitUntil : nil
    plan()
  }

  /// Another interval counts from the last refresh.
  mutating func change(interval: Double) {
    guard interval != self.interval else { return }
    self.interval = interval
    plan()
  }

  /// There is nothing to refresh; the next city is asked for at once.
  mutating func forget() {
    last = nil
    due = nil
  }

  /// Other services are asked, which did not ask to wait.
  mutating func forgetWaiting() { mustWaitUntil = nil }

  /// Time passed. The clock was set back: what is planned stays as far ahead as it was. It went far ahead, since the
  /// laptop slept or the program was stopped: what is due waits a moment for the network to come back.
  mutating func tick(at now: Date) {
    defer { lastTick = now }
    guard let lastTick else { return }
    let passed = now.timeIntervalSince(lastTick)
    if passed < 0 {
      due?.addTimeInterval(passed)
      last?.addTimeInterval(passed)
    } else if passed > Self.longestPause, let due, failures > 0 || due <= now {
      failures = 0
      self.due = max(now.addingTimeInterval(Self.wakingPause), mustWaitUntil ?? now)
    }
  }

  /// Whether a refresh is to begin; where none is planned, at once.
  func isDue(at now: Date) -> Bool { due.map { now >= $0 } ?? true }

  private mutating func plan() {
    guard let last else { return }
    let next = last.addingTimeInterval(pause)
    due = max(next, mustWaitUntil ?? next)
  }

  private var pause: Double {
    let interval = max(interval, 10)
    return failures == 0 ? interval : max(min(30 * Double(1 << min(failures - 1, 6)), interval), 10)
  }
}
