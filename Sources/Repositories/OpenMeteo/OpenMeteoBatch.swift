import Entities
import Foundation

/// Asks an API of Open-Meteo's for many places in one request, and sees to it that one bad place hides no other.
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

  /// Answers in the order of `cities`, in one request for each hundred of them.
  ///
  /// - Throws: When nothing at all came back.
  func answers(for cities: [City], asking parameters: [(String, String)]) async throws(ServiceFailure) -> Answers {
    var answers: Answers = []
    for start in stride(from: 0, to: cities.count, by: Self.maximumPlaces) {
      let group = Array(cities[start..<min(start + Self.maximumPlaces, cities.count)])
      do throws(ServiceFailure) {
        answers += try await ask(group, parameters)
      } catch {
        if group.count == cities.count { throw error }
        answers += group.map { _ in .failure(error) }
      }
    }
    return answers
  }

  private func ask(_ cities: [City], _ parameters: [(String, String)]) async throws(ServiceFailure) -> Answers {
    let reply = try await send(cities, parameters)
    if reply.response.status == 400, cities.count > 1, !reply.failure.isAboutKey {
      return try await oneByOne(cities, parameters)
    }
    guard reply.response.status == 200 else { throw reply.failure }
    let reader = OpenMeteoReader(reply.response.body, maximum: cities.count)
    return try await complete(reader, reply, cities, parameters)
  }

  /// What was read, and for the places that could not be: a failure if the answer was cut off, which asking again may
  /// mend, else one request each.
  private func complete(
    _ reader: OpenMeteoReader, _ reply: ServiceReply, _ cities: [City], _ parameters: [(String, String)]
  ) async throws(ServiceFailure) -> Answers {
    guard let failure = failure(of: reader, reply, count: cities.count) else {
      return reader.answers.map { answer in checked(answer, reply) }
    }
    let read = reader.answers.prefix(cities.count).map { answer in checked(answer, reply) }
    let rest = Array(cities.dropFirst(read.count))
    if reader.fault == .malformed, cities.count > 1, !reply.isWebPage {
      return try await read + rescued(rest, parameters, isLost: read.isEmpty)
    }
    if read.isEmpty { throw failure }
    return read + rest.map { _ in .failure(failure) }
  }

  /// The places that a broken answer lost; a failure of them all is one of the whole only if there were no others.
  private func rescued(
    _ cities: [City], _ parameters: [(String, String)], isLost: Bool
  ) async throws(ServiceFailure) -> Answers {
    do throws(ServiceFailure) {
      return try await oneByOne(cities, parameters)
    } catch {
      if isLost { throw error }
      return cities.map { _ in .failure(error) }
    }
  }

  private func failure(of reader: OpenMeteoReader, _ reply: ServiceReply, count: Int) -> ServiceFailure? {
    if reply.response.body.isEmpty { return reply.unreadable("it is empty") }
    if reply.isWebPage { return reply.unreadable("it is a web page") }
    if let fault = reader.fault { return reply.unreadable(fault.description) }
    return reader.answers.count == count ? nil : reply.unreadable("places are missing")
  }

  private func checked(_ answer: OpenMeteoAnswer, _ reply: ServiceReply) -> Result<OpenMeteoAnswer, ServiceFailure> {
    if let reason = answer.errorReason { return .failure(reply.unreadable(reply.readable(reason))) }
    return .success(answer)
  }

  /// One pass of single requests, the rescue of a batch that cannot be read.
  private func oneByOne(_ cities: [City], _ parameters: [(String, String)]) async throws(ServiceFailure) -> Answers {
    try await OneByOne.results(cities) { (city) throws(ServiceFailure) in try await single(city, parameters) }
  }

  private func single(_ city: City, _ parameters: [(String, String)]) async throws(ServiceFailure) -> OpenMeteoAnswer {
    guard let answer = try await ask([city], parameters).first else { throw .noData(service) }
    return try answer.get()
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

extension ServiceFailure {
  /// Whether a key is what is wrong.
  var isAboutKey: Bool {
    switch self {
    case .keyMissing, .keyRefused: true
    default: false
    }
  }
}
