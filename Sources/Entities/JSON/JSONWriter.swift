/// Writes JSON in one of three layouts.
private struct JSONWriter {
  enum Layout {
    /// Sorted keys, each element on a line of its own.
    case document
    /// Sorted keys, everything on one line.
    case line
    /// As people write a settings file: keys in their order, short lists and objects on one line.
    case settings
  }

  let layout: Layout

  /// The most bytes of a list or object on one line of the settings.
  private static let flatWidth = 240

  func text(_ value: JSONValue, depth: Int = 0) -> String {
    switch value {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let digits): return digits
    case .string(let text): return quoted(text)
    case .array(let values):
      let isFlat = values.allSatisfy(\.isPlain)
      return list("[", values.map { text($0, depth: depth + 1) }, "]", depth: depth, isFlat: isFlat)
    case .object(let members):
      let colon = layout == .line ? ":" : ": "
      let inOrder = layout == .settings ? members : members.sorted { $0.key < $1.key }
      let isFlat = depth > 0 && members.allSatisfy(\.value.isPlain)
      return list(
        "{", inOrder.map { quoted($0.key) + colon + text($0.value, depth: depth + 1) }, "}", depth: depth,
        isFlat: isFlat)
    }
  }

  private func list(_ open: String, _ parts: [String], _ close: String, depth: Int, isFlat: Bool) -> String {
    if parts.isEmpty { return open + close }
    if layout == .line { return open + parts.joined(separator: ",") + close }
    if layout == .settings, isFlat {
      let padding = open == "{" ? " " : ""
      let line = open + padding + parts.joined(separator: ", ") + padding + close
      if line.utf8.count <= Self.flatWidth { return line }
    }
    let margin = "\n" + String(repeating: "  ", count: depth)
    return open + margin + "  " + parts.joined(separator: "," + margin + "  ") + margin + close
  }

  private func quoted(_ text: String) -> String {
    // 0xC2 starts the C1 control characters, 0xE2 the line and paragraph separators.
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2
    }
    if isPlain { return "\"" + text + "\"" }
    return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// A scalar of a string. Documents contain no control characters, not even escaped ones: line feeds and tabs become
  /// spaces, others are dropped. Settings lose nothing.
  private func escaped(_ scalar: Unicode.Scalar) -> String {
    let isControl = "\u{0}"..."\u{1F}" ~= scalar || "\u{7F}"..."\u{9F}" ~= scalar
    switch (scalar, layout) {
    case ("\"", _), ("\\", _): return "\\\(scalar)"
    case (_, .settings) where isControl || scalar == "\u{2028}" || scalar == "\u{2029}":
      return Self.shortEscapes[scalar] ?? "\\u" + Int(scalar.value).zeroPadded(to: 4, radix: 16)
    case ("\n", _), ("\t", _): return " "
    default: return isControl ? "" : String(scalar)
    }
  }

  private static let shortEscapes: [Unicode.Scalar: String] = ["\n": "\\n", "\t": "\\t", "\r": "\\r"]
}

extension JSONValue {
  /// Whether it is neither an array nor an object.
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .number, .string: true
    }
  }

  /// The document: sorted keys, one element per line, a final newline.
  package var document: String { text(depth: 0) + "\n" }

  /// The text of a value that is nested that many levels deep in a document.
  package func text(depth: Int) -> String { JSONWriter(layout: .document).text(self, depth: depth) }

  /// The document on one line, with a final newline.
  package var line: String { JSONWriter(layout: .line).text(self) + "\n" }

  /// The value as in a settings file, where a short list or object of plain values, such as a city, is on one line.
  package var settingsText: String { JSONWriter(layout: .settings).text(self) }
}
