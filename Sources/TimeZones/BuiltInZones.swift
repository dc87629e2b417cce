/// The rules compiled into the program: of each zone the changes from 2010 on, as far as the rule that follows does not make
/// them, and that rule.
package enum BuiltInZones {
  /// The version of the database that they are from.
  package static var version: String { lines["version"].map { String($0) } ?? "" }
  /// The instant from which they tell every change, in seconds since 1970.
  package static var since: Int { lines["since"].flatMap { Int($0) } ?? 0 }

  /// What the text tells of each name.
  private static let lines: [String: Substring] = {
    var lines: [String: Substring] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let end = line.firstIndex(of: UInt8(ascii: "|")) else { continue }
      let told = Substring(line[line.index(after: end)...])
      for name in line[..<end].split(separator: UInt8(ascii: " ")) { lines[String(Substring(name))] = told }
    }
    return lines
  }()

  /// A zone by one of its names.
  static func zone(_ name: String) -> Zone? {
    guard let parts = lines[name]?.split(separator: "|", omittingEmptySubsequences: false), parts.count == 2 else {
      return nil
    }
    let numbers = parts[1].split(separator: " ").compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    let changes = stride(from: 1, to: numbers.count - 1, by: 2).map {
      Zone.Change(instant: numbers[$0], offset: numbers[$0 + 1])
    }
    return Zone(first: first, changes: changes, rule: PosixRule(parts[0]))
  }
}
