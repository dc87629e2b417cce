import Essentials

/// An HTML tag.
struct HTMLTag {
  /// The name in lower case, with the slash of an end tag.
  let name: String
  private let source: String

  init(_ source: String) {
    self.source = source
    let name = source.dropFirst().prefix { !$0.isWhitespace && $0 != ">" }.lowercased()
    // `<br/>` is `<br>`, but `</p>` keeps its slash.
    self.name = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
  }

  /// The value of an attribute with character references decoded, or `nil`.
  func attribute(_ wanted: String) -> String? {
    var rest = source[...]
    while let range = rest.range(ofASCII: "\(wanted)=") {
      let isWhole = rest[..<range.lowerBound].last?.isWhitespace ?? false
      rest = rest[range.upperBound...]
      if isWhole { return Self.value(rest).withoutReferences }
    }
    return nil
  }

  /// The first tag in a page whose name begins with `name`.
  static func first(_ name: String, in html: String) -> HTMLTag? {
    let page = html.prefix(400_000)
    guard let start = page.range(ofASCII: "<\(name)")?.lowerBound,
      let end = page[start...].firstIndex(of: ">")
    else { return nil }
    return HTMLTag(String(page[start...end].prefix(4000)))
  }

  private static func value(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      return String(text.prefix { !$0.isWhitespace && $0 != ">" })
    }
    return String(text.dropFirst().prefix { $0 != quote })
  }
}
