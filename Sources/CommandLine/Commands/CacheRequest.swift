/// What `skydash cache` does instead of showing the cache.
package enum CacheRequest: String, CaseIterable, Sendable {
  case clear, path
}
