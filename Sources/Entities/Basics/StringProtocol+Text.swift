import Essentials

extension StringProtocol {
  /// The sentence with a full stop, unless it already ends with a mark that can end one, as abbreviations do too.
  package var withFullStop: String { last.map { ".!?…".contains($0) } == true ? String(self) : self + "." }

  /// The text with its first letter capitalised.
  package var capitalizedFirst: String { (first.map { String($0.titlecased) } ?? "") + dropFirst() }

  /// The text percent-encoded for an address, except for unreserved characters (RFC 3986 §2.3) and, to be readable,
  /// `/`, `:` and `,`.
  package var percentEncoded: String {
    utf8.map { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "-._~/:,".utf8.contains(byte)
        ? String(Unicode.Scalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// The approximate edit distance to another word: the number of insertions or of removals, whichever is larger. So a
  /// replaced or moved character counts once. Only the first 64 characters count, which bounds the work.
  package func editDistance(to other: some StringProtocol) -> Int {
    let changes = prefix(64).difference(from: other.prefix(64))
    return Swift.max(changes.insertions.count, changes.removals.count)
  }
}
