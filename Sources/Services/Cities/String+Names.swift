import Essentials
import Gazetteer

extension String {
  /// The text without regard to case, accents and width; letters such as `ø` that are no others with a mark count as
  /// those people type for them.
  var foldedName: String {
    let folded = folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    guard folded.utf8.contains(where: { $0 >= 0x80 }) else { return folded }
    return folded.unicodeScalars.map { Folding.plain($0) ?? String($0) }.joined()
  }

  /// Whether two names are the same to a person who types.
  package func isSameName(as other: String) -> Bool { self == other || foldedName == other.foldedName }
}
