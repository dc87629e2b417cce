import Entities
import Foundation

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
    guard let colon = text.firstIndex(of: ":") else { return text }
    let title = text[..<colon].lowercased()
    let isTitle =
      title.count < 60 && (title.hasSuffix("explanation") || title.contains("credit") || title == "copyright")
    guard isTitle else { return text }
    return text[text.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
