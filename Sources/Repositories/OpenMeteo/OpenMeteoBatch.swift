import Entities
import Essentials

/// Asks an API of Open-Meteo's for many places in one request.
struct OpenMeteoBatch: Sendable {
  typealias Answers = [Result<OpenMeteoAnswer, ServiceFailure>]

  let client: HTTPClient
  let endpoints: Endpoints
  let service: Service
  let path: String
  let key: String?
  let now: @Sendable () -> Date

  /// Places in one request: the address stays below 4,000 characters, past which servers answer 414.
  static let maximumPlaces = 100

  /// Answers in the order of `cities`, for at most ``maximumPlaces``; fewer where the body is broken in its middle, since
  /// only what stands before the break is known to be whose it is.
  ///
  /// - Throws: When nothing at all came back.
  func answers(for cities: [City], asking parameters: [(String, String)]) async throws(ServiceFailure) -> Answers {
    guard !cities.isEmpty else { return [] }
    let reply = try await send(cities, parameters)
    guard reply.response.status == 200 else { throw reply.failure }
    let reader = OpenMeteoReader(reply.response.body, maximum: cities.count)
    let answers = reader.answers.map { answer in checked(answer, reply) }
    guard let fault = reader.fault else {
      if answers.count == cities.count { return answers }
      throw reply.unreadable(reader.answers.first?.errorReason.map(reply.readable) ?? "places are missing")
    }
    let failure = reply.failure(for: fault)
    if answers.isEmpty { throw failure }
    // The rest of an answer that was cut off may come with the next one.
    let isCutShort = failure == .cutShort(service)
    return answers + repeatElement(.failure(failure), count: isCutShort ? cities.count - answers.count : 0)
  }

  private func checked(_ answer: OpenMeteoAnswer, _ reply: ServiceReply) -> Result<OpenMeteoAnswer, ServiceFailure> {
    if let reason = answer.errorReason { return .failure(reply.unreadable(reply.readable(reason))) }
    return .success(answer)
  }

  private func send(_ cities: [City], _ parameters: [(String, String)]) async throws(ServiceFailure) -> ServiceReply {
    var query = [
      ("latitude", cities.map { Degrees.text($0.coordinates.latitude) }.joined(separator: ",")),
      ("longitude", cities.map { Degrees.text($0.coordinates.longitude) }.joined(separator: ",")),
    ]
    query += parameters
    if let key { query.append(("apikey", key)) }
    let url = endpoints.url(service, path: path, query: query, customer: key != nil)
    let request = HTTPRequest(
      service: service, url: url, secrets: secrets)
    let response = try await client.send(request)
    return ServiceReply(service: service, response: response, receivedAt: now(), secrets: secrets)
  }

  private var secrets: [String] { key.map { [$0] } ?? [] }
}
