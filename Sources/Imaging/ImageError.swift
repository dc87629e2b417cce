/// Why a picture can't be decoded.
package enum ImageError: Error, Equatable, Sendable {
  /// The first bytes aren't those of a known format.
  case unknownFormat
  /// The format is known, but has no decoder here.
  case unsupported(ImageFormat)
  /// A JPEG file of a kind without a decoder here.
  case unsupportedJPEG(RareJPEG)
  /// Nothing of the picture could be decoded.
  case damaged(ImageFormat)
  /// The file is larger than the limit.
  case fileTooLarge
  /// The picture claims more pixels than the limit.
  case tooManyPixels(width: Int, height: Int)

  /// A rare kind of JPEG that isn't decoded here.
  package enum RareJPEG: Equatable, Sendable {
    case losslessOrHierarchical, arithmetic
    /// This many bits per channel.
    case bits(Int)
    /// This many channels.
    case channels(Int)
  }
}
