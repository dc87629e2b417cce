/// The sorted list of folded names, each with the position of its place.
///
/// A line is the key, one character for the kind of the name, and four ``Digits``. Places stand in order of population,
/// so a lower position is a bigger place.
struct NameIndex {
  /// What kind of name an entry is; the raw value stands in the line, and sorts before every character of a key.
  enum Kind: UInt8 {
    /// The name that is shown.
    case main = 0x20
    /// Another name of the place.
    case other = 0x21
    /// An airport's IATA code.
    case code = 0x23
  }

  struct Entry {
    var kind: Kind
    /// The position of the place in ``Places``.
    var place: Int
    /// Whether the key is the whole name.
    var isWhole: Bool
  }

  var table = Table.names

  /// The entries of which the key is the whole name.
  func entries(named key: [UInt8]) -> [Entry] {
    guard !key.isEmpty else { return [] }
    var entries: [Entry] = []
    var start = table.firstLine(notBefore: key)
    while table.line(at: start, beginsWith: key) {
      guard let kind = Kind(rawValue: table[start + key.count]) else { break }
      entries.append(entry(kind, isWhole: true, endingAt: table.end(ofLineAt: start)))
      start = table.end(ofLineAt: start) + 1
    }
    return entries
  }

  /// Calls `body` for every entry whose name begins with the key.
  func forEachEntry(beginningWith key: [UInt8], _ body: (Entry) -> Void) {
    guard !key.isEmpty else { return }
    var start = table.firstLine(notBefore: key)
    while table.line(at: start, beginsWith: key) {
      let end = table.end(ofLineAt: start)
      if let kind = Kind(rawValue: table[end - Self.tail]) {
        body(entry(kind, isWhole: end - start == key.count + Self.tail, endingAt: end))
      }
      start = end + 1
    }
  }

  /// The entry of the line that ends at a position, whose key is the whole name.
  func entry(ofLineEndingAt end: Int) -> Entry? {
    Kind(rawValue: table[end - Self.tail]).map { entry($0, isWhole: true, endingAt: end) }
  }

  private func entry(_ kind: Kind, isWhole: Bool, endingAt end: Int) -> Entry {
    Entry(kind: kind, place: Digits.decode(table.slice(end - 4, end)), isWhole: isWhole)
  }

  /// The bytes of a line after its key.
  private static let tail = 5
}
