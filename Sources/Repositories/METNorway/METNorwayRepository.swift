package import Entities
package import Essentials

/// MET Norway's Locationforecast 2.0, keyless, one place a request; both kinds of weather come from one document.
///
/// Its terms: a `User-Agent` with a contact (the client's), at most four decimals, no request before `Expires`, then
/// one with `If-Modified-Since`. `/complete` is asked for, because `/compact` lacks dew point, gusts, UV and the layers
/// of cloud.
package struct METNorwayRepository: WeatherSource {
  package let provider = Provider.metNorway
  package let service = Service.metNorway
  package let placesPerRequest = 1
  package let answersBothAtOnce = true
  private let access: ServiceAccess
  private let cache: CacheRepository
  private let deprecated: @Sendable () -> Void

  /// A repository that keeps documents in `cache` until they expire, and calls `deprecated` when an answer comes with
  /// status 203: fine, but this product of theirs will go away.
  package init(
    client: HTTPClient, endpoints: Endpoints, cache: CacheRepository, now: @escaping @Sendable () -> Date,
    deprecated: @escaping @Sendable () -> Void = {}
  ) {
    access = ServiceAccess(service: .metNorway, client: client, endpoints: endpoints, now: now)
    self.cache = cache
    self.deprecated = deprecated
  }

  package func weather(
    _ kinds: Set<WeatherKind>, in cities: [City]
  ) async throws(ServiceFailure) -> [Result<PlaceWeather, ServiceFailure>] {
    try await cities.result { (city) throws(ServiceFailure) in
      let series = try await series(for: city)
      return try PlaceWeather(
        kinds, current: { () throws(ServiceFailure) in try series.current(at: access.now()) },
        forecast: { () throws(ServiceFailure) in try series.forecast(in: city.zone) })
    }
  }

  private func series(for city: City) async throws(ServiceFailure) -> METNorwaySeries {
    let query = city.coordinates.query
    let key = CacheKey(.documents, "met-norway \(query[0].1),\(query[1].1)")
    let kept = cache.read(key).flatMap { METNorwayDocument(kept: $0.data) }
    if let kept, access.now() < kept.expires, let series = try? METNorwaySeries(kept.body), series.isAbout(city) {
      return series
    }
    let path = "/weatherapi/locationforecast/2.0/complete"
    let headers = kept?.lastModified.map { [("If-Modified-Since", $0)] } ?? []
    return try series(of: try await access.reply(path, query, headers: headers), kept, key, city)
  }

  private func series(
    of reply: ServiceReply, _ kept: METNorwayDocument?, _ key: CacheKey, _ city: City
  ) throws(ServiceFailure) -> METNorwaySeries {
    let (response, now) = (reply.response, reply.receivedAt)
    if response.status == 304, let kept, let series = try? METNorwaySeries(kept.body), series.isAbout(city) {
      cache.write(key, kept.renewed(by: response, at: now).keptForm, at: now)
      return series
    }
    if response.status == 203 { deprecated() }
    let series = try METNorwaySeries(reply, for: city)
    cache.write(key, METNorwayDocument(response, at: now).keptForm, at: now)
    return series
  }
}

/// A document of MET Norway's with what its headers said, as it is kept on disk.
struct METNorwayDocument: Equatable {
  var body: Data
  /// The exact text of `Last-Modified`, to be sent back.
  var lastModified: String?
  /// No request before this.
  var expires: Date

  /// How long a document without `Expires` is good, in seconds; the model runs every hour at most.
  private static let defaultLife = 1800.0
  /// A later `Expires` is not believed.
  private static let longestLife = 86_400.0

  /// A fresh answer.
  init(_ response: HTTPResponse, at now: Date) {
    body = response.body
    lastModified = Self.headerText(response.headers["last-modified"])
    expires = Self.expiry(response, now)
  }

  /// The document of ``keptForm``, or `nil` if the bytes are none.
  init?(kept: Data) {
    let lines = kept.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3, let seconds = Double(String(decoding: lines[0], as: UTF8.self)), seconds.isFinite else {
      return nil
    }
    expires = Date(timeIntervalSince1970: seconds)
    lastModified = Self.headerText(String(decoding: lines[1], as: UTF8.self))
    body = Data(lines[2])
  }

  /// Seconds of the expiry, the text of `Last-Modified`, and the body, on a line each.
  var keptForm: Data {
    Data("\(Int(expires.timeIntervalSince1970))\n\(lastModified ?? "")\n".utf8) + body
  }

  /// The same document after 304.
  func renewed(by response: HTTPResponse, at now: Date) -> METNorwayDocument {
    var document = self
    document.expires = Self.expiry(response, now)
    document.lastModified = Self.headerText(response.headers["last-modified"]) ?? lastModified
    return document
  }

  private static func expiry(_ response: HTTPResponse, _ now: Date) -> Date {
    let stated = response.headers["expires"].flatMap { Date(httpDate: $0) }
    return min(stated ?? now.addingTimeInterval(defaultLife), now.addingTimeInterval(longestLife))
  }

  /// Header text that is short and printable, so that it can be sent and kept on a line.
  private static func headerText(_ text: String?) -> String? {
    guard let text, !text.isEmpty, text.utf8.count < 64, text.utf8.allSatisfy({ (32..<127).contains($0) }) else {
      return nil
    }
    return text
  }
}
