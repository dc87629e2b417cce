/// `skydash cache`: what to do with the cache.
package enum CacheRequest: String, Equatable, CaseIterable, Sendable {
  case show, clear, path
}
