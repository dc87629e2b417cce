extension JSONValue {
  /// The value as JSON, indented by two spaces; a short list or object of plain values, such as a city, stays on one line.
  var text: String { text(indent: 0) }

  /// Bytes that count as short.
  private static let flatWidth = 240

  private func text(indent: Int) -> String {
    let isFlat = (values ?? []).allSatisfy { $0.values == nil }
    return switch self {
    case .array(let values):
      Self.block("[", values.map { $0.text(indent: indent + 2) }, "]", indent: indent, isFlat: isFlat)
    case .object(let members):
      Self.block(
        "{", members.map { $0.key.jsonQuoted + ": " + $0.value.text(indent: indent + 2) }, "}", indent: indent,
        isFlat: isFlat && indent > 0)
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): text.jsonQuoted
    }
  }

  /// The values of a list or an object; `nil` for a plain value.
  private var values: [JSONValue]? {
    switch self {
    case .array(let values): values
    case .object(let members): members.map(\.value)
    case .null, .bool, .number, .string: nil
    }
  }

  private static func block(
    _ open: String, _ parts: [String], _ close: String, indent: Int, isFlat: Bool
  ) -> String {
    guard !parts.isEmpty else { return open + close }
    let padding = open == "{" ? " " : ""
    let line = open + padding + parts.joined(separator: ", ") + padding + close
    if isFlat, line.utf8.count <= flatWidth { return line }
    let margin = "\n" + String(repeating: " ", count: indent)
    return open + parts.map { margin + "  " + $0 }.joined(separator: ",") + margin + close
  }
}

extension String {
  /// The text as a JSON string, control characters escaped.
  fileprivate var jsonQuoted: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) { return "\"" + self + "\"" }
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
