import Essentials

/// The time-zone rules compiled into the program: each zone's offset changes since 2010, and the POSIX rule after the last.
package enum BuiltInZones {
  /// The version of the tz database they come from, such as `2026a`.
  package static var version: String { fields(of: "version").last ?? "" }
  /// The start of their coverage, in seconds since 1970: they have every change after it.
  static var since: Int { fields(of: "since").last.flatMap { Int($0) } ?? 0 }

  /// The fields of the line with a name; empty if there is none. A zone's line is `name|POSIX rule|offset instant offset …`:
  /// the first offset, then each change. Offsets are seconds ahead of UTC, instants are seconds since 1970. The lines of
  /// `version` and `since` have one value each.
  private static func fields(of name: String) -> [String] {
    EmbeddedFile("Zones/rules.txt").lines(beginningWith: Array("\(name)|".utf8)).first ?? []
  }

  /// The zone with a name, or `nil` if there isn't one.
  static func zone(_ name: String) -> Zone? {
    let parts = fields(of: name)
    guard parts.count == 3 else { return nil }
    let numbers = parts[2].split(separator: " ").compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    let changes = stride(from: 1, to: numbers.count - 1, by: 2).map {
      Zone.Change(instant: numbers[$0], offset: numbers[$0 + 1])
    }
    return Zone(initialOffset: first, changes: changes, rule: PosixRule(parts[1]))
  }
}
