package import Entities
package import Essentials

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
  package static func rounded(_ value: Double?, digits: Int = 1) -> JSONTree {
    guard let value, value.isFinite else { return .null }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return digits == 0 && abs(rounded) < 1e15 ? .integer(Int(rounded)) : .number(rounded == 0 ? 0 : rounded)
  }

  package static func text(_ text: String?) -> JSONTree { text.map(JSONTree.string) ?? .null }

  /// An instant in UTC: `2026-11-20T12:00:00Z`.
  package static func instant(_ date: Date?) -> JSONTree {
    date.map { .string(ISOText.utc($0)) } ?? .null
  }

  /// An instant with the offset of a zone: `2026-11-20T21:00:00+09:00`.
  package static func local(_ date: Date?, _ zone: Zone) -> JSONTree {
    date.map { .string(ISOText.local($0, in: zone)) } ?? .null
  }

  /// The document: sorted keys, an element a line, one final newline.
  package var document: String { JSONText(indents: true).text(self) + "\n" }

  /// The document on one line, with a final newline.
  package var line: String { JSONText(indents: false).text(self) + "\n" }
}
