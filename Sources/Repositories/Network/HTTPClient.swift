package import Entities
import Essentials

/// The only door to the network.
package struct HTTPClient: Sendable {
  /// Why no answer came. The alias makes the import a package one: the compiler does not count what follows `throws`.
  package typealias Failure = ServiceFailure

  /// Sends a request and waits for the whole answer. HTTP errors are answers; only a failed connection throws.
  package var send: @Sendable (HTTPRequest) async throws(Failure) -> HTTPResponse
  /// All keys that the program knows: a service or a proxy may repeat any of them, whichever service was asked.
  package var secrets: [String] = []

  package init(send: @escaping @Sendable (HTTPRequest) async throws(Failure) -> HTTPResponse) {
    self.send = send
  }

  /// The same network, whose answers show none of some keys.
  package func hiding(_ secrets: [String]) -> HTTPClient {
    var client = self
    client.secrets = secrets
    return client
  }

  /// The same network with longer time limits, for a machine that is busy with other things.
  package func stretched(by factor: Double) -> HTTPClient {
    HTTPClient { request throws(ServiceFailure) in
      var patient = request
      patient.timeout *= factor
      patient.connectTimeout *= factor
      return try await send(patient)
    }
  }

  /// The network: https (and plain http from this machine), at most one request at a time to each service, at most
  /// five redirections. Every client has its own turns, so a program makes one.
  package static var live: HTTPClient {
    let gate = ServiceGate()
    return HTTPClient { request throws(ServiceFailure) in
      guard request.url.isFetchable else {
        throw .unreachable(request.service, .own(.notSecure))
      }
      await gate.enter(request.service)
      let outcome = await follow(request)
      await gate.leave(request.service)
      return try outcome.get()
    }
  }

  private static func follow(_ request: HTTPRequest) async -> Result<HTTPResponse, ServiceFailure> {
    let end = ContinuousClock.now + .seconds(request.timeout)
    var next = request
    for _ in 0...HTTPRequest.maximumRedirections {
      next.timeout = (end - ContinuousClock.now) / .seconds(1)
      guard next.timeout > 0 else { return .failure(.timedOut(request.service)) }
      guard !Task.isCancelled else { return .failure(.unreachable(request.service, .own(.cancelled))) }
      let outcome = await CurlTransfer(next).outcome()
      guard case .success(let response) = outcome else { return outcome }
      do throws(ServiceFailure) {
        guard let following = try next.redirected(by: response) else { return outcome }
        next = following
      } catch {
        return .failure(error)
      }
    }
    return .failure(.refused(request.service, status: 310, .own(.redirectsTooOften)))
  }
}

/// Lets one request at a time pass to each service, in the order they came.
private actor ServiceGate {
  private var busy: Set<Service> = []
  private var waiting: [Service: [CheckedContinuation<Void, Never>]] = [:]

  /// Waits for the service's turn. Each call must be followed by one of ``leave(_:)``.
  func enter(_ service: Service) async {
    if busy.insert(service).inserted { return }
    await withCheckedContinuation { waiting[service, default: []].append($0) }
  }

  /// Hands the turn to whoever waits longest.
  func leave(_ service: Service) {
    guard var queue = waiting[service], !queue.isEmpty else {
      busy.remove(service)
      return
    }
    let next = queue.removeFirst()
    waiting[service] = queue
    next.resume()
  }
}
