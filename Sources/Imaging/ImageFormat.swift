/// A picture's file format; the raw value is its usual name.
package enum ImageFormat: String, Sendable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case webp = "WebP"
  case tiff = "TIFF"

  /// The format of a file, known by its first bytes and never by its name; `nil` if it is none of these.
  init?(of bytes: [UInt8]) {
    switch bytes.prefix(12) {
    case let head where head.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
    case let head where head.starts(with: PNGChunk.signature): self = .png
    case let head where head.starts(with: "GIF8".utf8): self = .gif
    case let head where head.starts(with: "RIFF".utf8) && head.dropFirst(8).elementsEqual("WEBP".utf8): self = .webp
    case let head where head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]):
      self = .tiff
    default: return nil
    }
  }
}
