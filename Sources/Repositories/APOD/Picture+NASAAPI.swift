import Entities
import Essentials

extension Picture {
  /// A picture from an api.nasa.gov document; throws `unreadable` without a date, `notFound` for a placeholder.
  init(nasaAPI document: JSONValue?) throws(ServiceFailure) {
    guard let date = document["date"]?.day else { throw .unreadable(.nasaAPI, .own(.missingDate)) }
    let title = document["title"].html.line
    let (address, originalAddress) = (document["url"].rawText ?? "", document["hdurl"].rawText ?? "")
    if title == Self.placeholderTitle || URL.isPlaceholder(address) || URL.isPlaceholder(originalAddress) {
      throw .notFound(.nasaAPI, .own(.placeholder))
    }
    let explanation = Self.explanation(document["explanation"].rawText ?? "")
    let holder = Self.lineWithoutHeading(document["copyright"].html.line)
    self.init(
      date: date, title: Self.title(title), explanation: Self.withoutHeading(explanation.prose), credit: holder,
      copyright: holder, mediaType: MediaType(rawValue: document["media_type"].rawText ?? "") ?? .other,
      pageURL: Self.page(of: date), links: explanation.links)
    let url = URL.web(address)
    if mediaType == .image { (imageURL, originalURL) = (url, URL.web(originalAddress) ?? url) }
    if mediaType == .video { videoURL = url }
  }

  /// The page of a day on apod.nasa.gov.
  private static func page(of date: CivilDate) -> URL {
    URL(string: "https://apod.nasa.gov/apod/ap\(date.sixDigits).html") ?? URL(filePath: "/")
  }
}

extension CivilDate {
  /// `YYMMDD`, as in NASA's addresses; 95 to 99 are in the twentieth century.
  var sixDigits: String { String(description.filter { $0 != "-" }.suffix(6)) }
}
