import CCurl
import Entities

/// libcurl's codes (curl/curl.h, CURLcode) in words for a person.
enum CurlFailure {
  /// Why a transfer failed, or `nil` when it did not.
  static func failure(of response: ccurl_response, _ request: HTTPRequest) -> ServiceFailure? {
    guard response.code != 0 else { return nil }
    let service = request.service
    // A proxy that makes no tunnel looks like a broken connection or none, depending on libcurl's version.
    if response.proxy_status >= 400 { return .unreachable(service, refusal(byProxy: response.proxy_status)) }
    return switch Int(response.code) {
    case CCURL_TOO_LARGE: .tooLarge(service, megabytes: request.maximumBytes / 1_000_000)
    case CCURL_NOT_INSTALLED: .unreachable(service, "libcurl is not installed: install the package libcurl4")
    case CCURL_CANCELLED: .unreachable(service, "cancelled")
    case CCURL_NO_MEMORY: .unreachable(service, "out of memory")
    case CCURL_REFUSED: .noNetwork(service, "connection refused")
    case CCURL_NO_ROUTE: .noNetwork(service, "no network")
    case 1, 8: .unreadable(service, "not HTTP")
    case 5: .noNetwork(service, "the proxy's name was not found")
    case 6: .noNetwork(service, "name not found")
    case 7: .noNetwork(service, "no connection")
    case 18: .cutShort(service)
    case 28: timeOut(at: Int(response.stage), service)
    case 35, 53, 54, 58, 59, 64, 66, 80, 83, 90, 91, 98: .unreachable(service, "TLS failed")
    case 51, 60: .unreachable(service, "TLS failed: its certificate is not trusted")
    case 77, 82:
      .unreachable(service, "TLS failed: no certificates, install the package ca-certificates or see to SSL_CERT_FILE")
    case 52: .unreachable(service, "it closed the connection without an answer")
    case 16, 55, 56, 92, 95: .unreachable(service, "the connection broke")
    case 23, 61: .unreadable(service, "badly compressed")
    default: .unreachable(service, words(response.code))
    }
  }

  /// What it means that time ran out: a name server that stays silent is no network.
  static func timeOut(at stage: Int, _ service: Service) -> ServiceFailure {
    stage == CCURL_FINDING_NAME ? .noNetwork(service, ServiceFailure.silentNameServer) : .timedOut(service)
  }

  private static func refusal(byProxy status: Int) -> String {
    status == 407 ? "the proxy wants a name and a password" : "the proxy answered with an error, \(status)"
  }

  private static func words(_ code: Int32) -> String {
    ccurl_words(code).map { SafeText.line(String(cString: $0), limit: 80).lowercased() } ?? "no connection"
  }
}
