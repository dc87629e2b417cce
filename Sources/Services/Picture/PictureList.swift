package import Entities

/// Pictures of several days, newest first.
package struct PictureList: Hashable, Sendable {
  package var pictures: [Picture]
  /// Why some may be missing; `nil` if none is.
  package var failure: ServiceFailure?
}
