import Entities
import Essentials

/// The texts of pictures, which both services take from the same pages.
extension Picture {
  /// A picture with those texts of an entry that have the same names in both services' formats.
  init(textsOf entry: JSONValue?, date: CivilDate, mediaType: MediaType, pageURL: URL) {
    let (title, explanation) = (entry["title"].html.line, Self.explanation(entry["explanation"].rawText ?? ""))
    self.init(
      date: date, title: title.isEmpty ? "Untitled" : title, explanation: Self.withoutHeading(explanation.prose),
      copyright: Self.lineWithoutHeading(entry["copyright"].html), mediaType: mediaType, pageURL: pageURL,
      links: explanation.links)
  }

  /// Whether the title of an entry is the site's name, as that of a placeholder is.
  static func hasPlaceholderTitle(_ entry: JSONValue?) -> Bool { entry["title"].html.line == "NASA Science" }

  /// The explanation up to the announcement of tomorrow's picture, which is out of date for past pictures.
  static func explanation(_ html: String) -> HTMLText {
    let apostrophes = ["'", "’", "&#8217;", "&#x2019;", "&rsquo;", "&#039;", "&#39;", "&#x27;", "&apos;"]
    let ends = apostrophes.compactMap { html[...].caseInsensitiveRange(of: "Tomorrow\($0)s picture")?.lowerBound }
    return HTMLText(String(html[..<(ends.min() ?? html.endIndex)]))
  }

  /// A text without a leading heading such as `Explanation:` or `Image Credit & Copyright:`.
  static func withoutHeading(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), isHeading(text[..<colon].lowercased()) else { return text }
    return text[text.index(after: colon)...].trimmed
  }

  /// A credit or the like without its heading; `nil` if that leaves nothing.
  static func lineWithoutHeading(_ html: HTMLText) -> String? {
    let text = withoutHeading(html.line)
    return text.isEmpty ? nil : text
  }

  /// Whether a text in lower case consists only of the words of headings.
  private static func isHeading(_ text: String) -> Bool {
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: headings) && words.subtracting(headings).isSubset(of: wordsInHeadings)
  }

  /// The words of which a heading has at least one.
  private static let headings: Set = ["explanation", "credit", "credits", "copyright"]
  /// The words that a heading may also have.
  private static let wordsInHeadings: Set = [
    "image", "video", "illustration", "animation", "picture", "photo", "photograph", "and", "license", "licence",
    "rights", "processing",
  ]
}
