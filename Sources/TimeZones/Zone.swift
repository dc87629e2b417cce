package import Essentials

/// A time zone: a list of UTC offset changes, and the rule that applies after the last of them.
///
/// Names are those of Foundation's `TimeZone`, where GMT means UTC. Instants are Unix times: seconds since 1970.
package struct Zone: Hashable, Sendable {
  /// A change of the offset.
  package struct Change: Hashable, Sendable {
    /// When it takes effect.
    package let instant: Int
    /// Seconds ahead of UTC from that instant on.
    package let offset: Int
  }

  /// The offset before the first change, in seconds ahead of UTC.
  let initialOffset: Int
  /// The listed changes, in ascending order.
  package let changes: [Change]
  /// The rule after the last change, or for all time if there are no changes; `nil` if the last offset stays.
  package let rule: PosixRule?

  /// A zone with an offset before the first change (seconds ahead of UTC), ascending changes, and the rule after them.
  init(initialOffset: Int, changes: [Change] = [], rule: PosixRule? = nil) {
    (self.initialOffset, self.changes, self.rule) = (initialOffset, changes, rule)
  }

  /// A zone that is always some seconds ahead of UTC, or behind it if negative.
  package init(secondsFromGMT: Int) { self.init(initialOffset: secondsFromGMT) }

  /// UTC.
  package static let gmt = Zone(secondsFromGMT: 0)

  /// The IANA zone with a name such as `Asia/Seoul`; `nil` if neither the system nor skydash itself has it.
  package init?(_ name: String) {
    guard let zone = ZoneDatabase.system.zone(name) else { return nil }
    self = zone
  }

  /// Seconds ahead of UTC at a date; dates are clamped to some 30,000 years either side of 1970.
  package func secondsFromGMT(for date: Date) -> Int {
    // These bounds keep integers from overflowing. With the bound as the first argument, NaN becomes it.
    offset(at: Int(min(max(-1e12, date.timeIntervalSince1970), 1e12).rounded(.down)))
  }

  /// Seconds ahead of UTC at an instant, −10¹²…10¹².
  package func offset(at instant: Int) -> Int {
    guard let last = changes.last else { return rule?.offset(at: instant) ?? initialOffset }
    if instant > last.instant { return rule?.offset(at: instant) ?? last.offset }
    let next = changes.partitioningIndex { $0.instant > instant }
    return next == 0 ? initialOffset : changes[next - 1].offset
  }

  /// This zone before an instant, which must be after 1779, and another zone from then on.
  func followed(by newer: Zone, from instant: Int) -> Zone {
    let joint = Change(instant: instant, offset: newer.offset(at: instant))
    return Zone(
      initialOffset: offset(at: Self.earliest),
      changes: changes(before: instant) + [joint] + newer.changes.filter { $0.instant > instant }, rule: newer.rule)
  }

  /// The changes before an instant, including those that follow from the rule, which “slim” TZif files don't list.
  private func changes(before instant: Int) -> [Change] {
    let listed = changes.prefix { $0.instant < instant }
    guard let rule, listed.count == changes.count else { return Array(listed) }
    return listed + rule.changes(in: (listed.last?.instant ?? Self.earliest) + 1..<instant)
  }

  /// In the year 1779, before any date that is shown.
  private static let earliest = -6_000_000_000
}

extension Zone {
  /// This machine's time zone, or UTC if it isn't known.
  package static let here = home(ProcessInfo.processInfo.environment) ?? .gmt

  /// The zone named by the environment variable `TZ`, or if that is unset or empty, the one in `/etc/localtime`; `nil`
  /// if it isn't known or `TZ` holds something else, such as a path or a POSIX rule.
  package static func home(_ environment: [String: String]) -> Zone? {
    guard let name = environment["TZ"], !name.isEmpty else { return ZoneDatabase(directory: "/etc").zone("localtime") }
    return ZoneDatabase.system.zone(name.hasPrefix(":") ? String(name.dropFirst()) : name)
  }
}
