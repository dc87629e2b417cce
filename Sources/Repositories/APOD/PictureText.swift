import Entities
import Essentials

/// What is cut off the texts of a picture.
enum PictureText {
  /// The explanation without its title and without what follows it: "Tomorrow's picture" is no news to a reader.
  static func explanation(_ html: String) -> HTMLText {
    let marks = [
      "Tomorrow's picture", "Tomorrow’s picture", "Tomorrow&#8217;s picture", "Tomorrow&#039;s picture",
      "Tomorrow&rsquo;s picture", "Tomorrow&#39;s picture",
    ]
    let ends = marks.compactMap { html.range(of: $0, options: .caseInsensitive)?.lowerBound }
    return HTMLText(String(html[..<(ends.min() ?? html.endIndex)]))
  }

  /// A text without a title such as `Explanation:` or `Image Credit & Copyright:` at its start.
  static func withoutTitle(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), isTitle(text[..<colon].lowercased()) else { return text }
    return text[text.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a text in small letters is made of a title's words alone.
  private static func isTitle(_ text: String) -> Bool {
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: titles) && words.subtracting(titles).isSubset(of: besideTitles)
  }

  private static let titles: Set = ["explanation", "credit", "credits", "copyright"]
  private static let besideTitles: Set = [
    "image", "video", "illustration", "animation", "picture", "photo", "photograph", "and", "license", "licence",
    "rights", "processing",
  ]
}
