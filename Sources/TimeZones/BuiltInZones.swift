import Essentials

/// The time-zone rules in the program: each zone's offset changes since 2010, and the POSIX rule after the last.
package enum BuiltInZones {
  /// The version of the IANA tz database that the rules come from, such as `2026a`.
  package static var version: String { fields(of: "version").last ?? "" }
  /// The instant from which on every change is included, in seconds since 1970.
  static var since: Int { fields(of: "since").last.flatMap { Int($0) } ?? 0 }

  /// The fields of the line with a name, the name first; empty if there is none. A zone's line is `name|POSIX
  /// rule|offset instant offset …`: the first offset (seconds ahead of UTC), then each change (its instant in seconds
  /// since 1970, and the new offset). The lines `version` and `since` have one value.
  private static func fields(of name: String) -> [String] {
    EmbeddedFile("Zones/rules.txt").lines(beginningWith: Array("\(name)|".utf8)).first ?? []
  }

  /// The zone with an IANA name; `nil` if there is none.
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
