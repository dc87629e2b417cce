/// The rule for all texts from outside that may be shown: nothing in them controls a terminal or is invisible.
///
/// It is written here again, independently of the code that cleans texts, so that a mistake there doesn't go unnoticed.
enum UnsafeText {
  /// The first scalar that breaks the rule: a control character other than a line feed, a format character (among them
  /// all bidirectional controls and zero-width characters), or a line or paragraph separator; `nil` if there is none.
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
