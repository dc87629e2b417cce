package import Essentials

/// Why a service gave no usable answer.
package enum ServiceFailure: Error, Hashable, Sendable {
  /// The network is off (`--offline`) and nothing is cached.
  case offline
  /// The request failed, but not for lack of a network: TLS, a proxy, a broken connection, no libcurl, a cancellation.
  case requestFailed(Service, Reason)
  /// No connection to the service or its proxy: unknown name, no route, refused, a name server that doesn't answer.
  case cannotConnect(Service, Reason)
  /// The service didn't answer within the time limit.
  case timedOut(Service)
  /// No request is made before that date, as the service asked to wait or sent nothing useful.
  case notBefore(Service, Date, Reason)
  /// An HTTP error status, with the service's explanation.
  case refused(Service, status: Int, Reason)
  /// A truncated answer: empty, or ending in the middle of a document.
  case cutShort(Service)
  /// An answer that doesn't match the service's documentation.
  case unreadable(Service, Reason)
  /// An answer larger than skydash accepts.
  case tooLarge(Service, megabytes: Int)
  /// A well-formed answer without values.
  case noData(Service)
  /// The service needs an API key, and none is set.
  case keyMissing(Service)
  /// The service rejected the API key.
  case keyRefused(Service, Reason)
  /// No such place or day: outside the area, not published, never existed.
  case notFound(Service, Reason)
  /// A failure read from a document, in its words.
  case quoted(String)

  /// The service that failed; `nil` if none was asked or the document doesn't say.
  package var service: Service? {
    switch self {
    case .offline, .quoted: nil
    case .requestFailed(let service, _), .cannotConnect(let service, _), .timedOut(let service),
      .notBefore(let service, _, _), .refused(let service, _, _), .cutShort(let service), .unreadable(let service, _),
      .tooLarge(let service, _), .noData(let service), .keyMissing(let service), .keyRefused(let service, _),
      .notFound(let service, _):
      service
    }
  }

  /// Whether requests for other cities would fail too.
  package var concernsEveryCity: Bool {
    switch self {
    case .offline, .requestFailed, .cannotConnect, .timedOut, .notBefore, .keyMissing, .keyRefused: true
    case .refused(_, let status, _): status >= 500 || status == 401 || status == 403
    case .cutShort, .unreadable, .tooLarge, .noData, .notFound, .quoted: false
    }
  }

  /// Whether the same request may succeed within seconds; status 408 says that it took too long to arrive.
  package var isTransient: Bool {
    switch self {
    case .requestFailed: remedy == nil
    case .cannotConnect, .timedOut, .cutShort: true
    case .refused(_, let status, _): [408, 500, 502, 503, 504].contains(status)
    case .offline, .notBefore, .unreadable, .tooLarge, .noData, .keyMissing, .keyRefused, .notFound, .quoted: false
    }
  }

  /// Whether a key is missing or refused.
  package var isAboutKey: Bool {
    switch self {
    case .keyMissing, .keyRefused: true
    default: false
    }
  }

  /// Whether the service says that there is no picture, and didn't just send a placeholder or another day's.
  package var reportsNoPicture: Bool {
    guard case .notFound(_, let reason) = self else { return false }
    return reason != .own(.placeholder) && reason != .own(.wrongDay)
  }

  /// What to do on this machine so that a retry can succeed; `nil` if nothing is known to help.
  package var remedy: Phrase? { if case .requestFailed(_, .own(let reason)) = self { reason.remedy } else { nil } }

  /// The reason for a failure, in a few words.
  package enum Reason: Hashable, Sendable {
    /// A reason that skydash has words for, which are translated.
    case own(FailureReason)
    /// A proxy answered with an error, not the service.
    case proxy(status: Int)
    /// In the words of the service or the system, unchanged; empty if they gave none.
    case other(String)

    /// A reason from its English text, such as one stored on disk.
    package init(_ text: String) { self = FailureReason(rawValue: text).map(Self.own) ?? .other(text) }

    /// Whether neither the service nor the system gave a reason.
    package var isEmpty: Bool { self == .other("") }
  }
}
