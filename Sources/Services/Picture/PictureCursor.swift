package import Entities

/// A place in the list of all pictures, from which it goes on towards older ones.
package struct PictureCursor: Hashable, Sendable {
  /// The service's page that comes next.
  var page = 1
  /// The oldest day known so far.
  package internal(set) var oldest: CivilDate?
  package internal(set) var isAtEnd = false

  /// The beginning of the list.
  package init() {}
}
