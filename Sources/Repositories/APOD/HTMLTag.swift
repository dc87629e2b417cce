import Essentials

/// A tag of HTML, as it stands between `<` and `>`.
struct HTMLTag {
  /// Lower-cased, with the slash of an end tag.
  let name: String
  private let source: String

  init(_ source: String) {
    self.source = source
    let name = source.dropFirst().prefix { !$0.isWhitespace && $0 != ">" }.lowercased()
    // `<br/>` is `<br>`, while `</p>` keeps its slash.
    self.name = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
  }

  /// The value of an attribute, entities decoded, or `nil`.
  func attribute(_ wanted: String) -> String? {
    var rest = source[...]
    while let range = rest.range(of: "\(wanted)=", options: .caseInsensitive) {
      let isWhole = rest[..<range.lowerBound].last?.isWhitespace ?? false
      rest = rest[range.upperBound...]
      if isWhole { return HTMLEntity.decoded(Self.value(rest)) }
    }
    return nil
  }

  /// The first tag of some names in a page, such as its `iframe`.
  static func first(_ name: String, in html: String) -> HTMLTag? {
    let page = html.prefix(400_000)
    guard let start = page.range(of: "<\(name)", options: .caseInsensitive)?.lowerBound,
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
