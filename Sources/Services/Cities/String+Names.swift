import Essentials
import Gazetteer

extension String {
  /// The text without regard to case, accents and width; letters such as `ø` that are no others with a mark count as
  /// those people type for them.
  package var foldedName: String {
    let small = lowercased()
    guard small.utf8.contains(where: { $0 >= 0x80 }) else { return small }
    return small.unicodeScalars.map { scalar in
      switch scalar.value {
      // Marks that stand alone, after the letter they belong to.
      case 0x300...0x36F: ""
      // The wide forms of ASCII.
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)).lowercased() } ?? ""
      case 0x3000: " "
      default: Folding.plain(scalar) ?? String(Character(scalar))
      }
    }.joined()
  }

  /// Whether two names are the same to a person who types.
  package func isSameName(as other: String) -> Bool { self == other || foldedName == other.foldedName }
}
