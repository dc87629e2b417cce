import Entities
import Foundation
import Repositories

/// A network that answers from a closure and remembers what it was asked.
actor FakeNetwork {
  typealias Answer = @Sendable (HTTPRequest) throws(ServiceFailure) -> HTTPResponse

  private(set) var requests: [HTTPRequest] = []
  private let answer: Answer

  init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// Answers every request with the same bytes.
  init(_ body: Data, status: Int = 200, headers: [String: String] = ["content-type": "application/json"]) {
    answer = { request throws(ServiceFailure) in
      HTTPResponse(status: status, headers: headers, body: body)
    }
  }

  nonisolated var client: HTTPClient {
    HTTPClient { request throws(ServiceFailure) in try await self.send(request) }
  }

  /// The value of a name in the query of the request at `index`, decoded.
  func query(_ name: String, ofRequest index: Int = 0) -> String? {
    guard requests.indices.contains(index) else { return nil }
    return requests[index].value(name)
  }

  private func send(_ request: HTTPRequest) throws(ServiceFailure) -> HTTPResponse {
    requests.append(request)
    return try answer(request)
  }
}

extension HTTPRequest {
  /// The value of a name of the query, decoded.
  func value(_ name: String) -> String? {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
  }

  func header(_ name: String) -> String? { headers.first { $0.0.lowercased() == name.lowercased() }?.1 }
}

extension HTTPResponse {
  init(_ body: Data, to request: HTTPRequest, status: Int = 200, headers: [String: String] = [:]) {
    self.init(status: status, headers: headers, body: body)
  }
}
