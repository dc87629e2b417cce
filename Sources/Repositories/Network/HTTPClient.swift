package import Entities
import Essentials

/// Access to the network; nothing else makes requests.
package struct HTTPClient: Sendable {
  /// An alias, because the compiler overlooks uses of a package import after `throws`.
  package typealias Failure = ServiceFailure

  /// Sends a request and waits for the whole response. HTTP errors are responses; only failed transfers throw.
  package var send: @Sendable (HTTPRequest) async throws(Failure) -> HTTPResponse
  /// All known API keys, which `ServiceAccess` redacts in every response, since any service or proxy may echo them.
  private(set) var secrets: [String] = []

  /// A client that sends requests by a function, as tests do.
  package init(send: @escaping @Sendable (HTTPRequest) async throws(Failure) -> HTTPResponse) { self.send = send }

  /// The same client with more keys to be redacted in responses.
  package func redacting(_ secrets: [String]) -> HTTPClient {
    var client = self
    client.secrets += secrets.filter { !client.secrets.contains($0) }
    return client
  }

  /// The same client with requests' time limits, but not their deadlines, multiplied by a factor, for a busy machine.
  package func stretched(by factor: Double) -> HTTPClient {
    HTTPClient { request throws(ServiceFailure) in
      var slower = request
      slower.timeout *= factor
      slower.connectTimeout *= factor
      return try await send(slower)
    }.redacting(secrets)
  }

  /// A new client by libcurl, for https, and plain http to this machine. It makes one request at a time to each
  /// service, and each client has its own queues, so a program should make only one.
  package static func live() -> HTTPClient {
    let gate = ServiceGate()
    return HTTPClient { request throws(ServiceFailure) in
      guard request.url.isFetchable else { throw .requestFailed(request.service, .own(.notSecure)) }
      guard await gate.enter(request.service, until: request.deadline) else {
        throw Task.isCancelled ? .requestFailed(request.service, .own(.cancelled)) : .timedOut(request.service)
      }
      let outcome = await follow(request)
      await gate.leave(request.service)
      return try outcome.get()
    }
  }

  /// Sends a request and follows redirections, all within its time limit and deadline.
  private static func follow(_ request: HTTPRequest) async -> Result<HTTPResponse, ServiceFailure> {
    let limit = ContinuousClock.now + .seconds(request.timeout)
    let end = min(limit, request.deadline ?? limit)
    var (next, redirections) = (request, 0)
    while true {
      next.timeout = (end - ContinuousClock.now) / .seconds(1)
      guard next.timeout > 0 else { return .failure(.timedOut(request.service)) }
      guard !Task.isCancelled else { return .failure(.requestFailed(request.service, .own(.cancelled))) }
      let outcome = await CurlTransfer(next).outcome()
      guard case .success(let response) = outcome else {
        return redirections == 0 ? outcome : outcome.mapError(\.afterRedirection)
      }
      do throws(ServiceFailure) {
        guard let following = try next.redirected(by: response) else { return outcome }
        guard redirections < HTTPRequest.maximumRedirections else {
          throw .refused(request.service, status: response.status, .own(.redirectsTooOften))
        }
        (next, redirections) = (following, redirections + 1)
      } catch { return .failure(error) }
    }
  }
}
