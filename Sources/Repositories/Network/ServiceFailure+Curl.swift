import CCurl
package import Entities

/// Failures by libcurl's codes (CURLcode in curl/curl.h).
extension ServiceFailure {
  /// Why a transfer failed, or `nil` if it succeeded.
  static func of(_ response: ccurl_response, _ request: HTTPRequest) -> ServiceFailure? {
    guard response.code != 0 else { return nil }
    let service = request.service
    // If a proxy refuses to tunnel, libcurl's code differs between its versions.
    if response.proxy_status >= 400 { return .unreachable(service, refusal(byProxy: response.proxy_status)) }
    return switch Int(response.code) {
    case CCURL_TOO_LARGE: .tooLarge(service, megabytes: request.maximumBytes / 1_000_000)
    case CCURL_NOT_INSTALLED, CCURL_TOO_OLD, CCURL_NO_HTTPS: .unreachable(service, .own(.library(response.code)))
    case CCURL_CANCELLED: .unreachable(service, .own(.cancelled))
    case CCURL_NO_MEMORY: .unreachable(service, .own(.outOfMemory))
    case CCURL_REFUSED: .noNetwork(service, .own(.connectionRefused))
    case CCURL_NO_ROUTE: .noNetwork(service, .own(.noNetwork))
    // 1 is an unsupported protocol: as libcurl supports http and https, that is "HTTP/0.9", a response that isn't HTTP.
    case 1, 8: .unreadable(service, .own(.notHTTP))
    case 5: .noNetwork(service, .own(.proxyNotFound))
    case 6: .noNetwork(service, .own(.nameNotFound))
    case 7: .noNetwork(service, .own(.noConnection))
    case 18: .cutShort(service)
    case 28: timeOut(at: Int(response.stage), service)
    case 35, 53, 54, 58, 59, 64, 66, 80, 83, 90, 91, 98: .unreachable(service, .own(.tlsFailed))
    case 51, 60: .unreachable(service, .own(.untrusted))
    case 77, 82: .unreachable(service, .own(.noCertificates))
    case 52: .unreachable(service, .own(.closedUnanswered))
    case 16, 55, 56, 92, 95: .unreachable(service, .own(.connectionBroke))
    case 23, 61: .unreadable(service, .own(.badlyCompressed))
    default: .unreachable(service, words(response.code))
    }
  }

  /// The failure when time runs out at a stage; a silent name server counts as no network.
  static func timeOut(at stage: Int, _ service: Service) -> ServiceFailure {
    stage == CCURL_FINDING_NAME ? .noNetwork(service, .own(.silentNameServer)) : .timedOut(service)
  }

  private static func refusal(byProxy status: Int) -> ServiceFailure.Reason {
    status == 407 ? .own(.proxyWantsPassword) : .proxy(status: status)
  }

  private static func words(_ code: Int32) -> ServiceFailure.Reason {
    guard let words = ccurl_words(code) else { return .own(.noConnection) }
    return .other(SafeText.line(String(cString: words), limit: 80).lowercased())
  }
}

extension FailureReason {
  /// Why libcurl can't be used, by ccurl's code. A library that can't be loaded counts as missing: the remedy is the same.
  fileprivate static func library(_ problem: Int32) -> FailureReason {
    switch Int(problem) {
    case CCURL_TOO_OLD: .libraryTooOld
    case CCURL_NO_HTTPS: .libraryWithoutTLS
    default: .libraryMissing
    }
  }
}

extension HTTPClient {
  /// Why the system's libcurl can't be used, or `nil` if it can.
  package static var libraryProblem: FailureReason? {
    let problem = ccurl_library_problem()
    return problem == 0 ? nil : .library(problem)
  }
}
