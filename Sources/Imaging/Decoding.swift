extension Bitmap {
  /// Decodes a JPEG or PNG file or the first frame of a GIF, and turns the picture upright.
  ///
  /// Truncated or damaged data gives the part that could be decoded, with `isComplete` false.
  package static func decode(_ bytes: [UInt8], limits: DecodingLimits = .standard) throws(ImageError) -> Bitmap {
    guard let format = ImageFormat(of: bytes) else { throw .unknownFormat }
    guard bytes.count <= limits.bytes else { throw .fileTooLarge }
    switch format {
    case .jpeg: return try JPEGDecoder.decode(bytes, limits: limits)
    case .png: return try PNGDecoder.decode(bytes, limits: limits)
    case .gif: return try GIFDecoder.decode(bytes, limits: limits)
    case .webp where !isWholeRIFF(bytes): throw .damaged(.webp)
    case .webp, .tiff: throw .unsupported(format)
    }
  }

  /// Whether a WebP file is as long as its header says and its first chunk isn't empty (RFC 9649, 2.3 and 2.4). WebP isn't
  /// decoded, but a truncated file is reported as damaged.
  private static func isWholeRIFF(_ bytes: [UInt8]) -> Bool {
    var reader = ByteReader(bytes, position: 4)
    reader.isLittleEndian = true
    guard let size = reader.number(4), size <= reader.remaining else { return false }
    reader.skip(8)
    guard let first = reader.number(4) else { return false }
    return first > 0 && first <= reader.remaining
  }
}

/// Limits of decoding, so that a small file can't use up memory or time.
package struct DecodingLimits: Sendable {
  /// The largest file, in bytes.
  package var bytes = 40_000_000
  /// The largest area, in pixels.
  package var pixels = 64_000_000
  /// The most memory for decompressed data and pixels together, in bytes.
  var memory = 400_000_000
  /// The most scans of a progressive JPEG; further ones are ignored.
  package var scans = 500
  /// The most 8 × 8 blocks decoded over all scans of a JPEG.
  var blockVisits = 1 << 27

  /// The limits for pictures from the network.
  package static let standard = DecodingLimits()

  /// Whether a picture of `area` pixels is worth its memory if its data holds `most` pixels at the very most: a 64th of the
  /// picture is enough, but a tiny file that claims to be a huge picture isn't.
  static func isPlausible(area: Int, most: Int) -> Bool { area <= 1 << 20 || area / 64 <= most }

  /// Checks a size before its memory is allocated: four bytes per pixel, plus `working` bytes of decompressed data.
  func check(width: Int, height: Int, of format: ImageFormat, working: @autoclosure () -> Int = 0) throws(ImageError) {
    guard width > 0, height > 0 else { throw .damaged(format) }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= pixels, working() <= memory - area * 4 else {
      throw .tooManyPixels(width: width, height: height)
    }
  }
}

/// The format of a picture file, by its first bytes and never by its name.
package enum ImageFormat: String, Sendable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case webp = "WebP"
  case tiff = "TIFF"

  /// The format of a file that begins with these bytes, or `nil` if it isn't known.
  init?(of bytes: [UInt8]) {
    switch bytes.prefix(12) {
    case let head where head.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
    case let head where head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): self = .png
    case let head where head.starts(with: "GIF8".utf8): self = .gif
    case let head where head.starts(with: "RIFF".utf8) && head.dropFirst(8).elementsEqual("WEBP".utf8):
      self = .webp
    case let head where head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]):
      self = .tiff
    default: return nil
    }
  }
}

/// Why a picture can't be decoded.
package enum ImageError: Error, Equatable, Sendable {
  /// The first bytes aren't those of a known format.
  case unknownFormat
  /// The format is known, but has no decoder here.
  case unsupported(ImageFormat)
  case unsupportedJPEG(RareJPEG)
  /// Nothing of the picture could be decoded.
  case damaged(ImageFormat)
  /// The file is larger than the limit.
  case fileTooLarge
  /// The picture claims more pixels than the limit.
  case tooManyPixels(width: Int, height: Int)

  /// A rare kind of JPEG that isn't decoded here.
  package enum RareJPEG: Equatable, Sendable {
    case losslessOrHierarchical
    case arithmetic
    /// This many bits per channel.
    case bits(Int)
    /// This many channels.
    case channels(Int)
  }
}
