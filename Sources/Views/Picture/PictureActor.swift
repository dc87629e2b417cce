/// Where pictures are decoded and drawn: off the main actor, one after the other.
@globalActor package actor PictureActor {
  /// The one actor, on which all declarations marked `@PictureActor` run.
  package static let shared = PictureActor()
}
