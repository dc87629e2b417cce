import Essentials

extension StringProtocol {
  /// A sentence with its full stop, which an abbreviation at its end has already.
  package var withFullStop: String { hasSuffix(".") ? String(self) : self + "." }

  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { (first.map { String($0.titlecased) } ?? "") + dropFirst() }

  /// How many letters were inserted, left out, exchanged or moved to make one word of another, or a few less where
  /// several slips overlap; over the first 64 characters.
  package func slips(from other: some StringProtocol) -> Int {
    let changes = prefix(64).difference(from: other.prefix(64))
    return Swift.max(changes.insertions.count, changes.removals.count)
  }
}
