import Entities
import Foundation
package import Repositories

extension HTTPClient {
  /// A network without sockets, on which something answers as a server would.
  ///
  /// - Parameters:
  ///   - instant: The clock on which requests' deadlines are.
  ///   - silence: Called, when no answer comes, with how many seconds that was.
  ///   - answer: Answers a request.
  /// - Returns: The network.
  package static func answered(
    instant: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    silence: @escaping @Sendable (_ seconds: Double) -> Void = { _ in },
    by answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) -> HTTPClient {
    HTTPClient { request throws(ServiceFailure) in
      let answer = answer(request.asServed)
      switch answer.course {
      case .silence, .stuck:
        let left = request.deadline.map { ($0 - instant()) / .seconds(1) } ?? request.timeout
        silence(min(request.timeout, max(left, 0)))
        throw .timedOut(request.service)
      case .close, .reset, .raw: throw .requestFailed(request.service, "connection closed")
      case .answer: break
      }
      let headers = answer.headers.map { ($0.0.lowercased(), $0.1) }
      return HTTPResponse(
        status: answer.status, headers: Dictionary(headers) { $1 }, body: answer.body)
    }
  }
}

extension HTTPRequest {
  /// The request as a server sees it.
  fileprivate var asServed: LoopbackRequest {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    var headers = Dictionary(self.headers.map { ($0.0.lowercased(), $0.1) }) { $1 }
    headers["user-agent"] = AppInfo.userAgent
    return LoopbackRequest(
      method: "GET", target: url.path(), path: url.path(),
      query: (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, headers: headers)
  }
}

extension ServiceWorld {
  /// A network that this world answers, without sockets.
  package var client: HTTPClient { .answered { answer($0) } }
}
