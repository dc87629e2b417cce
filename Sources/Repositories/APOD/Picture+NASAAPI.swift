import Entities
import Essentials

extension Picture {
  /// A picture from a document of api.nasa.gov.
  ///
  /// - Throws: `unreadable` without a date, `notFound` for a placeholder.
  init(nasaAPI document: WireValue) throws(ServiceFailure) {
    guard let date = document["date"].rawText.flatMap({ CivilDate(iso: $0) }) else {
      throw .unreadable(.nasaAPI, "it has no date")
    }
    let title = HTMLText(document["title"].rawText ?? "").line
    let addresses = [document["url"].rawText ?? "", document["hdurl"].rawText ?? ""]
    if title == "NASA Science" || addresses.contains(where: WebAddress.isPlaceholder) {
      throw .notFound(.nasaAPI, APODRepository.placeholder)
    }
    let explanation = PictureText.explanation(document["explanation"].rawText ?? "")
    let kind = MediaType(rawValue: document["media_type"].rawText ?? "") ?? .other
    let holder = HTMLText(document["copyright"].rawText ?? "").line
    self.init(
      date: date, title: title.isEmpty ? "Untitled" : title,
      explanation: PictureText.withoutTitle(explanation.prose), credit: holder.isEmpty ? nil : holder,
      copyright: holder.isEmpty ? nil : holder, mediaType: kind, pageURL: Self.page(of: date),
      links: explanation.links)
    let url = WebAddress.url(addresses[0])
    if kind == .image { (imageURL, originalURL) = (url, WebAddress.url(addresses[1]) ?? url) }
    if kind == .video { videoURL = url }
  }

  /// The article of a day on the old site.
  private static func page(of date: CivilDate) -> URL {
    URL(string: "https://apod.nasa.gov/apod/ap\(date.sixDigits).html") ?? URL(filePath: "/")
  }
}

extension CivilDate {
  /// `YYMMDD`, as NASA names days: 95 to 99 are of the twentieth century.
  var sixDigits: String { String(description.filter { $0 != "-" }.suffix(6)) }
}
