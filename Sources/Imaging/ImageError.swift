/// Why a picture can't be decoded.
package enum ImageError: Error, Equatable, Sendable {
  /// The first bytes aren't those of a known format.
  case unknownFormat
  /// The format is known, but can't be decoded here.
  case unsupported(ImageFormat)
  /// The file is a JPEG of a kind that can't be decoded here.
  case unsupportedJPEG(UnsupportedJPEG)
  /// Nothing of the picture could be decoded, or it is a truncated WebP file.
  case damaged(ImageFormat)
  /// The file is larger than the limit.
  case fileTooLarge
  /// The picture has more pixels, or needs more memory, than the limits allow, according to its header.
  case tooManyPixels(width: Int, height: Int)

  /// What makes a JPEG unsupported.
  package enum UnsupportedJPEG: Equatable, Sendable {
    /// Its coding process.
    case losslessOrHierarchical, arithmetic
    /// The number of bits per channel; only 8 is supported.
    case bits(Int)
    /// The number of channels; only 1, 3 and 4 are supported.
    case channels(Int)
  }
}
