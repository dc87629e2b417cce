/// The texts of a language that is not English, from its `.po` file; what lacks a translation stays English.
package struct Translation: Sendable {
  private var texts: [String: [String]] = [:]
  /// Which of its forms a number takes.
  private let pluralForm: @Sendable (Int) -> Int

  /// Reads a file in one pass.
  ///
  /// Not generic over the bytes: a generic reader is not specialised across modules and takes twenty times as long.
  package init(po bytes: UnsafeBufferPointer<UInt8>, pluralForm: @escaping @Sendable (Int) -> Int) {
    self.pluralForm = pluralForm
    texts.reserveCapacity(bytes.count / 60)
    var entry = Entry()
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      guard let quote = line.firstIndex(of: UInt8(ascii: "\"")) else { continue }
      let keyword = Keyword(line[..<quote])
      if keyword == .context || keyword == .id, entry.isWhole {
        take(entry)
        entry = Entry()
      }
      entry.add(keyword, line[line.index(after: quote)...].dropLast())
    }
    take(entry)
  }

  /// What it translates: each text behind its context, as gettext joins them.
  var keys: Set<String> { Set(texts.keys) }

  /// The translation of a text; the form for a count, where one matters.
  func text(_ id: String, context: String, count: Int? = nil) -> String? {
    guard let forms = texts[Self.key(id, context)] else { return nil }
    return forms[min(count.map(pluralForm) ?? 0, forms.count - 1)]
  }

  private mutating func take(_ entry: Entry) {
    guard !entry.id.isEmpty, entry.isWhole, !entry.forms.contains("") else { return }
    texts[Self.key(entry.id, entry.context)] = entry.forms
  }

  private static func key(_ id: String, _ context: String) -> String {
    context.isEmpty ? id : context + "\u{4}" + id
  }
}

extension Translation {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// What a line begins with; `nil` continues the text of the line before it.
  private enum Keyword {
    case context, id, plural, text

    init?(_ bytes: Bytes) {
      // The letters that tell them apart: `msgctxt`, `msgid`, `msgid_plural`, `msgstr`, `msgstr[1]`.
      switch (bytes.dropFirst(3).first, bytes.dropFirst(5).first) {
      case (UInt8(ascii: "c"), _): self = .context
      case (UInt8(ascii: "s"), _): self = .text
      case (UInt8(ascii: "i"), UInt8(ascii: "_")): self = .plural
      case (UInt8(ascii: "i"), _): self = .id
      default: return nil
      }
    }
  }

  /// An entry as it is read, line by line.
  private struct Entry {
    var context = ""
    var id = ""
    var forms: [String] = []
    private var keyword: Keyword?

    var isWhole: Bool { !forms.isEmpty }

    mutating func add(_ keyword: Keyword?, _ bytes: Bytes) {
      if let keyword { self.keyword = keyword }
      if keyword == .text { forms.append("") }
      switch self.keyword {
      case .context: context += Self.unescaped(bytes)
      case .id: id += Self.unescaped(bytes)
      case .text: forms[forms.count - 1] += Self.unescaped(bytes)
      case .plural, nil: break
      }
    }

    private static func unescaped(_ bytes: Bytes) -> String {
      guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
      var result: [UInt8] = []
      var isEscaped = false
      for byte in bytes {
        if isEscaped {
          result.append(byte == UInt8(ascii: "n") ? 10 : byte == UInt8(ascii: "t") ? 9 : byte)
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else {
          result.append(byte)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
}
