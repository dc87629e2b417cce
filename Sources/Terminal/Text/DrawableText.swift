/// Text without anything that could move the cursor, reorder what is shown, or hide.
package enum DrawableText {
  /// The text without control, bidi, zero-width, private-use and unassigned characters and variation selectors, and
  /// with at most four marks on a base.
  package static func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var clean = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars where isDrawable(scalar) {
      marks = DisplayWidth.of(scalar) == 0 ? marks + 1 : 0
      if marks <= 4 { clean.append(scalar) }
    }
    return String(clean)
  }

  /// Whether a scalar may reach the terminal.
  package static func isDrawable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0, 0xAD: return false
    case ..<0x300, 0x1100..<0x115F, 0x2500..<0x2600, 0x4E00...0x9FEF, 0xAC00...0xD7A3: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
