import Entities
import Essentials

/// The way to one service: everything that a request to it needs.
struct ServiceAccess: Sendable {
  let service: Service
  let client: HTTPClient
  let endpoints: Endpoints
  /// The user's key, which goes with each request and appears in no answer.
  var key: String?
  let now: @Sendable () -> Date

  /// All known keys, its own among them.
  var secrets: [String] { client.secrets + (key.map { [$0] } ?? []) }

  /// - Throws: `keyMissing` without a key.
  func requireKey() throws(ServiceFailure) {
    if key?.isEmpty ?? true { throw .keyMissing(service) }
  }

  /// Asks for a path; an answer is also one that reports an error.
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
    return ServiceReply(service: service, response: response, receivedAt: now(), secrets: secrets)
  }
}

extension Service {
  /// The first moment after `now` at which a service that answers 429 without `Retry-After` may be asked again, by its
  /// message where that says.
  func retryDate(after now: Date, _ message: String) -> Date {
    let wait = row.waits.first { $0.words.isEmpty || $0.words.contains { message.contains($0) } }
    return wait?.end(after: now) ?? now.addingTimeInterval(60)
  }
}
