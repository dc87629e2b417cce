import Entities
import Essentials

/// Access to one service: everything that its requests need.
struct ServiceAccess: Sendable {
  let service: Service
  let client: HTTPClient
  let endpoints: Endpoints
  /// The user's key, added to the query of each path requested; `nil` for a service used without one.
  var key: String?
  /// The clock by which responses are dated.
  let now: @Sendable () -> Date
  /// Called for a service that announces the end of a product.
  var reportDeprecation: @Sendable (Service) -> Void = { _ in }

  /// All known keys, which are redacted in responses and which redirections must not disclose.
  var secrets: [String] { client.secrets + (key.map { [$0] } ?? []) }

  /// Requests a path that isn't percent-encoded yet, with the key if there is one; HTTP errors don't throw.
  func reply(
    _ path: String, _ query: [(String, String)] = [], headers: [(String, String)] = [],
    progress: HTTPRequest.Progress? = nil
  ) async throws(ServiceFailure) -> ServiceReply {
    let query = query + (key.map { [(service.row.keyParameter, $0)] } ?? [])
    let url = endpoints.url(service, path: path, query: query, forCustomer: key != nil)
    return try await reply(
      to: HTTPRequest(service: service, url: url, headers: headers, progress: progress, secrets: secrets))
  }

  /// Makes a request as it is, without adding the key.
  func reply(to request: HTTPRequest) async throws(ServiceFailure) -> ServiceReply {
    let response = try await client.send(request)
    return ServiceReply(
      service: service, response: response, receivedAt: now(), secrets: Secrets(secrets), hasKey: key != nil)
  }
}
