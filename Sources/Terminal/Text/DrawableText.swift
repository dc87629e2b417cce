import Essentials

/// Text without characters that move the cursor, reorder the line or are invisible.
package enum DrawableText {
  /// The drawable scalars of a text, with at most four combining marks on each base.
  package static func clean(_ text: String) -> String {
    if text.utf8.allSatisfy(\.isPrintableASCII) { return text }
    var clean = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars where scalar.isDrawable {
      marks = DisplayWidth.of(scalar) == 0 ? marks + 1 : 0
      if marks <= 4 { clean.append(scalar) }
    }
    return String(clean)
  }
}
