import Entities
package import Essentials

/// A picture's image file.
package struct PictureImage: Equatable, Sendable {
  /// The file's bytes, as downloaded.
  package let data: Data
  /// Whether the file can be decoded.
  package let condition: Condition

  /// The result of decoding the file.
  package enum Condition: Sendable {
    /// Decoded completely.
    case whole
    /// Truncated, or not a picture.
    case damaged
    /// In a format or size that isn't decoded here.
    case unknown
  }

  /// The file's bytes unless it is damaged; then throws `file`.
  package var undamaged: Data {
    get throws(PictureProblem) {
      guard condition != .damaged else {
        throw .file(.unreadable(.apod, .own(.damagedPicture)), host: Service.apod.title)
      }
      return data
    }
  }
}
