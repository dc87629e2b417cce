/// The actor that decodes and draws pictures, one after the other, off the main actor.
@globalActor package actor PictureActor {
  /// The instance that all declarations marked `@PictureActor` run on.
  package static let shared = PictureActor()
}
