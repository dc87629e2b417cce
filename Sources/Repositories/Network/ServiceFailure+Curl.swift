import CCurl
package import Entities

extension ServiceFailure {
  /// The failure for ccurl's or libcurl's code (`CURLcode` in curl/curl.h); `nil` for a success.
  init?(_ response: ccurl_response, to request: HTTPRequest) {
    guard response.code != 0 else { return nil }
    let service = request.service
    self =
      switch Int(response.code) {
      // libcurl's code for a proxy that refuses to tunnel differs between its versions.
      case _ where response.proxy_status == 407: .requestFailed(service, .own(.proxyWantsPassword))
      case _ where response.proxy_status >= 400: .requestFailed(service, .proxy(status: response.proxy_status))
      case CCURL_TOO_LARGE: .tooLarge(service, megabytes: request.maximumBytes / 1_000_000)
      case CCURL_NOT_INSTALLED, CCURL_NOT_LOADABLE, CCURL_TOO_OLD, CCURL_NO_HTTPS:
        .requestFailed(service, .own(.library(response.code)))
      case CCURL_CANCELLED: .requestFailed(service, .own(.cancelled))
      case CCURL_NO_MEMORY, 27: .requestFailed(service, .own(.outOfMemory))  // OUT_OF_MEMORY
      case CCURL_REFUSED: .cannotConnect(service, .own(.connectionRefused))
      case CCURL_NO_ROUTE: .cannotConnect(service, .own(.noNetwork))
      // UNSUPPORTED_PROTOCOL, here a response that isn't HTTP; WEIRD_SERVER_REPLY
      case 1, 8: .unreadable(service, .own(.notHTTP))
      case 5: .cannotConnect(service, .own(.proxyNotFound))  // COULDNT_RESOLVE_PROXY
      case 6: .cannotConnect(service, .own(.nameNotFound))  // COULDNT_RESOLVE_HOST
      case 7: .cannotConnect(service, .own(.noConnection))  // COULDNT_CONNECT
      case 18: .cutShort(service)  // PARTIAL_FILE
      case 28: Self.timeOut(at: Int(response.stage), of: service)  // OPERATION_TIMEDOUT
      // SSL_CONNECT_ERROR and other codes for TLS
      case 35, 53, 54, 58, 59, 64, 66, 80, 83, 90, 91, 98: .requestFailed(service, .own(.tlsFailed))
      case 51, 60: .requestFailed(service, .own(.untrusted))  // PEER_FAILED_VERIFICATION
      case 77, 82: .requestFailed(service, .own(.noCertificates))  // SSL_CACERT_BADFILE, SSL_CRL_BADFILE
      case 52: .requestFailed(service, .own(.closedWithoutAnswer))  // GOT_NOTHING
      // HTTP2, SEND_ERROR, RECV_ERROR, HTTP2_STREAM, HTTP3
      case 16, 55, 56, 92, 95: .requestFailed(service, .own(.connectionBroke))
      case 23, 61: .unreadable(service, .own(.badlyCompressed))  // WRITE_ERROR, BAD_CONTENT_ENCODING
      default: .requestFailed(service, Self.message(of: response.code))
      }
  }

  /// The failure when time runs out at one of ccurl's stages; if no name server responds, there is no network.
  static func timeOut(at stage: Int, of service: Service) -> ServiceFailure {
    stage == CCURL_FINDING_NAME ? .cannotConnect(service, .own(.nameServerUnresponsive)) : .timedOut(service)
  }

  /// libcurl's own message for a code.
  private static func message(of code: Int32) -> Reason {
    guard let message = ccurl_message(code) else { return .own(.noConnection) }
    return .other(SafeText.line(String(cString: message), limit: 80).lowercased())
  }
}

extension FailureReason {
  /// Why libcurl can't be used, by ccurl's code.
  fileprivate static func library(_ problem: Int32) -> FailureReason {
    switch Int(problem) {
    case CCURL_TOO_OLD: .libraryTooOld
    case CCURL_NO_HTTPS: .libraryWithoutTLS
    case CCURL_NOT_LOADABLE: .libraryNotLoadable
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
