package import Entities

/// A page of a list of pictures, newest first.
package struct PicturePage: Hashable, Sendable {
  package var pictures: [Picture]
  /// Whether there is a next page.
  package var hasMore: Bool

  package init(pictures: [Picture], hasMore: Bool) {
    self.pictures = pictures
    self.hasMore = hasMore
  }
}
