extension Bitmap {
  /// Decodes a JPEG, PNG or GIF file (its first frame), whatever its name says.
  ///
  /// Data that is cut off or damaged part of the way gives what could be decoded, with `isComplete` false.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: What is refused before memory is taken for it.
  /// - Returns: The picture, upright.
  /// - Throws: `ImageError`.
  package static func decode(
    _ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()
  ) throws(ImageError) -> Bitmap {
    guard let format = ImageFormat(of: bytes) else { throw .unknownFormat }
    guard bytes.count <= limits.bytes else { throw .fileTooLarge }
    switch format {
    case .jpeg: return try JPEGDecoder.decode(bytes, limits: limits)
    case .png: return try PNGDecoder.decode(bytes, limits: limits)
    case .gif: return try GIFDecoder.decode(bytes, limits: limits)
    case .webp, .tiff: throw .unsupported(format)
    }
  }
}
