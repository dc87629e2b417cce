#if !canImport(Darwin)
  import CCurl
  import Entities
  import Foundation

  /// libcurl's codes (curl/curl.h, CURLcode) in words for a person.
  enum CurlFailure {
    /// Why a transfer failed, or `nil` when it did not.
    static func failure(of response: ccurl_response, service: Service, limit: Int) -> ServiceFailure? {
      guard response.code != 0 else { return nil }
      return switch Int(response.code) {
      case CCURL_TOO_LARGE: .unreadable(service, "larger than \(limit / 1_000_000) MB")
      case CCURL_CANCELLED: .unreachable(service, "cancelled")
      case CCURL_NO_MEMORY: .unreachable(service, "out of memory")
      case 1, 8: .unreadable(service, "not HTTP")
      case 5: .unreachable(service, "the proxy's name was not found")
      case 6: .unreachable(service, "name not found")
      case 7: .unreachable(service, connection(response.system_error))
      case 18: .cutShort(service)
      case 28: .timedOut(service)
      case 35, 53, 54, 58, 59, 64, 66, 80, 83, 90, 91, 98: .unreachable(service, "TLS failed")
      case 51, 60: .unreachable(service, "TLS failed: its certificate is not trusted")
      case 77, 82: .unreachable(service, "TLS failed: no certificates, install the package ca-certificates")
      case 52: .unreachable(service, "it closed the connection without an answer")
      case 16, 55, 56, 92, 95: .unreachable(service, "the connection broke")
      case 23, 61: .unreadable(service, "badly compressed")
      default: .unreachable(service, words(response.code))
      }
    }

    private static func connection(_ number: Int) -> String {
      switch Int32(truncatingIfNeeded: number) {
      case ECONNREFUSED: "connection refused"
      case ENETUNREACH, EHOSTUNREACH, ENETDOWN: "no network"
      default: "no connection"
      }
    }

    private static func words(_ code: Int32) -> String {
      ccurl_words(code).map { SafeText.line(String(cString: $0), limit: 80).lowercased() } ?? "no connection"
    }
  }
#endif
