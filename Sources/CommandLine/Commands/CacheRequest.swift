/// What `skydash cache` does instead of showing the cache.
package enum CacheRequest: String, CaseIterable, Sendable {
  /// Deletes everything in the cache, or prints its path.
  case clear, path
}
