package import Essentials
import Entities
import ViewModels

/// A JSON document as values, so that what is unknown is written as `null` and numbers have the decimals they deserve.
package nonisolated enum JSONTree: Equatable, Sendable, ExpressibleByStringLiteral {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  package init(stringLiteral value: String) { self = .string(value) }

  /// A number rounded to decimals, or `null` when unknown or not finite.
  package static func rounded(_ value: Double?, digits: Int) -> JSONTree {
    value?.rounded(digits: digits).map(JSONTree.number) ?? .null
  }

  package static func text(_ text: String?) -> JSONTree { text.map(JSONTree.string) ?? .null }

  /// An instant in UTC: `2026-11-20T12:00:00Z`.
  package static func instant(_ date: Date?) -> JSONTree {
    date.map { .string(ISOText.utc($0)) } ?? .null
  }

  /// The document: sorted keys, an element a line, one final newline.
  package var document: String { JSONText(indents: true).text(self) + "\n" }

  /// The object as a document of its own, with the number of the schema.
  package var page: JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.merging(["schema": .integer(1)]) { $1 })
  }

  /// The text of an element of a document, that many levels down in it.
  func text(depth: Int) -> String { JSONText(indents: true).text(self, depth: depth) }

  /// The document on one line, with a final newline.
  package var line: String { JSONText(indents: false).text(self) + "\n" }
}

/// Writes JSON: sorted keys, and no control character, not even an escaped one.
private nonisolated struct JSONText {
  /// Whether each element has a line of its own.
  let indents: Bool

  func text(_ tree: JSONTree, depth: Int = 0) -> String {
    var text = ""
    write(tree, depth: depth, to: &text)
    return text
  }

  private func write(_ tree: JSONTree, depth: Int, to text: inout String) {
    switch tree {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    // JSON has no infinities.
    case .number(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      list("[", "]", values, depth: depth, to: &text) { write($0, depth: depth + 1, to: &$1) }
    case .object(let members):
      list("{", "}", members.sorted { $0.key < $1.key }, depth: depth, to: &text) { member, text in
        Self.write(member.key, to: &text)
        text += indents ? ": " : ":"
        write(member.value, depth: depth + 1, to: &text)
      }
    }
  }

  private func list<Element>(
    _ open: String, _ close: String, _ elements: [Element], depth: Int, to text: inout String,
    write: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      newLine(depth + 1, to: &text)
      write(element, &text)
    }
    if !elements.isEmpty { newLine(depth, to: &text) }
    text += close
  }

  private func newLine(_ depth: Int, to text: inout String) {
    guard indents else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) {
      for scalar in value.unicodeScalars { text += escaped(scalar) }
    } else {
      text += value
    }
    text += "\""
  }

  /// A scalar of a string; line ends and tabulators become blanks, other control characters nothing.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n", "\t": " "
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): ""
    default: String(scalar)
    }
  }
}
