import Entities
import Essentials

/// The texts of pictures, which both services take from the same pages.
extension Picture {
  /// The title of a placeholder: the site's name instead of a picture's.
  static let placeholderTitle = "NASA Science"

  /// A title as it is shown: `Untitled` for an empty one.
  static func title(_ line: String) -> String { line.isEmpty ? "Untitled" : line }

  /// The explanation up to the announcement of tomorrow's picture, which is out of date for past pictures.
  static func explanation(_ html: String) -> HTMLText {
    let apostrophes = ["'", "’", "&#8217;", "&#x2019;", "&rsquo;", "&#039;", "&#39;", "&#x27;", "&apos;"]
    let ends = apostrophes.compactMap { html.caseInsensitiveRange(of: "Tomorrow\($0)s picture")?.lowerBound }
    return HTMLText(String(html[..<(ends.min() ?? html.endIndex)]))
  }

  /// A text without a leading heading such as `Explanation:` or `Image Credit & Copyright:`.
  static func withoutHeading(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), isHeading(text[..<colon].lowercased()) else { return text }
    return text[text.index(after: colon)...].trimmed
  }

  /// A credit or the like without its heading; `nil` if that leaves nothing.
  static func lineWithoutHeading(_ text: String) -> String? {
    let text = withoutHeading(text)
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
