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

  /// The value of an attribute, whose name is in lower case, with character references as written; `nil` without one.
  func attribute(_ name: String) -> String? {
    var rest = source.dropFirst(self.name.count + 1)
    // The last value's closing quotation mark may be left, and a slash may end the tag.
    while let start = rest.firstIndex(where: { !$0.isWhitespace && !"\"'/".contains($0) }), rest[start] != ">" {
      let key = rest[start...].prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" }
      rest = rest[key.endIndex...].drop(while: \.isWhitespace)
      // Some attributes, such as `download`, may have no value.
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value = Self.value(rest)
      if key.lowercased() == name { return String(value) }
      rest = rest[value.endIndex...]
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
  private static func value(_ text: Substring) -> Substring {
    guard let quote = text.first, "\"'".contains(quote) else { return text.prefix { !$0.isWhitespace && $0 != ">" } }
    return text.dropFirst().prefix { $0 != quote }
  }
}
