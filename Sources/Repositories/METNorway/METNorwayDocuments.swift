import Entities
import Essentials

/// Documents of MET Norway's by its terms: none is requested before it expires, and then only if it changed.
struct METNorwayDocuments: Sendable {
  let access: ServiceAccess
  let cache: CacheRepository

  /// What a document says: the cached one while it is valid or has not changed, else a new one.
  ///
  /// `cached` reads a body from the cache and returns `nil` for one that is of no use; `fresh` reads an answer. The cache
  /// has the document by `name` and the values of the query, unless it repeats a key of the person's.
  func value<Value>(
    _ path: String, _ query: [(String, String)], name: String, cached: (Data) -> Value?,
    fresh: (ServiceReply) throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> Value {
    let key = CacheKey(.documents, name + " " + query.map(\.1).joined(separator: ","))
    let kept = cache.read(key).flatMap { METNorwayDocument(kept: $0.data) }
    let value = kept.flatMap { cached($0.body) }
    if let kept, let value, access.now() < kept.expires { return value }
    let lastModified = value == nil ? nil : kept?.lastModified
    let headers = lastModified.map { [("If-Modified-Since", $0)] } ?? []
    let reply = try await access.reply(path, query, headers: headers)
    let now = reply.receivedAt
    if reply.response.status == 304, let kept, let value {
      cache.write(key, kept.renewed(by: reply.response, at: now).keptForm, at: now)
      return value
    }
    let new = try fresh(reply)
    if !reply.repeatsKey { cache.write(key, METNorwayDocument(reply.response, at: now).keptForm, at: now) }
    return new
  }
}
