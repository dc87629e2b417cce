package import Essentials

/// Why a service gave no answer that can be shown.
package enum ServiceFailure: Error, Hashable, Sendable {
  /// The network may not be used (`--offline`) and nothing is cached.
  case offline
  /// No connection though there is a network: TLS, a proxy, a broken line.
  case unreachable(Service, Reason)
  /// No way to the service: no such name, no route, refused, a silent name server.
  case noNetwork(Service, Reason)
  case timedOut(Service)
  /// The service asked to wait; no request is made before that time.
  case notBefore(Service, Date, Reason)
  /// An HTTP status that is an error, with what the service said.
  case refused(Service, status: Int, Reason)
  /// An answer that ended before its end: without a byte, or in the middle of a document.
  case cutShort(Service)
  /// An answer that is not what the service's documentation says.
  case unreadable(Service, Reason)
  /// An answer larger than skydash takes.
  case tooLarge(Service, megabytes: Int)
  /// A well-formed answer without any value.
  case noData(Service)
  case keyMissing(Service)
  case keyRefused(Service, Reason)
  /// The place or the day is not there: outside the area, not published, never existed.
  case notFound(Service, Reason)
  /// What a document made elsewhere says, in its words.
  case quoted(String)

  package var service: Service? {
    switch self {
    case .offline, .quoted: nil
    case .unreachable(let service, _), .noNetwork(let service, _), .timedOut(let service),
      .notBefore(let service, _, _), .refused(let service, _, _), .cutShort(let service), .unreadable(let service, _),
      .tooLarge(let service, _), .noData(let service), .keyMissing(let service), .keyRefused(let service, _),
      .notFound(let service, _):
      service
    }
  }

  /// Whether another city would fare no better.
  package var concernsEveryCity: Bool {
    switch self {
    case .offline, .unreachable, .noNetwork, .timedOut, .notBefore, .keyMissing, .keyRefused: true
    case .refused(_, let status, _): status >= 500 || status == 401 || status == 403
    case .cutShort, .unreadable, .tooLarge, .noData, .notFound, .quoted: false
    }
  }

  /// Whether the same request may succeed if made again at once or after seconds.
  package var isTransient: Bool {
    switch self {
    case .unreachable: remedy == nil
    case .noNetwork, .timedOut, .cutShort: true
    case .refused(_, let status, _): [500, 502, 503, 504].contains(status)
    case .offline, .notBefore, .unreadable, .tooLarge, .noData, .keyMissing, .keyRefused, .notFound, .quoted: false
    }
  }

  /// Whether a key is what is wrong.
  package var isAboutKey: Bool {
    switch self {
    case .keyMissing, .keyRefused: true
    default: false
    }
  }

  /// Whether a failure says something of the place and nothing of the service.
  package var isOfThePlace: Bool {
    switch self {
    case .noData, .notFound: true
    default: false
    }
  }
}
