package import Essentials

/// One file of the cache, as a listing shows it.
package struct CacheEntry: Hashable, Sendable {
  package var kind: CacheKey.Kind
  /// Bytes on disk.
  package var size: Int
  package var storedAt: Date

  package init(kind: CacheKey.Kind, size: Int, storedAt: Date) {
    self.kind = kind
    self.size = size
    self.storedAt = storedAt
  }
}
