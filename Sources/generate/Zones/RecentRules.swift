import TimeZones

/// What the clocks of a zone do from an instant on: a rule, and the changes that don't follow from it.
struct RecentRules {
  /// `RULE|OFFSET INSTANT OFFSET…`: a rule in the notation of POSIX's `TZ`, empty if there is none; the offset in
  /// seconds at the first instant; then the instants of changes in seconds since 1970, each with the new offset.
  let line: String

  /// The rules in a TZif file (RFC 9636) from the instant `since` on; `nil` if the bytes aren't one.
  init?(tzif bytes: [UInt8], since: Int) {
    guard let zone = Zone(tzif: bytes) else { return nil }
    let first = zone.offset(at: since)
    var changes: [Zone.Change] = []
    for change in zone.changes where change.instant > since {
      // The last change also says from when on the rule holds, even if the offset stays the same.
      guard change.offset != changes.last?.offset ?? first || change == zone.changes.last else { continue }
      changes.append(change)
    }
    // The last changes are left out as long as the rule makes them too: it must give the same offsets around each.
    while let rule = zone.rule, let last = changes.last {
      let (start, offset) = changes.dropLast().last.map { ($0.instant, $0.offset) } ?? (since, first)
      let agrees = (Array(stride(from: start, to: last.instant, by: 3600)) + [last.instant - 1])
        .allSatisfy { rule.offset(at: $0) == offset }
      guard agrees, rule.offset(at: last.instant) == last.offset else { break }
      changes.removeLast()
    }
    let footer = bytes.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    let numbers = [first] + changes.flatMap { [$0.instant, $0.offset] }
    line = String(decoding: footer, as: UTF8.self) + "|" + numbers.map(String.init).joined(separator: " ")
  }
}
