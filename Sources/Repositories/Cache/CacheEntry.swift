package import Essentials

/// A cache file in a directory listing.
package struct CacheEntry: Hashable, Sendable {
  package var kind: CacheKey.Kind
  /// Its size in bytes.
  package var size: Int
  /// When its file was last modified.
  package var storedAt: Date
}
