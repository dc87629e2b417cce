/// Decodes and scales pictures, one after the other, off the main actor.
@globalActor package actor PictureActor {
  /// The one that `@PictureActor` stands for.
  package static let shared = PictureActor()
}
