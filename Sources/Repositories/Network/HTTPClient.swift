package import Entities

/// The only door to the network.
package struct HTTPClient: Sendable {
  /// Why no answer came.
  package typealias Failure = ServiceFailure

  /// Sends a request and waits for the whole answer. HTTP errors are answers; only a failed connection throws.
  package var send: @Sendable (HTTPRequest) async throws(Failure) -> HTTPResponse

  package init(send: @escaping @Sendable (HTTPRequest) async throws(Failure) -> HTTPResponse) {
    self.send = send
  }

  /// A client that fails each request naming what was not provided, for tests that should not reach the network.
  package static func unavailable(_ name: String) -> HTTPClient {
    HTTPClient { request throws(Failure) in
      throw Failure.unreachable(request.service, "\(name) has no network")
    }
  }
}
