import Essentials

/// The rules compiled into the program: of each zone the changes from 2010 on, as far as the rule that follows does not make
/// them, and that rule.
package enum BuiltInZones {
  /// The version of the database that they are from.
  package static var version: String { rules.fields(at: 0).last ?? "" }
  /// The instant from which every change is in them, in seconds since 1970.
  package static var since: Int { rules.fields(at: rules.end(ofLineAt: 0) + 1).last.flatMap { Int($0) } ?? 0 }

  /// A line for all zones that share rules: names|rule|offset, and from an instant on another offset, and so on. Before them
  /// the version, and since when.
  private static var rules: EmbeddedFile { EmbeddedFile("Zones/rules.txt") }

  /// Where the line of each name begins.
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

  /// A zone by one of its names.
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
