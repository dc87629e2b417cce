import Essentials

extension StringProtocol {
  /// The sentence with a full stop, unless it ends in one already, as of an abbreviation.
  package var withFullStop: String { hasSuffix(".") ? String(self) : self + "." }

  /// The text with its first letter capitalised.
  package var capitalizedFirst: String { (first.map { String($0.titlecased) } ?? "") + dropFirst() }

  /// The approximate edit distance to another word: the characters inserted or removed, whichever are more, so that a
  /// replaced or moved one counts once. It may be too low where edits overlap. Only the first 64 characters count.
  package func editDistance(to other: some StringProtocol) -> Int {
    let changes = prefix(64).difference(from: other.prefix(64))
    return Swift.max(changes.insertions.count, changes.removals.count)
  }
}
