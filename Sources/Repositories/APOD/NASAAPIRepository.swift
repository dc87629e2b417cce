package import Entities
package import Essentials

/// The Astronomy Picture of the Day by the old service (https://github.com/nasa/apod-api), which needs a key.
package struct NASAAPIRepository: Sendable {
  private let access: ServiceAccess

  /// A repository with the user's key.
  package init(client: HTTPClient, endpoints: Endpoints, key: String, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .nasaAPI, client: client, endpoints: endpoints, key: key, now: now)
  }

  /// The picture of a day; throws `notFound` if there is none (yet), or only a placeholder.
  package func picture(of date: CivilDate) async throws(ServiceFailure) -> Picture {
    let picture = try Picture(nasaAPI: try await document([("date", date.description)]))
    // Since September 2026 the service may return the same entry for every day.
    guard picture.date == date else { throw .notFound(.nasaAPI, .own(.wrongDay)) }
    return picture
  }

  /// Today's picture by the service's clock; throws `notFound` if there is only a placeholder.
  package func latest() async throws(ServiceFailure) -> Picture { try Picture(nasaAPI: try await document([])) }

  /// The document of a picture. Errors may be sent with status 200 and the real one in `code`.
  private func document(_ query: [(String, String)]) async throws(ServiceFailure) -> JSONValue? {
    let reply = try await access.reply("/planetary/apod", query)
    let document = try reply.document()
    guard let code = document["code"].integer, code != 200 else { return document }
    throw reply.withStatus(code).failure
  }
}

extension Picture {
  /// A picture from an api.nasa.gov document; throws `unreadable` without a date, `notFound` for a placeholder.
  init(nasaAPI document: JSONValue?) throws(ServiceFailure) {
    guard let date = document["date"]?.day else { throw .unreadable(.nasaAPI, .own(.missingDate)) }
    let title = document["title"].html.line
    let addresses = [document["url"].rawText ?? "", document["hdurl"].rawText ?? ""]
    if title == Self.placeholderTitle || addresses.contains(where: URL.isPlaceholder) {
      throw .notFound(.nasaAPI, .own(.placeholder))
    }
    let explanation = Self.explanation(document["explanation"].rawText ?? "")
    let kind = MediaType(rawValue: document["media_type"].rawText ?? "") ?? .other
    let holder = document["copyright"].html.line
    self.init(
      date: date, title: title.isEmpty ? "Untitled" : title, explanation: Self.withoutTitle(explanation.prose),
      credit: holder.isEmpty ? nil : holder, copyright: holder.isEmpty ? nil : holder, mediaType: kind,
      pageURL: Self.page(of: date), links: explanation.links)
    let url = URL.web(addresses[0])
    if kind == .image { (imageURL, originalURL) = (url, URL.web(addresses[1]) ?? url) }
    if kind == .video { videoURL = url }
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
