package import Entities
package import Imaging

nonisolated extension ImageError {
  /// A sentence on why the picture can't be drawn.
  package var phrase: Phrase {
    switch self {
    case .unknownFormat: Phrase("The file isn't a picture in a known format.")
    case .unsupported(let format): Phrase("\(format.rawValue) pictures aren't supported.")
    case .unsupportedJPEG(let kind): Phrase("This kind of JPEG (\(kind.phrase)) isn't supported.")
    case .damaged(let format): Phrase("The \(format.rawValue) picture is damaged.")
    case .fileTooLarge: Phrase("The picture file is too large to show.")
    case .tooManyPixels(let width, let height):
      Phrase("The picture is too large to show (\(width) × \(height) pixels).")
    }
  }
}

nonisolated extension ImageError.UnsupportedJPEG {
  /// What is unusual about the file, to be put in parentheses.
  fileprivate var phrase: Phrase {
    switch self {
    case .losslessOrHierarchical: Phrase("lossless or hierarchical")
    case .arithmetic: Phrase("arithmetic coding")
    case .bits(let count): Phrase("\(count) bits per channel")
    case .channels(let count): Phrase("\(count) channels")
    }
  }
}
