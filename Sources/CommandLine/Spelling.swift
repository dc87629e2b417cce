/// The nearest real word to a misspelt one.
package enum Spelling {
  /// The nearest of some words: the only one that begins so, or else the one with the fewest changes; `nil` when none is
  /// near: at most one change for every three letters, three at most, but two when the first letter is right.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= 40 else { return nil }
    if let longer = beginning(word.lowercased(), candidates) { return longer }
    let typed = Array(word.lowercased().unicodeScalars)
    var best: (word: String, score: Int)?
    for candidate in candidates {
      let real = Array(candidate.lowercased().unicodeScalars)
      let changes = distance(typed, real)
      guard changes <= limit(typed, real) else { continue }
      // A wrong first letter is rarer than any other slip.
      let score = changes * 2 + (typed.first == real.first ? 0 : 1)
      if score < best?.score ?? .max { best = (candidate, score) }
    }
    return best?.word
  }

  /// The number of letters inserted, left out, exchanged or swapped with their neighbour between two words.
  ///
  /// Algorithm: optimal string alignment, the restricted Damerau–Levenshtein distance (Damerau 1964).
  package static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last.last ?? a.count
  }

  private static func limit(_ typed: [Unicode.Scalar], _ real: [Unicode.Scalar]) -> Int {
    let letters = max(typed.count, real.count)
    let share = max(1, min(3, letters / 3))
    return typed.first == real.first && letters > 3 ? max(2, share) : share
  }

  /// The only candidate that begins with the word, such as `completions` for `comp`.
  private static func beginning(_ word: String, _ candidates: [String]) -> String? {
    guard word.count >= 2 else { return nil }
    let longer = candidates.filter { $0.lowercased().hasPrefix(word) }
    return longer.count == 1 ? longer.first : nil
  }
}
