package import Essentials

extension Data {
  /// The usual file extension, such as `jpg`, of a JPEG, PNG, GIF or WebP picture by its first bytes; else `nil`.
  package var pictureFileExtension: String? {
    switch [UInt8](prefix(12)) {
    case let start where start.starts(with: [0xFF, 0xD8, 0xFF]): "jpg"
    case let start where start.starts(with: [0x89, 0x50, 0x4E, 0x47]): "png"
    case let start where start.starts(with: "GIF8".utf8): "gif"
    case let start where start.starts(with: "RIFF".utf8) && start.suffix(4).elementsEqual("WEBP".utf8): "webp"
    default: nil
    }
  }
}
