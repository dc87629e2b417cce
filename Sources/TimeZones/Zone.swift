package import Essentials

/// A time zone: a list of UTC offset changes, and the rule that applies after the last of them.
package struct Zone: Hashable, Sendable {
  /// A change of the offset.
  package struct Change: Hashable, Sendable {
    /// Seconds since 1970.
    package let instant: Int
    /// Seconds ahead of UTC from that instant on.
    package let offset: Int
  }

  /// The offset before the first change, in seconds ahead of UTC.
  let initialOffset: Int
  /// The changes that are listed one by one, in ascending order.
  package let changes: [Change]
  /// The rule after the last change, or for all time if there are no changes; `nil` if the last offset stays.
  package let rule: PosixRule?

  init(initialOffset: Int, changes: [Change] = [], rule: PosixRule? = nil) {
    (self.initialOffset, self.changes, self.rule) = (initialOffset, changes, rule)
  }

  /// A zone that is always the same number of seconds ahead of UTC.
  package init(secondsFromGMT: Int) { self.init(initialOffset: secondsFromGMT) }

  /// UTC, all the time.
  package static let gmt = Zone(secondsFromGMT: 0)

  /// The IANA zone with a name such as `Asia/Seoul`; `nil` if neither the system's database nor the built-in one has it.
  package init?(_ name: String) {
    guard let zone = ZoneDatabase.system.zone(name) else { return nil }
    self = zone
  }

  /// Seconds ahead of UTC at an instant.
  package func secondsFromGMT(for date: Date) -> Int {
    // No date in use lies beyond these bounds, far below where integers overflow; with the bound first, NaN becomes it.
    offset(at: Int(min(max(-1e12, date.timeIntervalSince1970), 1e12).rounded(.down)))
  }

  /// Seconds ahead of UTC at an instant in seconds since 1970, −10¹²…10¹².
  package func offset(at instant: Int) -> Int {
    guard let last = changes.last else { return rule?.offset(at: instant) ?? initialOffset }
    if instant > last.instant { return rule?.offset(at: instant) ?? last.offset }
    let next = changes.partitioningIndex { $0.instant > instant }
    return next == 0 ? initialOffset : changes[next - 1].offset
  }

  /// This zone before an instant after 1779 in seconds since 1970, and another one from then on.
  func followed(by newer: Zone, from instant: Int) -> Zone {
    let joint = Change(instant: instant, offset: newer.offset(at: instant))
    return Zone(
      initialOffset: offset(at: Self.earliest),
      changes: changes(before: instant) + [joint] + newer.changes.filter { $0.instant > instant }, rule: newer.rule)
  }

  /// The changes before an instant, including those made by the rule: today's "slim" TZif files don't list these.
  private func changes(before instant: Int) -> [Change] {
    let listed = changes.prefix { $0.instant < instant }
    guard let rule, listed.count == changes.count else { return Array(listed) }
    return listed + rule.changes(in: (listed.last?.instant ?? Self.earliest) + 1..<instant)
  }

  /// Before any date that is shown: the year 1779.
  private static let earliest = -6_000_000_000
}
