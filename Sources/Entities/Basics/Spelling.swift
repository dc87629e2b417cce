import Essentials

extension StringProtocol {
  /// The sentence with a full stop, unless it ends in one already, as of an abbreviation.
  package var withFullStop: String { hasSuffix(".") ? String(self) : self + "." }

  /// The text with its first letter capitalised.
  package var capitalizedFirst: String { (first.map { String($0.titlecased) } ?? "") + dropFirst() }

  /// The approximate number of letters inserted, omitted, replaced or moved between two words, a few too low if slips
  /// overlap; only the first 64 characters count.
  package func slips(from other: some StringProtocol) -> Int {
    let changes = prefix(64).difference(from: other.prefix(64))
    return Swift.max(changes.insertions.count, changes.removals.count)
  }
}
