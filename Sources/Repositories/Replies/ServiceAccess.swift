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

  private var secrets: [String] { key.map { [$0] } ?? [] }

  /// - Throws: `keyMissing` without a key.
  func requireKey() throws(ServiceFailure) {
    if key?.isEmpty ?? true { throw .keyMissing(service) }
  }

  /// Asks for a path; an answer is also one that tells of an error.
  func reply(
    _ path: String, _ query: [(String, String)] = [], headers: [(String, String)] = []
  ) async throws(ServiceFailure) -> ServiceReply {
    let query = query + (key.map { [(service.keyParameter, $0)] } ?? [])
    let url = endpoints.url(service, path: path, query: query, customer: key != nil)
    return try await reply(to: HTTPRequest(service: service, url: url, headers: headers, secrets: secrets))
  }

  func reply(to request: HTTPRequest) async throws(ServiceFailure) -> ServiceReply {
    let response = try await client.send(request)
    return ServiceReply(service: service, response: response, receivedAt: now(), secrets: secrets)
  }
}

extension Service {
  /// The name under which it takes a key.
  fileprivate var keyParameter: String {
    switch self {
    case .openWeather: "appid"
    case .nasaAPI: "api_key"
    case .openMeteo, .geocoding, .airQuality, .metNorway, .nws, .brightSky, .eccc, .apod, .celestrak, .swpc: "apikey"
    }
  }

  /// The first moment after `now` at which a service that answers 429 without `Retry-After` may be asked again, by its
  /// message where that tells: counters that are bound to the clock are reset on it, and have a margin of seconds.
  func retryDate(after now: Date, _ message: String) -> Date {
    func next(multipleOf seconds: Double, margin: Double) -> Date {
      Date(timeIntervalSince1970: ((now.timeIntervalSince1970 / seconds).rounded(.down) + 1) * seconds + margin)
    }
    func says(_ words: String...) -> Bool { words.contains { message.contains($0) } }
    switch self {
    case .openMeteo, .geocoding, .airQuality:
      if says("concurrent") { return now.addingTimeInterval(2) }
      if says("daily", "tomorrow") { return next(multipleOf: 86_400, margin: 60) }
      return says("hourly", "next hour") ? next(multipleOf: 3600, margin: 5) : next(multipleOf: 60, margin: 2)
    case .openWeather where says("blocked"), .nasaAPI: return next(multipleOf: 3600, margin: 5)
    case .openWeather, .brightSky, .eccc, .apod: return now.addingTimeInterval(60)
    case .metNorway: return now.addingTimeInterval(600)
    case .nws: return now.addingTimeInterval(5)
    case .celestrak: return now.addingTimeInterval(7200)
    case .swpc: return now.addingTimeInterval(3600)
    }
  }
}
