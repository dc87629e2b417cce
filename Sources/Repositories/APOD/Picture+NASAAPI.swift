import Entities
import Essentials

extension Picture {
  /// A picture from an api.nasa.gov document; throws `unreadable` without a date, `notFound` for a placeholder.
  init(nasaAPI document: JSONValue?) throws(ServiceFailure) {
    guard let date = document["date"]?.day else { throw .unreadable(.nasaAPI, .own(.missingDate)) }
    let (address, originalAddress) = (document["url"].rawText ?? "", document["hdurl"].rawText ?? "")
    if Self.hasPlaceholderTitle(document) || URL.isPlaceholder(address) || URL.isPlaceholder(originalAddress) {
      throw .notFound(.nasaAPI, .own(.placeholder))
    }
    let type = MediaType(rawValue: document["media_type"].rawText ?? "") ?? .other
    self.init(textsOf: document, date: date, mediaType: type, pageURL: Self.page(of: date))
    credit = copyright
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
