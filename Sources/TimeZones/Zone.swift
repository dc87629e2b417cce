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
  let first: Int
  /// In ascending order.
  package let changes: [Change]
  /// The rule after the last change, or for all time if there are no changes; `nil` if the last offset stays.
  package let rule: PosixRule?

  init(first: Int, changes: [Change] = [], rule: PosixRule? = nil) {
    (self.first, self.changes, self.rule) = (first, changes, rule)
  }

  /// A zone that is always as many seconds ahead of UTC.
  package init(secondsFromGMT: Int) { self.init(first: secondsFromGMT) }

  /// UTC all year.
  package static let gmt = Zone(secondsFromGMT: 0)

  /// The IANA zone with a name such as `Asia/Seoul`; `nil` if neither the system's database nor the built-in one has it.
  package init?(_ name: String) {
    guard let zone = ZoneDatabase.system.zone(name) else { return nil }
    self = zone
  }

  /// Seconds ahead of UTC at an instant.
  package func secondsFromGMT(for date: Date) -> Int {
    // No dates lie beyond these bounds, and integers would overflow; with the bound first, NaN becomes the bound.
    offset(at: Int(min(max(-1e12, date.timeIntervalSince1970), 1e12).rounded(.down)))
  }

  /// Seconds ahead of UTC at an instant in seconds since 1970, −10¹²…10¹².
  package func offset(at instant: Int) -> Int {
    guard let last = changes.last else { return rule?.offset(at: instant) ?? first }
    if instant > last.instant { return rule?.offset(at: instant) ?? last.offset }
    let next = changes.partitioningIndex { $0.instant > instant }
    return next == 0 ? first : changes[next - 1].offset
  }

  /// This zone up to an instant, then another one.
  func followed(by newer: Zone, from instant: Int) -> Zone {
    let joint = Change(instant: instant, offset: newer.offset(at: instant))
    return Zone(
      first: offset(at: Self.earliest),
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
