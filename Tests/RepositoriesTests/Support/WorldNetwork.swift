import Entities
import Foundation
import Repositories
import World

extension ServiceWorld {
  /// A network that this world answers, without sockets.
  var client: HTTPClient {
    HTTPClient { request throws(ServiceFailure) in
      let answer = self.answer(request.loopback)
      switch answer.course {
      case .silence: throw ServiceFailure.timedOut(request.service)
      case .close, .raw: throw ServiceFailure.unreachable(request.service, "connection closed")
      case .answer: break
      }
      let headers = answer.headers.map { ($0.0.lowercased(), $0.1) }
      return HTTPResponse(
        status: answer.status, headers: Dictionary(headers) { $1 }, body: answer.body, finalURL: request.url)
    }
  }
}

extension HTTPRequest {
  /// The request as a server sees it.
  fileprivate var loopback: LoopbackRequest {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    var headers = Dictionary(self.headers.map { ($0.0.lowercased(), $0.1) }) { $1 }
    headers["user-agent"] = AppInfo.userAgent
    return LoopbackRequest(
      method: "GET", target: url.path(), path: url.path(),
      query: (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, headers: headers)
  }
}
