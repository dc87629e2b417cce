import Entities
import Essentials

/// Access to one service: everything a request to it needs.
struct ServiceAccess: Sendable {
  let service: Service
  let client: HTTPClient
  let endpoints: Endpoints
  /// The user's key, sent with each request and removed from each response.
  var key: String?
  let now: @Sendable () -> Date

  /// All known keys, including this service's.
  var secrets: [String] { client.secrets + (key.map { [$0] } ?? []) }

  /// Requests a path with the key, if any; HTTP errors don't throw.
  func reply(
    _ path: String, _ query: [(String, String)] = [], headers: [(String, String)] = [],
    progress: HTTPRequest.Progress? = nil
  ) async throws(ServiceFailure) -> ServiceReply {
    let query = query + (key.map { [(service.row.keyParameter, $0)] } ?? [])
    let url = endpoints.url(service, path: path, query: query, customer: key != nil)
    return try await reply(
      to: HTTPRequest(service: service, url: url, headers: headers, progress: progress, secrets: secrets))
  }

  func reply(to request: HTTPRequest) async throws(ServiceFailure) -> ServiceReply {
    let response = try await client.send(request)
    return ServiceReply(service: service, response: response, receivedAt: now(), secrets: Secrets(secrets))
  }
}
