import Essentials

/// When all cities are refreshed next: a plain state machine without a clock.
struct RefreshPlan: Equatable {
  /// Seconds from one refresh to the next.
  private(set) var interval: Double
  /// When the next refresh is due; `nil` before the first and while there are no cities.
  private(set) var due: Date?
  /// Consecutive refreshes in which any city failed.
  private(set) var failures = 0
  /// When the last refresh ended; `nil` before the first, and after ``forget()``.
  private var last: Date?
  /// When a service that asked to wait may be asked again; `nil` if none did.
  private var earliestRequest: Date?
  /// When ``tick(at:)`` was last called; `nil` before.
  private var lastTick: Date?

  /// Seconds between two ticks; after more, the computer slept, the program was stopped, or the clock was set ahead.
  static let longestPause = 60.0
  /// Seconds for the network to come back after such a pause.
  static let wakingPause = 5.0

  init(interval: Double) { self.interval = interval }

  /// Plans the next refresh after one that ended: in an interval or, if any city failed, in 30 s, doubled with each
  /// failure in a row up to the interval or 32 min, but not before a service allows it.
  mutating func finish(at now: Date, failed: Bool, earliestRequest: Date?) {
    last = now
    failures = failed ? failures + 1 : 0
    self.earliestRequest = failed ? earliestRequest : nil
    plan()
  }

  /// Changes the interval in seconds, counted from the last refresh.
  mutating func change(interval: Double) {
    guard interval != self.interval else { return }
    self.interval = interval
    plan()
  }

  /// Forgets the plan, because there are no cities; the first new one is refreshed at once.
  mutating func forget() { (last, due) = (nil, nil) }

  /// Forgets the requested wait: another service didn't ask for it.
  mutating func forgetWaiting() { earliestRequest = nil }

  /// Adapts the plan to jumps of the clock. If it was set back, the next refresh stays as far ahead as it was. After a
  /// ``longestPause``, one that is due or follows a failed one comes after ``wakingPause``.
  mutating func tick(at now: Date) {
    defer { lastTick = now }
    guard let lastTick else { return }
    let passed = now.timeIntervalSince(lastTick)
    if passed < 0 {
      due?.addTimeInterval(passed)
      last?.addTimeInterval(passed)
      earliestRequest?.addTimeInterval(passed)
    } else if passed > Self.longestPause, let due, failures > 0 || due <= now {
      failures = 0
      self.due = max(now.addingTimeInterval(Self.wakingPause), earliestRequest ?? now)
    }
  }

  /// Whether to refresh now; true without a plan.
  func isDue(at now: Date) -> Bool { due.map { now >= $0 } ?? true }

  private mutating func plan() {
    guard let last else { return }
    let next = last.addingTimeInterval(pause)
    due = max(next, earliestRequest ?? next)
  }

  /// Seconds from the last refresh to the next, at least 10.
  private var pause: Double {
    let interval = max(interval, 10)
    return failures == 0 ? interval : min(30 * Double(1 << min(failures - 1, 6)), interval)
  }
}
