import Essentials

/// JSON in pieces that are joined once, so that large parts aren't copied at each level of a document.
extension [Data] {
  /// A JSON object of members that are already JSON; their names must not need escapes.
  static func object(_ members: [(name: String, json: [Data])]) -> [Data] {
    joined(members.map { [Data("\"\($0.name)\":".utf8)] + $0.json }, between: "{", and: "}")
  }

  /// A JSON array of elements that are already JSON.
  static func array(_ elements: [Data]) -> [Data] { joined(elements.map { [$0] }, between: "[", and: "]") }

  private static func joined(_ elements: [[Data]], between opening: String, and closing: String) -> [Data] {
    [Data(opening.utf8)] + elements.joined(separator: [Data(",".utf8)]) + [Data(closing.utf8)]
  }

  /// The pieces as one. Each is appended whole, since a joined sequence would be copied byte by byte.
  var concatenated: Data { reduce(into: Data()) { $0 += $1 } }
}
