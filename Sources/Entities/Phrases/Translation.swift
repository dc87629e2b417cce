/// The texts of a language from its `.po` file; untranslated ones stay English.
package struct Translation: Sendable {
  private var texts: [String: [String]] = [:]
  /// The index of the plural form for a count.
  private let pluralForm: @Sendable (Int) -> Int

  /// Reads a file in one pass, ignoring untranslated entries and lines without a quoted text.
  ///
  /// Not generic over the bytes: it wouldn't be specialised across modules, and would take twenty times as long.
  package init(po bytes: UnsafeBufferPointer<UInt8>, pluralForm: @escaping @Sendable (Int) -> Int) {
    self.pluralForm = pluralForm
    texts.reserveCapacity(bytes.count / 60)
    var entry = Entry()
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      guard let quote = line.firstIndex(of: UInt8(ascii: "\"")) else { continue }
      let keyword = Keyword(line[..<quote])
      if keyword == .context || keyword == .id, entry.hasText {
        add(entry)
        entry = Entry()
      }
      entry.add(keyword, line[line.index(after: quote)...].dropLast())
    }
    add(entry)
  }

  /// The translated English texts; one with a context follows that and U+0004, as in gettext's `.mo` files.
  var keys: Set<String> { Set(texts.keys) }

  /// The translation of a text, in the plural form for a count if given; `nil` if it isn't translated.
  func text(_ id: String, context: String, count: Int? = nil) -> String? {
    guard let forms = texts[Self.key(id, context)] else { return nil }
    return forms[min(count.map(pluralForm) ?? 0, forms.count - 1)]
  }

  /// Stores an entry, unless it is the header, whose text is empty, or isn't fully translated.
  private mutating func add(_ entry: Entry) {
    guard !entry.id.isEmpty, entry.hasText, !entry.forms.contains("") else { return }
    texts[Self.key(entry.id, entry.context)] = entry.forms
  }

  private static func key(_ id: String, _ context: String) -> String { context.isEmpty ? id : context + "\u{4}" + id }
}

extension Translation {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The keyword of a line; `nil` if the line continues the one before.
  private enum Keyword {
    case context, id, plural, text

    init?(_ bytes: Bytes) {
      // The fourth and sixth letters distinguish `msgctxt`, `msgid`, `msgid_plural`, `msgstr` and `msgstr[1]`.
      switch (bytes.dropFirst(3).first, bytes.dropFirst(5).first) {
      case (UInt8(ascii: "c"), _): self = .context
      case (UInt8(ascii: "s"), _): self = .text
      case (UInt8(ascii: "i"), UInt8(ascii: "_")): self = .plural
      case (UInt8(ascii: "i"), _): self = .id
      default: return nil
      }
    }
  }

  /// An entry, read line by line.
  private struct Entry {
    var context = ""
    var id = ""
    /// The translation, one text for each plural form.
    var forms: [String] = []
    /// What the line read last belongs to.
    private var keyword: Keyword?

    /// Whether its translation has been reached, so that the next `msgctxt` or `msgid` begins another entry.
    var hasText: Bool { !forms.isEmpty }

    /// Adds the quoted text of a line; without a keyword, to what the line before belongs to.
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

    /// What follows a backslash, where it isn't meant literally.
    private static let escapes = [UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "t"): UInt8(ascii: "\t")]

    private static func unescaped(_ bytes: Bytes) -> String {
      guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
      var result: [UInt8] = []
      var rest = bytes.makeIterator()
      while let byte = rest.next() {
        guard byte == UInt8(ascii: "\\"), let escaped = rest.next() else { result.append(byte); continue }
        result.append(escapes[escaped] ?? escaped)
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
}
