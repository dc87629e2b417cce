/// What `skydash cache` does instead of showing the cache.
package enum CacheRequest: String, CaseIterable, Sendable {
  /// Deletes everything in the cache.
  case clear
  /// Prints the path of the cache's directory.
  case path
}
