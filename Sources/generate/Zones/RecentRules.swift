import TimeZones

/// What a zone's clocks do from an instant on: the changes that its rule does not make, and the rule.
struct RecentRules {
  /// `rule|offset instant offset…`
  let line: String

  init?(tzif bytes: [UInt8], since: Int) {
    guard let zone = Zone(tzif: bytes) else { return nil }
    let first = zone.offset(at: since)
    var changes: [Zone.Change] = []
    for change in zone.changes where change.instant > since {
      // The last one says from when on the rule holds, even if clocks stay as they are.
      guard change.offset != changes.last?.offset ?? first || change == zone.changes.last else { continue }
      changes.append(change)
    }
    // Changes at the end that the rule makes as well are left to it.
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
