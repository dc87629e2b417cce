import Essentials

/// Text without anything that could move the cursor, reorder what is shown, or hide.
package enum DrawableText {
  /// The scalars of the text that are drawable, with at most four marks on a base.
  package static func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var clean = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars where scalar.isDrawable {
      marks = DisplayWidth.of(scalar) == 0 ? marks + 1 : 0
      if marks <= 4 { clean.append(scalar) }
    }
    return String(clean)
  }
}
