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

  /// The number of insertions, deletions, replacements and exchanges of neighbours between two texts (optimal string
  /// alignment), over their first 64 characters.
  func editDistance(to other: String) -> Int {
    let (left, right) = (Array(prefix(64)), Array(other.prefix(64)))
    var (before, last) = ([Int](), Array(0...right.count))
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var least = Swift.min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = Swift.min(least, before[j - 1] + 1)
        }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[right.count]
  }
}
