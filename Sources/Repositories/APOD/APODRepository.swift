package import Entities
package import Essentials

/// The Astronomy Picture of the Day from science.nasa.gov, without a key; https://api.nasa.gov links to its user guide.
package struct APODRepository: Sendable {
  /// A page of pictures, newest first, and whether there is a next page.
  package typealias Page = (pictures: [Picture], hasMore: Bool)

  private let access: ServiceAccess

  /// The path of the list; that of a day's entry is below it.
  private static let path = "/wp-json/wp/v2/apod-basic"
  /// The pictures on a page, the service's maximum.
  package static let pageSize = 25
  /// The most entries read from a list, in case the service sends far too many.
  private static let maximumEntries = 100

  /// A repository over a client; `now` is the clock by which responses are dated.
  package init(client: HTTPClient, endpoints: Endpoints, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .apod, client: client, endpoints: endpoints, now: now)
  }

  /// The picture of a day; throws `notFound` if there is none (yet), or only a placeholder.
  package func picture(of date: CivilDate) async throws(ServiceFailure) -> Picture {
    let picture = try Picture(science: try await access.reply("\(Self.path)/\(date.sixDigits)").document())
    guard picture.date == date else { throw .notFound(.apod, .own(.wrongDay)) }
    return picture
  }

  /// The newest picture. Throws `notFound` without entries, or the failure of the first entry if none can be read.
  package func latest() async throws(ServiceFailure) -> Picture {
    // Five, because the newest entries may be placeholders or unreadable.
    let entries = try await access.reply(Self.path, [("per_page", "5")]).list()
    guard let first = entries.first else { throw .notFound(.apod, .own(.noPictures)) }
    if let picture = entries.lazy.compactMap({ try? Picture(science: $0) }).first { return picture }
    return try Picture(science: first)
  }

  /// A page of all pictures, newest first. Pages count from 1; a lower number counts as 1.
  package func pictures(page: Int) async throws(ServiceFailure) -> Page { try await list(page: page) }

  /// A page of the pictures from one day to another, both included, newest first; otherwise like ``pictures(page:)``.
  package func pictures(from first: CivilDate, to last: CivilDate, page: Int) async throws(ServiceFailure) -> Page {
    let list = try await list([("date_from", first.sixDigits), ("date_to", last.sixDigits)], page: page)
    // The service ignores parameters it doesn't understand, and then sends its newest pictures.
    let pictures = list.pictures.filter { first <= $0.date && $0.date <= last }
    return (pictures, list.hasMore && !pictures.isEmpty)
  }

  /// The file of a picture: JPEG, PNG, GIF or WebP, at most 40 MB.
  ///
  /// It is in screen size, or the original file if `isOriginal` is set or the service can't resize it. Throws `noData`
  /// for an entry without a picture, such as a video; `unreadable` if the response isn't a picture.
  package func image(
    for picture: Picture, inOriginalSize isOriginal: Bool = false, progress: HTTPRequest.Progress? = nil
  ) async throws(ServiceFailure) -> Data {
    guard let url = isOriginal ? picture.originalURL ?? picture.imageURL : picture.imageURL else {
      throw .noData(.apod)
    }
    do throws(ServiceFailure) {
      return try await image(at: url, progress)
    } catch {
      // The resizer doesn't have all files.
      guard case .notFound = error, let file = picture.originalURL, file != url else { throw error }
      return try await image(at: file, progress)
    }
  }

  /// The file at an address; throws `unreadable` unless its type and its first bytes are those of a picture.
  private func image(at url: URL, _ progress: HTTPRequest.Progress?) async throws(ServiceFailure) -> Data {
    let request = HTTPRequest(
      service: .apod, url: url, headers: [("Accept", "image/jpeg,image/png,image/gif,image/webp")],
      maximumBytes: HTTPRequest.pictureBytes, progress: progress)
    let reply = try await access.reply(to: request)
    guard reply.response.isSuccess else { throw reply.failure }
    let type = reply.response.headers["content-type"]?.lowercased() ?? "image/"
    guard type.hasPrefix("image/"), reply.response.body.pictureFileExtension != nil else {
      throw reply.unreadable(.notAPicture)
    }
    return reply.response.body
  }

  /// A page of the list with the query's restrictions, newest first.
  private func list(_ query: [(String, String)] = [], page: Int) async throws(ServiceFailure) -> Page {
    let page = max(1, page)
    let paging = [("page", "\(page)"), ("per_page", "\(Self.pageSize)")]
    let reply = try await access.reply(Self.path, query + paging)
    let entries = try reply.list().prefix(Self.maximumEntries)
    let pictures = entries.compactMap { try? Picture(science: $0) }
    let pages = reply.response.headers["x-wp-totalpages"].flatMap { Int($0) }
    let hasMore = pages.map { page < $0 } ?? (entries.count >= Self.pageSize)
    return (pictures.sorted { $0.date > $1.date }, hasMore)
  }
}
