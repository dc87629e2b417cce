package import Essentials

/// How far clocks of a region are ahead of UTC, at every instant: changes that are listed one by one, and the rule that
/// holds after the last of them.
package struct Zone: Hashable, Sendable {
  /// From an instant on, in seconds since 1970, clocks are that many seconds ahead of UTC.
  package struct Change: Hashable, Sendable {
    package let instant: Int
    package let offset: Int
  }

  /// What holds before the first change.
  let first: Int
  /// In ascending order.
  package let changes: [Change]
  /// What holds from the last change on, or always where there is none; `nil` where the last offset stays.
  package let rule: PosixRule?

  init(first: Int, changes: [Change] = [], rule: PosixRule? = nil) {
    self.first = first
    self.changes = changes
    self.rule = rule
  }

  /// A zone whose clocks are never changed.
  package init(secondsFromGMT: Int) { self.init(first: secondsFromGMT) }

  package static let gmt = Zone(secondsFromGMT: 0)

  /// The IANA zone of a name such as `Asia/Seoul`, by the database in use; `nil` if neither the system nor the program
  /// knows it.
  package init?(_ name: String) {
    guard let zone = ZoneDatabase.system.zone(name) else { return nil }
    self = zone
  }

  /// Seconds ahead of UTC at an instant.
  package func secondsFromGMT(for date: Date) -> Int {
    // Beyond that there are no dates, and whole numbers would overflow.
    offset(at: Int(min(max(date.timeIntervalSince1970, -1e12), 1e12).rounded(.down)))
  }

  /// Seconds ahead of UTC at an instant in seconds since 1970.
  package func offset(at instant: Int) -> Int {
    guard let last = changes.last else { return rule?.offset(at: instant) ?? first }
    if instant > last.instant { return rule?.offset(at: instant) ?? last.offset }
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].offset
  }

  /// This zone up to an instant, and another's rules from then on.
  func followed(by newer: Zone, from instant: Int) -> Zone {
    let joint = Change(instant: instant, offset: newer.offset(at: instant))
    return Zone(
      first: offset(at: Self.earliest),
      changes: changes(before: instant) + [joint] + newer.changes.filter { $0.instant > instant }, rule: newer.rule)
  }

  /// The changes before an instant, with those that the rule makes after the listed ones: files of today ("slim") list
  /// none that their rule makes.
  private func changes(before instant: Int) -> [Change] {
    let listed = changes.prefix { $0.instant < instant }
    guard let rule, listed.count == changes.count else { return Array(listed) }
    return listed + rule.changes(in: (listed.last?.instant ?? Self.earliest) + 1..<instant)
  }

  /// Before all dates that are shown: the year 1780.
  private static let earliest = -6_000_000_000
}
