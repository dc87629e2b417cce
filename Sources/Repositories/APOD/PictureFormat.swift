package import Essentials

/// The format of a picture file, by its first bytes.
package enum PictureFormat {
  case jpeg, png, gif, webP

  /// The format, or `nil` for anything else, such as a web page sent as a picture.
  package init?(_ data: Data) {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      self = .gif
    } else if start.starts(with: Array("RIFF".utf8)), start.suffix(4) == Array("WEBP".utf8)[...] {
      self = .webP
    } else {
      return nil
    }
  }

  /// What file names of the format end in.
  package var fileEnding: String {
    switch self {
    case .jpeg: "jpg"
    case .png: "png"
    case .gif: "gif"
    case .webP: "webp"
    }
  }
}
