import Essentials

extension Date {
  /// Seconds from 1970 to the year 5138. Times of services and the cache must be nearer, so that sums can't overflow.
  static let secondsLimit = 100_000_000_000

  /// Whole seconds since 1970, rounded down, on a clock that is some seconds ahead of UTC. Clamped to ±10¹², which is
  /// far beyond the years 1…9999 but fits into an `Int`.
  func seconds(onClockAhead offset: Int) -> Int {
    Int((timeIntervalSince1970 + Double(offset)).rounded(.down).clamped(to: 1e12))
  }
}
