import Entities
import Essentials

extension Picture {
  /// A picture from a science.nasa.gov entry; throws `unreadable` without a date, `notFound` for a placeholder.
  init(science entry: JSONValue?) throws(ServiceFailure) {
    guard let date = entry["date"].rawText.flatMap({ CivilDate(iso: $0.prefix(10)) }) else {
      throw .unreadable(.apod, .own(.missingDate))
    }
    let title = entry["title"].html.line
    let address = entry["hdurl"].rawText ?? ""
    let kind = Self.kind(entry["media_type"].rawText, address: address)
    if title == Self.placeholderTitle || (kind == .image && URL.isPlaceholder(address)) {
      throw .notFound(.apod, .own(.placeholder))
    }
    let explanation = Self.explanation(entry["explanation"].rawText ?? "")
    let credit = entry["credit"].html
    let page = URL.web(entry["permalink"].rawText) ?? URL.web(entry["url"].rawText)
    self.init(
      date: date, title: title.isEmpty ? "Untitled" : title,
      explanation: Self.withoutTitle(explanation.prose), credit: Self.lineWithoutTitle(credit.line),
      copyright: Self.lineWithoutTitle(entry["copyright"].html.line), mediaType: kind, pageURL: page ?? Self.home,
      alternativeText: Self.lineWithoutTitle(entry["alt"].html.line), links: explanation.links + credit.links)
    if kind == .image, let sizes = URL.web(address)?.sizes { (imageURL, originalURL) = (sizes.screen, sizes.original) }
    if kind == .video { videoURL = Self.video(in: entry["basic_html"].rawText ?? "") ?? page }
  }

  /// The title of a placeholder: the name of the site, in place of a picture's.
  static let placeholderTitle = "NASA Science"
  /// The page of all pictures, for entries without a page of their own.
  private static let home = URL(string: "https://science.nasa.gov/apod/") ?? URL(filePath: "/")

  /// The media type by its name, or else by the file extension of the address.
  private static func kind(_ name: String?, address: String) -> MediaType {
    switch name?.lowercased() {
    case "image": return .image
    case "video", "iframe": return .video
    default:
      let path = address.lowercased().prefix { $0 != "?" }
      return [".jpg", ".jpeg", ".png", ".gif", ".webp"].contains { path.hasSuffix($0) } ? .image : .other
    }
  }

  /// A credit or the like without its title; `nil` if that leaves nothing.
  private static func lineWithoutTitle(_ text: String) -> String? {
    let text = withoutTitle(text)
    return text.isEmpty ? nil : text
  }

  /// The address of the first frame, or else of the first video in a page; `nil` if there is none that may be fetched.
  private static func video(in html: String) -> URL? {
    ["iframe", "video", "source"].lazy.compactMap { URL.web(HTMLTag.first($0, in: html)?.attribute("src")) }.first
  }

  /// The explanation up to the announcement of tomorrow's picture, which is out of date for past pictures.
  static func explanation(_ html: String) -> HTMLText {
    let marks = [
      "Tomorrow's picture", "Tomorrow’s picture", "Tomorrow&#8217;s picture", "Tomorrow&#039;s picture",
      "Tomorrow&rsquo;s picture", "Tomorrow&#39;s picture",
    ]
    let ends = marks.compactMap { html.range(ofASCII: $0)?.lowerBound }
    return HTMLText(String(html[..<(ends.min() ?? html.endIndex)]))
  }

  /// A text without a leading title such as `Explanation:` or `Image Credit & Copyright:`.
  static func withoutTitle(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), isTitle(text[..<colon].lowercased()) else { return text }
    return text[text.index(after: colon)...].trimmed
  }

  /// Whether a text in lower case consists only of the words of titles.
  private static func isTitle(_ text: String) -> Bool {
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: titles) && words.subtracting(titles).isSubset(of: wordsInTitles)
  }

  /// Words of which a title has at least one.
  private static let titles: Set = ["explanation", "credit", "credits", "copyright"]
  /// Words that a title may also have.
  private static let wordsInTitles: Set = [
    "image", "video", "illustration", "animation", "picture", "photo", "photograph", "and", "license", "licence",
    "rights", "processing",
  ]
}
