package import Entities
package import Essentials

/// The Astronomy Picture of the Day from the old service (https://github.com/nasa/apod-api), which needs a key.
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

  /// The document of a picture.
  private func document(_ query: [(String, String)]) async throws(ServiceFailure) -> JSONValue? {
    try await access.reply("/planetary/apod", query).document(statusIn: "code")
  }
}
