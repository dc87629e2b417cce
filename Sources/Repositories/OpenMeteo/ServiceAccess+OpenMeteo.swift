import Entities
import Essentials

extension ServiceAccess {
  /// The most places per request to Open-Meteo; for an address of over 4,000 characters, servers answer 414.
  static let openMeteoPlaces = 100

  /// The results of `read` for each place's part of a response and the place's index, in order; there may be
  /// `openMeteoPlaces` places at most. Only the parts before any damage surely belong to their places: the other results
  /// are `cutShort` if the body is truncated, else left out. Throws if no part can be parsed, or a whole body has too
  /// few parts.
  func results<Value>(
    _ path: String, for places: [Coordinates], asking parameters: [(String, String)],
    _ read: (OpenMeteoAnswer, Int) throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> Answers<Value> {
    guard !places.isEmpty else { return [] }
    func list(_ degrees: KeyPath<Coordinates, Double>) -> String {
      places.map { $0[keyPath: degrees].degreesText }.joined(separator: ",")
    }
    let query = [("latitude", list(\.latitude)), ("longitude", list(\.longitude))]
    let reply = try await reply(path, query + parameters)
    guard reply.response.isSuccess else { throw reply.failure }
    var results: Answers<Value> = []
    do throws(JSONError) {
      try JSONReader.elements(of: reply.response.body) { element in
        guard results.count < places.count else { return }
        results.append(result(of: OpenMeteoAnswer(element), at: results.count, for: places[results.count], reply, read))
      }
    } catch {
      return try completed(results, count: places.count, after: failure(for: error, reply))
    }
    if results.count == places.count { return results }
    // A single error message is about the whole request.
    if case .failure(let failure)? = results.first, case .unreadable = failure { throw failure }
    throw reply.unreadable(.placesMissing)
  }

  /// The results before a failure, and, if the response will probably be whole next time, the failure for the others.
  private func completed<Value>(
    _ results: Answers<Value>, count: Int, after failure: ServiceFailure
  ) throws(ServiceFailure) -> Answers<Value> {
    if results.isEmpty { throw failure }
    return results + repeatElement(.failure(failure), count: failure == .cutShort(service) ? count - results.count : 0)
  }

  /// The result for the place at `index` in the request: a failure if its part is an error or about another place.
  private func result<Value>(
    of answer: OpenMeteoAnswer, at index: Int, for place: Coordinates, _ reply: ServiceReply,
    _ read: (OpenMeteoAnswer, Int) throws(ServiceFailure) -> Value
  ) -> Result<Value, ServiceFailure> {
    Result { () throws(ServiceFailure) in
      if let reason = answer.errorReason { throw .unreadable(service, .init(reply.secrets.line(reason))) }
      guard answer.locationID ?? index == index,
        Plausible.isPlace(latitude: answer.latitude, longitude: answer.longitude, near: place)
      else { throw reply.unreadable(.wrongPlace) }
      return try read(answer, index)
    }
  }

  /// The failure for an invalid body: `cutShort`, unless it ends like a complete one or is a web page or other text.
  private func failure(for error: JSONError, _ reply: ServiceReply) -> ServiceFailure {
    // The service writes this when it fails in the middle of a response.
    let words = String(decoding: reply.response.body.suffix(200), as: UTF8.self)
    if words.contains("Unexpected error while streaming data") { return .cutShort(service) }
    return reply.endsLikeJSON ? reply.unreadable(.notJSON) : reply.failure(for: error)
  }
}
