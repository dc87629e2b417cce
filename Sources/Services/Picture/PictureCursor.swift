package import Entities

/// A position in the list of all pictures, newest first.
package struct PictureCursor: Hashable, Sendable {
  /// The next page to request from the service, from 1.
  var page = 1
  /// The oldest day listed so far; `nil` at the start.
  package internal(set) var oldest: CivilDate?
  /// Whether nothing older can be listed: the service has no more, or offline the cache.
  package internal(set) var isAtEnd = false

  /// The start of the list.
  package init() {}
}
