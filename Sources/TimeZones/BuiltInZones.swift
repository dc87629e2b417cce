import Essentials

/// The time-zone rules compiled into the program: for each zone, the offset changes since 2010 up to where a POSIX rule
/// takes over, and that rule.
package enum BuiltInZones {
  /// The version of the tz database they come from, such as `2026a`.
  package static var version: String { rules.fields(at: 0).last ?? "" }
  /// The start of their coverage, in seconds since 1970: they have every change after it.
  package static var since: Int { rules.fields(at: rules.end(ofLineAt: 0) + 1).last.flatMap { Int($0) } ?? 0 }

  /// After two lines with `version` and `since`, one line per group of zones with the same rules:
  /// `names|rule|first offset, then instant and new offset of each change`, separated by spaces.
  private static var rules: EmbeddedFile { EmbeddedFile("Zones/rules.txt") }

  /// The position of the line of each zone, by name.
  private static let lines: [String: Int] = {
    let rules = Self.rules
    var (lines, start) = ([String: Int](), 0)
    while start < rules.count {
      let end = rules.end(ofLineAt: start)
      let names = rules.slice(start, end).prefix { $0 != UInt8(ascii: "|") }
      for name in names.split(separator: UInt8(ascii: " ")) { lines[String(decoding: name, as: UTF8.self)] = start }
      start = end + 1
    }
    return lines
  }()

  /// The zone with a name, or `nil` if there isn't one.
  static func zone(_ name: String) -> Zone? {
    guard let parts = lines[name].map({ rules.fields(at: $0) }), parts.count == 3 else { return nil }
    let numbers = parts[2].split(separator: " ").compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    let changes = stride(from: 1, to: numbers.count - 1, by: 2).map {
      Zone.Change(instant: numbers[$0], offset: numbers[$0 + 1])
    }
    return Zone(first: first, changes: changes, rule: PosixRule(parts[1]))
  }
}
