import Gazetteer

extension String {
  /// The text without case, accents and width, for comparison; a letter such as `ø` becomes the plain `o`.
  package var foldedName: String {
    let small = lowercased()
    guard small.utf8.contains(where: { $0 >= 0x80 }) else { return small }
    return small.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x300...0x36F: ""  // Combining marks.
      case 0x3000: " "  // The ideographic space.
      // Full-width ASCII.
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)).lowercased() } ?? ""
      default: Folding.plain(scalar) ?? String(Character(scalar))
      }
    }.joined()
  }

  /// Whether two names are equal ignoring case, accents and width.
  package func isSameName(as other: String) -> Bool { self == other || foldedName == other.foldedName }
}
