import Entities
import Essentials

extension Picture {
  /// A picture from a science.nasa.gov entry; throws `unreadable` without a date, `notFound` for a placeholder.
  init(science entry: JSONValue?) throws(ServiceFailure) {
    guard let date = entry["date"].rawText.flatMap({ CivilDate(iso: $0.prefix(10)) }) else {
      throw .unreadable(.apod, .own(.missingDate))
    }
    let address = entry["hdurl"].rawText ?? ""
    let kind = Self.kind(entry["media_type"].rawText, address: address)
    if Self.hasPlaceholderTitle(entry) || (kind == .image && URL.isPlaceholder(address)) {
      throw .notFound(.apod, .own(.placeholder))
    }
    let page = URL.web(entry["permalink"].rawText) ?? URL.web(entry["url"].rawText)
    self.init(textsOf: entry, date: date, mediaType: kind, pageURL: page ?? Self.home)
    let credits = entry["credit"].html
    credit = Self.lineWithoutHeading(credits)
    alternativeText = Self.lineWithoutHeading(entry["alt"].html)
    links += credits.links
    if kind == .image, let sizes = URL.web(address)?.sizes { (imageURL, originalURL) = (sizes.screen, sizes.original) }
    // The page plays a video whose own address can't be found.
    if kind == .video { videoURL = Self.video(in: entry["basic_html"].rawText ?? "") ?? page }
  }

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

  /// The source of a page's first `iframe`, or else `video` or `source` element; `nil` if none of them may be fetched.
  private static func video(in html: String) -> URL? {
    ["iframe", "video", "source"].lazy.compactMap { URL.web(HTMLTag.first($0, in: html)?.attribute("src")) }.first
  }
}
