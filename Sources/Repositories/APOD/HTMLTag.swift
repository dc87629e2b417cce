import Essentials

/// A start or end tag of HTML; comments and markup declarations count as tags too.
struct HTMLTag {
  /// The name in lower case, beginning with the slash of an end tag: `a`, `/a`.
  let name: String
  private let source: String

  /// A tag with its angle brackets.
  init(_ source: String) {
    self.source = source
    let name = source.dropFirst().prefix { !$0.isWhitespace && $0 != ">" }.lowercased()
    // `<br/>` is `<br>`, but `</p>` keeps its slash.
    self.name = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
  }

  /// The value of an attribute as it is written, with character references; `nil` if there is none without spaces
  /// around its `=`.
  func attribute(_ name: String) -> String? {
    var rest = source[...]
    while let range = rest.caseInsensitiveRange(of: "\(name)=") {
      let isWhole = rest[..<range.lowerBound].last?.isWhitespace ?? false
      rest = rest[range.upperBound...]
      if isWhole { return Self.value(rest) }
    }
    return nil
  }

  /// The first tag whose name begins with `name` in the first 400,000 characters of a page; `nil` if there is none.
  static func first(_ name: String, in html: String) -> HTMLTag? {
    let page = html.prefix(400_000)
    guard let start = page.caseInsensitiveRange(of: "<\(name)")?.lowerBound,
      let end = page[start...].firstIndex(of: ">")
    else { return nil }
    return HTMLTag(String(page[start...end].prefix(4000)))
  }

  /// The attribute value, with or without quotation marks, at the start of a text.
  private static func value(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      return String(text.prefix { !$0.isWhitespace && $0 != ">" })
    }
    return String(text.dropFirst().prefix { $0 != quote })
  }
}
