import Entities
import Essentials

extension HTTPClient {
  /// The network: https (and plain http from this machine), at most one request at a time to each service, at most
  /// five redirections. Every client has its own connections and its own turns, so a program makes one.
  package static var live: HTTPClient { HTTPClient(transport: .system) }

  init(transport: Transport) {
    let gate = ServiceGate()
    self.init { request throws(ServiceFailure) in
      guard request.url.isFetchable else {
        throw .unreachable(request.service, "only https addresses are fetched")
      }
      await gate.enter(request.service)
      let result = await Self.follow(request, over: transport)
      await gate.leave(request.service)
      return try result.get()
    }
  }

  private static func follow(
    _ request: HTTPRequest, over transport: Transport
  ) async -> Result<HTTPResponse, ServiceFailure> {
    let end = ContinuousClock.now + .seconds(request.timeout)
    var next = request
    for _ in 0...Redirection.maximum {
      next.timeout = (end - ContinuousClock.now) / .seconds(1)
      guard next.timeout > 0 else { return .failure(.timedOut(request.service)) }
      guard !Task.isCancelled else { return .failure(.unreachable(request.service, "cancelled")) }
      let result = await transport.exchange(next)
      guard case .success(let response) = result else { return result }
      do throws(ServiceFailure) {
        guard let following = try Redirection.request(after: response, to: next) else { return result }
        next = following
      } catch {
        return .failure(error)
      }
    }
    return .failure(.refused(request.service, status: 310, "it redirects too often"))
  }
}
