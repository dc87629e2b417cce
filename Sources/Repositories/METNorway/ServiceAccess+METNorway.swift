import Entities
import Essentials

extension ServiceAccess {
  /// The contents of a MET Norway document, as its terms of service require (https://api.met.no/doc/TermsOfService): it
  /// is requested only when the cached one has expired, and then conditionally (RFC 9110 §13.1.3).
  ///
  /// `cached` reads a cached body, or returns `nil` if it is of no use; `fresh` reads a response. The document is
  /// cached under the path and the values of the query, unless it repeats an API key. Status 203, which announces the
  /// end of a valid product, is reported.
  func contents<Value>(
    of path: String, query: [(String, String)], in cache: CacheRepository, cached: (Data) -> Value?,
    fresh: (ServiceReply) throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> Value {
    let key = CacheKey(.documents, path + " " + query.map(\.1).joined(separator: ","))
    let stored = cache.read(key).flatMap { METNorwayDocument(stored: $0.data) }
    let value = stored.flatMap { cached($0.body) }
    if let stored, let value, now() < stored.expires { return value }
    let lastModified = value == nil ? nil : stored?.lastModified
    let headers = lastModified.map { [("If-Modified-Since", $0)] } ?? []
    let reply = try await reply(path, query, headers: headers)
    let (response, time) = (reply.response, reply.receivedAt)
    if response.status == 203 { reportDeprecation(service) }
    if response.status == 304, let stored, let value {
      cache.write(key, METNorwayDocument(response, at: time, renewing: stored).storedForm, at: time)
      return value
    }
    let new = try fresh(reply)
    if !reply.repeatsKey { cache.write(key, METNorwayDocument(response, at: time).storedForm, at: time) }
    return new
  }
}
