import Entities
package import Essentials

/// A service's response, with what is needed to interpret it.
struct ServiceReply {
  let service: Service
  private(set) var response: HTTPResponse
  /// When the response arrived.
  let receivedAt: Date
  /// Keys that must not appear in anything taken from the response.
  var secrets = Secrets([])

  /// Whether the body contains a key, which must not be written to disk.
  var repeatsKey: Bool {
    guard !secrets.isEmpty, let document = try? JSONReader.lenient(response.body) else { return false }
    return document.hiding(secrets) != document
  }

  /// Whether the body is a web page, regardless of its declared type.
  var isWebPage: Bool {
    let start = String(decoding: response.body.prefix(512), as: UTF8.self)
    return start.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<"
  }

  /// The service's error message in one line, or else the usual meaning of the status; may be empty.
  var reason: ServiceFailure.Reason {
    let usual = Self.reasons[response.status].map(ServiceFailure.Reason.own) ?? .other("")
    if isWebPage || response.body.isEmpty { return usual }
    guard let document = try? JSONReader.lenient(response.body) else {
      let words = String(decoding: response.body.prefix(4000), as: UTF8.self)
      return ServiceFailure.Reason(secrets.line(words, limit: 200))
    }
    return Self.message(in: document).map { ServiceFailure.Reason(secrets.line($0)) } ?? usual
  }

  /// The message in any of the services' formats: Open-Meteo's `reason`, OpenWeatherMap's and WordPress's `message`, the US
  /// weather service's `detail`, NASA's `msg` and `error.message`.
  private static func message(in document: JSONValue?) -> String? {
    let candidates = [
      document["reason"], document["message"], document["detail"], document["title"], document["msg"],
      document["error"]["message"],
    ]
    return candidates.lazy.compactMap(\.rawText).first { !$0.isEmpty }
  }

  /// The meaning of a status whose body doesn't explain it.
  private static let reasons: [Int: FailureReason] = [
    400: .badRequest, 401: .notAuthorised, 403: .accessDenied, 404: .notFound, 414: .addressTooLong,
    429: .tooManyRequests, 500: .internalError, 502: .badGateway, 503: .serviceUnavailable, 504: .gatewayTimeOut,
  ]

  /// The JSON document of a successful response.
  ///
  /// - Throws: `failure` for an unsuccessful status, `cutShort` for an empty or truncated body, `unreadable` for a web
  ///   page or other text.
  func document() throws(ServiceFailure) -> JSONValue? {
    guard response.isSuccess else { throw failure }
    do throws(JSONError) {
      return try JSONReader.lenient(response.body).hiding(secrets)
    } catch {
      throw failure(for: error)
    }
  }
}

extension ServiceReply {
  /// The failure for an unsuccessful status.
  var failure: ServiceFailure {
    switch response.status {
    case 429: .notBefore(service, retryDate, reason)
    case 401 where service.row.key != nil: .keyRefused(service, reason)
    case 400 where speaksOfKey, 403 where speaksOfKey: .keyRefused(service, reason)
    case 404: .notFound(service, reason)
    default: .refused(service, status: response.status, reason)
    }
  }

  /// The failure for a body that isn't valid JSON.
  func failure(for mistake: JSONError) -> ServiceFailure {
    if isWebPage { return unreadable(.webPage) }
    return mistake.isEarlyEnd || isCutOff ? .cutShort(service) : unreadable(.notJSON)
  }

  /// Whether the body is empty, or begins like a JSON document and doesn't end like one, as if cut inside a word or number.
  private var isCutOff: Bool {
    let (space, opening, closing) = (Array(" \t\r\n".utf8), Array("{[".utf8), Array("}]".utf8))
    guard let first = response.body.first(where: { !space.contains($0) }) else { return true }
    let last = response.body.last { !space.contains($0) }
    return opening.contains(first) && !closing.contains(last ?? first)
  }

  /// The failure for an unreadable body, for one of our own reasons.
  func unreadable(_ reason: FailureReason) -> ServiceFailure { .unreadable(service, .own(reason)) }

  private var speaksOfKey: Bool {
    guard service.row.key != nil else { return false }
    let text = String(decoding: response.body.prefix(2000), as: UTF8.self).lowercased()
    return text.contains("api key") || text.contains("api_key") || text.contains("apikey")
  }

  /// When to ask again after 429: as `Retry-After` says (at most a day), or else as known for the service.
  private var retryDate: Date {
    if let retryAfter { return retryAfter }
    let message = reason.description.lowercased()
    let wait = service.row.waits.first { $0.words.isEmpty || $0.words.contains { message.contains($0) } }
    return wait?.end(after: receivedAt) ?? receivedAt.addingTimeInterval(60)
  }

  private var retryAfter: Date? {
    guard let text = response.headers["retry-after"]?.trimmed else { return nil }
    let seconds = Double(text) ?? Date(httpDate: text)?.timeIntervalSince(receivedAt)
    guard let seconds, seconds.isFinite else { return nil }
    return receivedAt.addingTimeInterval(min(max(seconds, 1), 86_400))
  }

  /// The same response with the status in its body.
  func withStatus(_ status: Int) -> ServiceReply {
    var reply = self
    reply.response.status = status
    return reply
  }
}

extension City {
  /// Whether a response with these coordinates can be about this city: within 150 km, because services return the centre of
  /// a grid cell or the nearest station, and near the poles cells are wide in degrees. Missing coordinates are accepted.
  func mayBe(atLatitude latitude: Double?, longitude: Double?) -> Bool {
    guard let latitude, let longitude, let place = Coordinates(latitude: latitude, longitude: longitude) else {
      return true
    }
    return place.distance(to: coordinates) < 150
  }
}

extension Date {
  /// Parses the date of an HTTP header in the preferred format, such as `Fri, 20 Nov 2026 12:00:00 GMT` (RFC 9110 §5.6.7);
  /// `nil` if the text isn't one.
  package init?(httpDate text: String) {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let parts = text.split(separator: " ")
    guard parts.count == 6, let day = Int(parts[1]), let month = months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3]), let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    let seconds = clock[0] * 3600 + clock[1] * 60 + clock[2]
    self.init(timeIntervalSince1970: Double(date.daysSince1970 * 86_400 + seconds))
  }
}
