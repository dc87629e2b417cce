extension Bitmap {
  /// Decodes a JPEG or PNG file or the first frame of a GIF, and turns the picture upright.
  ///
  /// If the data is truncated or damaged, returns the part that could be decoded, with `isComplete` false; throws if
  /// there is none, the format isn't supported, or a limit is exceeded.
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

  /// Whether a WebP file is as long as its header says and its first chunk isn't empty (RFC 9649, 2.3 and 2.4): WebP
  /// isn't decoded, but a truncated file is reported as damaged.
  private static func isWholeRIFF(_ bytes: [UInt8]) -> Bool {
    var reader = ByteReader(bytes, position: 4)
    reader.isLittleEndian = true
    guard let size = reader.number(bytes: 4), size <= reader.remaining else { return false }
    reader.skip(8)
    guard let first = reader.number(bytes: 4) else { return false }
    return first > 0 && first <= reader.remaining
  }
}
