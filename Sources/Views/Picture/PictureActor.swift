/// Decodes and scales pictures, one after the other, off the main actor.
@globalActor package actor PictureActor {
  /// The one actor, on which all declarations marked `@PictureActor` run.
  package static let shared = PictureActor()
}
