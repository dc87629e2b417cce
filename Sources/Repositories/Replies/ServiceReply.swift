import Entities
import Essentials

/// An answer of a service together with what is needed to say what is wrong with it.
struct ServiceReply {
  let service: Service
  let response: HTTPResponse
  /// When the answer came.
  let receivedAt: Date
  /// Texts that must not appear in a message.
  let secrets: [String]

  /// Whether the body is a web page, whatever its declared type.
  var isWebPage: Bool {
    let start = String(decoding: response.body.prefix(512), as: UTF8.self)
    return start.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<"
  }

  /// What the service said of its error, in a line; empty if it said nothing a person can read.
  var reason: String {
    if isWebPage || response.body.isEmpty { return Self.words(for: response.status) }
    guard let document = try? WireValue(response.body) else { return plainText }
    return readable(Self.message(in: document) ?? Self.words(for: response.status))
  }

  /// The start of a body that is neither JSON nor a web page.
  private var plainText: String {
    readable(String(decoding: response.body.prefix(200), as: UTF8.self))
  }

  /// Text from outside as one safe line without a secret.
  func readable(_ text: String) -> String {
    let hidden = secrets.filter { !$0.isEmpty }.reduce(text) { $0.replacingOccurrences(of: $1, with: "…") }
    return SafeText.line(hidden)
  }

  /// The message in any of the shapes the services use: Open-Meteo's `reason`, OpenWeatherMap's and WordPress'
  /// `message`, the weather service's `detail`, NASA's `msg` and `error.message`.
  private static func message(in document: WireValue) -> String? {
    let candidates = [
      document["reason"], document["message"], document["detail"], document["title"], document["msg"],
      document["error"]["message"],
    ]
    return candidates.lazy.compactMap(\.rawText).first { !$0.isEmpty }
  }

  /// What a status means, for bodies that do not say.
  static func words(for status: Int) -> String {
    switch status {
    case 400: "bad request"
    case 401: "not authorised"
    case 403: "access denied"
    case 404: "not found"
    case 414: "the address is too long"
    case 429: "too many requests"
    case 500: "internal error"
    case 502: "bad gateway"
    case 503: "service unavailable"
    case 504: "gateway time-out"
    default: ""
    }
  }
}
