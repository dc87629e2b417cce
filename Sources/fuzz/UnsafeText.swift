/// The property that all texts from outside have once they are in: nothing in them acts on a terminal or hides.
///
/// It is said here once more, apart from the code that cleans, so that a mistake there does not excuse itself.
enum UnsafeText {
  /// The first scalar that must not be there: a control other than a line feed, a format character (all bidirectional
  /// controls and zero-width characters are), or a line or paragraph separator.
  static func firstScalar(of texts: [String]) -> Unicode.Scalar? {
    for text in texts where !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 10 }) {
      if let scalar = text.unicodeScalars.first(where: isUnsafe) { return scalar }
    }
    return nil
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
