import Entities
package import Essentials

/// An answer of a service together with what is needed to say what is wrong with it.
struct ServiceReply {
  let service: Service
  private(set) var response: HTTPResponse
  /// When the answer came.
  let receivedAt: Date
  /// Keys that must not appear in anything that is taken from it.
  let secrets: Secrets

  init(service: Service, response: HTTPResponse, receivedAt: Date, secrets: [String] = []) {
    (self.service, self.response, self.receivedAt) = (service, response, receivedAt)
    self.secrets = Secrets(secrets)
  }

  /// Whether the body holds a key, which must not be written to the disk.
  var repeatsKey: Bool {
    guard !secrets.isEmpty, let document = try? JSONReader.lenient(response.body) else { return false }
    return document.hiding(secrets) != document
  }

  /// Whether the body is a web page, whatever its declared type.
  var isWebPage: Bool {
    let start = String(decoding: response.body.prefix(512), as: UTF8.self)
    return start.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<"
  }

  /// What the service said of its error, in a line; empty if it said nothing a person can read.
  var reason: ServiceFailure.Reason {
    let usual = Self.reasons[response.status].map(ServiceFailure.Reason.own) ?? .other("")
    if isWebPage || response.body.isEmpty { return usual }
    guard let document = try? JSONReader.lenient(response.body) else {
      let words = String(decoding: response.body.prefix(4000), as: UTF8.self)
      return ServiceFailure.Reason(secrets.line(words, limit: 200))
    }
    return Self.message(in: document).map { ServiceFailure.Reason(secrets.line($0)) } ?? usual
  }

  /// The message in any of the shapes the services use: Open-Meteo's `reason`, OpenWeatherMap's and WordPress'
  /// `message`, the weather service's `detail`, NASA's `msg` and `error.message`.
  private static func message(in document: JSONValue?) -> String? {
    let candidates = [
      document["reason"], document["message"], document["detail"], document["title"], document["msg"],
      document["error"]["message"],
    ]
    return candidates.lazy.compactMap(\.rawText).first { !$0.isEmpty }
  }

  /// What a status means, for bodies that do not say.
  private static let reasons: [Int: FailureReason] = [
    400: .badRequest, 401: .notAuthorised, 403: .accessDenied, 404: .notFound, 414: .addressTooLong,
    429: .tooManyRequests, 500: .internalError, 502: .badGateway, 503: .serviceUnavailable, 504: .gatewayTimeOut,
  ]

  /// The JSON document of a successful answer.
  ///
  /// - Throws: What the status means, `cutShort` for a body that is empty or ends too early, or `unreadable` for a
  ///   web page or no JSON.
  func document() throws(ServiceFailure) -> JSONValue? {
    guard response.isSuccess else { throw failure }
    do throws(JSONMistake) {
      return try JSONReader.lenient(response.body).hiding(secrets)
    } catch {
      throw failure(for: error)
    }
  }
}

extension ServiceReply {
  /// The failure that the status means.
  var failure: ServiceFailure {
    switch response.status {
    case 429: .notBefore(service, retryDate, reason)
    case 401 where service.row.key != nil: .keyRefused(service, reason)
    case 400 where speaksOfKey, 403 where speaksOfKey: .keyRefused(service, reason)
    case 404: .notFound(service, reason)
    default: .refused(service, status: response.status, reason)
    }
  }

  /// What it means that the body cannot be read as JSON.
  func failure(for mistake: JSONMistake) -> ServiceFailure {
    if isWebPage { return unreadable(.webPage) }
    return mistake.isEarlyEnd || isCutOff ? .cutShort(service) : unreadable(.notJSON)
  }

  /// Whether the body begins as a document and does not end as one: it may have been cut inside a word or a number.
  private var isCutOff: Bool {
    let (space, opening, closing) = (Array(" \t\r\n".utf8), Array("{[".utf8), Array("}]".utf8))
    guard let first = response.body.first(where: { !space.contains($0) }) else { return true }
    let last = response.body.last { !space.contains($0) }
    return opening.contains(first) && !closing.contains(last ?? first)
  }

  /// That the body cannot be read, for a reason in words of ours.
  func unreadable(_ reason: FailureReason) -> ServiceFailure { .unreadable(service, .own(reason)) }

  private var speaksOfKey: Bool {
    guard service.row.key != nil else { return false }
    let text = String(decoding: response.body.prefix(2000), as: UTF8.self).lowercased()
    return text.contains("api key") || text.contains("api_key") || text.contains("apikey")
  }

  /// When to ask again after 429: what `Retry-After` says (at most a day), or what the service is known for.
  private var retryDate: Date {
    retryAfter ?? service.retryDate(after: receivedAt, reason.description.lowercased())
  }

  private var retryAfter: Date? {
    guard let text = response.headers["retry-after"]?.trimmed else { return nil }
    let seconds = Double(text) ?? Date(httpDate: text)?.timeIntervalSince(receivedAt)
    guard let seconds, seconds.isFinite else { return nil }
    return receivedAt.addingTimeInterval(min(max(seconds, 1), 86_400))
  }

  /// The same answer under the status that its body names.
  func withStatus(_ status: Int) -> ServiceReply {
    var reply = self
    reply.response.status = status
    return reply
  }
}

extension City {
  /// Whether an answer with these coordinates can be about this city: services give the middle of a grid cell or
  /// the nearest station, and near the poles cells are wide in degrees. Missing coordinates are accepted.
  func mayBe(atLatitude latitude: Double?, longitude: Double?) -> Bool {
    guard let latitude, let longitude, let place = Coordinates(latitude: latitude, longitude: longitude) else {
      return true
    }
    return place.distance(to: coordinates) < 150
  }
}

extension Date {
  /// The instant of a date of HTTP headers, such as `Fri, 20 Nov 2026 12:00:00 GMT` (RFC 9110 §5.6.7, the preferred form);
  /// `nil` if the text is not of that form.
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
