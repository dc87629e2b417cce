import Essentials

/// Makes text from outside safe to show: removes control, bidirectional and invisible characters.
///
/// Such characters can move the cursor, change the terminal's colours or title, make it type a reply (CWE-150), or
/// show text in another order than it is stored in (CVE-2021-42574).
package enum SafeText {
  /// Combining marks allowed per base character: Burmese needs four (`မြို့`, town); more would overlap other lines.
  private static let marksPerBase = 4

  /// The text as one line: breaks and tabs become spaces, runs of spaces collapse, the ends are trimmed. A text of more
  /// than `limit` Unicode scalars is cut to that many, the last of which is `…`.
  package static func line(_ text: some StringProtocol, limit: Int = 300) -> String {
    let text = String(text)
    return isPlain(text, limit: limit) ? text : cleaned(text, limit: limit, keepsParagraphs: false)
  }

  /// The text in paragraphs: like `line`, but each run of line breaks becomes a line feed.
  package static func prose(_ text: String, limit: Int = 20_000) -> String {
    isPlain(text, limit: limit) ? text : cleaned(text, limit: limit, keepsParagraphs: true)
  }

  /// Bytes that should be UTF-8 as one line; invalid ones become U+FFFD. Of more than eight bytes for each scalar of
  /// `limit`, the rest is ignored.
  package static func line(bytes: some Collection<UInt8>, limit: Int = 300) -> String {
    // A scalar takes at most four bytes; twice that leaves room for scalars that are dropped. `.max` must not overflow.
    line(String(decoding: bytes.prefix(max(0, min(limit, .max / 8)) * 8), as: UTF8.self), limit: limit)
  }

  /// Whether the text is printable ASCII with nothing to collapse or trim, as nearly all texts are.
  private static func isPlain(_ text: String, limit: Int) -> Bool {
    guard text.utf8.count <= limit else { return false }
    let space = UInt8(ascii: " ")
    var previous = space
    for byte in text.utf8 {
      guard (byte > space && byte < 0x7F) || (byte == space && previous != space) else { return false }
      previous = byte
    }
    return text.isEmpty || previous != space
  }

  /// The text by the rules of `line` or `prose`, scalar by scalar; reads no more of it than the limit requires.
  private static func cleaned(_ text: String, limit: Int, keepsParagraphs: Bool) -> String {
    var result: [Unicode.Scalar] = []
    // The space or line feed to append before the next visible character.
    var gap: Unicode.Scalar?
    // The number of marks on the last visible character.
    var marks = 0
    for scalar in text.unicodeScalars {
      let scalarClass = ScalarClass(scalar)
      switch scalarClass {
      case .dropped: continue
      case .space: gap = gap ?? " "
      case .lineBreak: gap = keepsParagraphs ? "\n" : gap ?? " "
      case .mark where marks >= marksPerBase || result.isEmpty || gap != nil: continue
      case .mark, .visible:
        marks = scalarClass == .mark ? marks + 1 : 0
        if let gap, !result.isEmpty { result.append(gap) }
        gap = nil
        result.append(scalar)
        if result.count > limit { return shortened(result, to: limit) }
      }
    }
    return String(String.UnicodeScalarView(result))
  }

  /// Cuts to `limit` scalars including the ellipsis, without separating marks from their base.
  private static func shortened(_ scalars: [Unicode.Scalar], to limit: Int) -> String {
    guard limit > 0 else { return "" }
    var rest = scalars.prefix(limit)
    var next = rest.removeLast()
    while ScalarClass(next) == .mark, let last = rest.popLast() { next = last }
    while let last = rest.last, last == " " || last == "\n" { rest.removeLast() }
    return String(String.UnicodeScalarView(rest + ["…"]))
  }
}

/// How a Unicode scalar of a text from outside is treated.
private enum ScalarClass {
  case visible, mark, space, lineBreak, dropped

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x21...0x7E: self = .visible
    case 0x20, 0x09, 0xA0: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    case _ where !scalar.isDrawable: self = .dropped
    default:
      switch scalar.properties.generalCategory {
      case .spaceSeparator: self = .space
      case .nonspacingMark, .enclosingMark, .spacingMark: self = .mark
      default: self = .visible
      }
    }
  }
}
