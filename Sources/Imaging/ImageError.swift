/// Why a picture cannot be decoded.
package enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The first bytes are those of no picture format.
  case unknownFormat
  /// The format is known, but not decoded here.
  case unsupported(ImageFormat)
  /// A rare kind of JPEG, such as arithmetic coding or 12 bits.
  case unsupportedJPEG(String)
  /// Nothing of the picture could be decoded.
  case damaged(ImageFormat)
  /// The file is larger than the limit.
  case fileTooLarge
  /// The picture claims more pixels than the limit.
  case tooManyPixels(width: Int, height: Int)

  package var description: String {
    switch self {
    case .unknownFormat: "The file is not a picture."
    case .unsupported(let format): "\(format.rawValue) pictures cannot be shown."
    case .unsupportedJPEG(let kind): "The picture is a JPEG of a rare kind (\(kind)) that cannot be shown."
    case .damaged(let format): "The \(format.rawValue) picture is damaged."
    case .fileTooLarge: "The picture's file is too large to be shown."
    case .tooManyPixels(let width, let height): "The picture is too large to be shown (\(width) × \(height) pixels)."
    }
  }
}
