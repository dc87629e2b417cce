import Foundation
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

  /// The number of insertions, deletions and replacements between two texts (Levenshtein), over their first 64
  /// characters.
  func editDistance(to other: String) -> Int {
    let (left, right) = (Array(prefix(64)), Array(other.prefix(64)))
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in right.enumerated() {
        let replaced = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}
