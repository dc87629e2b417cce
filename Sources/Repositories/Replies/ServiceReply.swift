import Entities
import Essentials

/// A service's response, with what is needed to interpret it.
struct ServiceReply {
  let service: Service
  private(set) var response: HTTPResponse
  /// When the response arrived.
  let receivedAt: Date
  /// The keys to redact in everything taken from the response.
  let secrets: Secrets
  /// Whether the request had the user's key; without one the service can't refuse it, but may need it.
  var hasKey = true

  /// Whether a string in the body contains a key, so that the body must not be stored; `false` if it isn't JSON.
  var repeatsKey: Bool {
    guard !secrets.isEmpty, let document = try? JSONReader.lenient(response.body) else { return false }
    return document.redacted(by: secrets) != document
  }

  /// Whether the body begins like a web page or XML, whatever its declared type.
  var isWebPage: Bool {
    let start = String(decoding: response.body.prefix(512), as: UTF8.self)
    return start.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<"
  }

  /// The service's error message in one safe line, or else the usual meaning of the status; may be empty.
  var reason: ServiceFailure.Reason {
    let words = message
    if !words.isEmpty { return ServiceFailure.Reason(words) }
    return Self.reasons[response.status].map(ServiceFailure.Reason.own) ?? .other("")
  }

  /// The error message: a body in plain text, or a member in one of the services' formats: Open-Meteo's `reason`; the
  /// `message` of OpenWeatherMap and WordPress; the `detail` and `title` of the US weather service (RFC 9457); NASA's
  /// `msg` and `error.message`. Empty if there is none.
  private var message: String {
    if isWebPage { return "" }
    guard let document = try? JSONReader.lenient(response.body) else {
      return secrets.line(String(decoding: response.body.prefix(4000), as: UTF8.self), limit: 200)
    }
    let members = ["reason", "message", "detail", "title", "msg"].map { document[$0] } + [document["error"]["message"]]
    return members.lazy.compactMap(\.rawText).map { secrets.line($0) }.first { !$0.isEmpty } ?? ""
  }

  /// The meaning of a status whose body doesn't explain it.
  private static let reasons: [Int: FailureReason] = [
    400: .badRequest, 401: .notAuthorised, 403: .accessDenied, 404: .notFound, 414: .addressTooLong,
    429: .tooManyRequests, 500: .internalError, 502: .badGateway, 503: .serviceUnavailable, 504: .gatewayTimeout,
  ]

  /// The JSON document of a successful response, with keys redacted; never `nil`, but optional as its members are.
  /// Throws `failure` for another status, `cutShort` for an empty or truncated body, `unreadable` for other text.
  func document() throws(ServiceFailure) -> JSONValue? {
    guard response.isSuccess else { throw failure }
    do throws(JSONError) {
      return try JSONReader.lenient(response.body).redacted(by: secrets)
    } catch { throw failure(for: error) }
  }

  /// The document, like `document()`, unless a member of it, a number or a string, states an error's status: a service
  /// or proxy may send that with status 200.
  func document(statusIn member: String) throws(ServiceFailure) -> JSONValue? {
    let document = try document()
    guard let status = document[member].integer, status != 200 else { return document }
    var reply = self
    reply.response.status = status
    throw reply.failure
  }

  /// The elements of the document; throws `unreadable` if it isn't a list, else like `document()`.
  func list() throws(ServiceFailure) -> [JSONValue] {
    guard case .array(let elements)? = try document() else { throw unreadable(.notAList) }
    return elements
  }

  /// The failure for an unsuccessful status.
  var failure: ServiceFailure {
    switch response.status {
    case 429: .notBefore(service, retryDate, reason)
    case 401 where service.row.key != nil, 400 where mentionsKey, 403 where mentionsKey:
      hasKey ? .keyRefused(service, reason) : .keyMissing(service)
    case 404: .notFound(service, reason)
    default: .refused(service, status: response.status, reason)
    }
  }

  /// The failure for a body that isn't valid JSON.
  func failure(for error: JSONError) -> ServiceFailure {
    if isWebPage { return unreadable(.webPage) }
    return error.isEarlyEnd || isCutOff ? .cutShort(service) : unreadable(.notJSON)
  }

  /// Whether the body is empty, or begins like a JSON document but doesn't end like one, as if cut in a word or number.
  private var isCutOff: Bool {
    guard let first = response.body.first(where: { !" \t\r\n".utf8.contains($0) }) else { return true }
    return "{[".utf8.contains(first) && !endsLikeJSON
  }

  /// Whether the body's last character that isn't blank ends a JSON object or array.
  var endsLikeJSON: Bool { response.body.last { $0 > 0x20 }.map { "]}".utf8.contains($0) } ?? false }

  /// The failure for a body that isn't what the service documents.
  func unreadable(_ reason: FailureReason) -> ServiceFailure { .unreadable(service, .own(reason)) }

  /// Whether the body mentions an API key: some services refuse a key with a status that means something else.
  private var mentionsKey: Bool {
    guard service.row.key != nil else { return false }
    let text = String(decoding: response.body.prefix(2000), as: UTF8.self).lowercased()
    return text.contains("api key") || text.contains("api_key") || text.contains("apikey")
  }

  /// When to ask again after status 429: as `Retry-After` says, else as known for the service, else in a minute.
  private var retryDate: Date {
    if let retryAfter { return retryAfter }
    let message = reason.description.lowercased()
    let wait = service.row.waits.first { $0.words.isEmpty || $0.words.contains { message.contains($0) } }
    return wait?.end(after: receivedAt) ?? receivedAt.addingTimeInterval(60)
  }

  /// The time in `Retry-After`, in seconds or as a date (RFC 9110 §10.2.3), from a second to a day after the response.
  private var retryAfter: Date? {
    guard let text = response.headers["retry-after"]?.trimmed else { return nil }
    let seconds = Double(text) ?? Date(httpDate: text)?.timeIntervalSince(receivedAt)
    guard let seconds, seconds.isFinite else { return nil }
    return receivedAt.addingTimeInterval(min(max(seconds, 1), 86_400))
  }
}
