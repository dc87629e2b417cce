import Essentials

/// The sorted index of folded names, which leads to the lines of their places.
///
/// A line is the key, one character for the kind of name, and the place's position as four `Base64Digits`. Places are
/// in order of population, so a lower position means a bigger place.
struct NameIndex {
  /// The kind of name, by its character in the line, which sorts before every character of a key.
  enum Kind: UInt8 {
    /// The main name, which is shown.
    case main = 0x20
    /// Another name of the place.
    case other = 0x21
    /// An airport's IATA code.
    case code = 0x23
  }

  /// What a line holds besides its key.
  struct Entry {
    let kind: Kind
    /// The position of the place's line in `PlaceTable`.
    let position: Int
  }

  /// The index itself, sorted by bytes.
  var table = EmbeddedFile("Places/names.txt")

  /// The number of bytes of a line after its key.
  private static let tail = 5
  /// The lowest byte of any key.
  private static let firstLetter = UInt8(ascii: "0")

  /// The entries whose whole name is the key; they come before longer names that start with it.
  func entries(named key: [UInt8]) -> [Entry] {
    table.ranges(ofLinesBeginningWith: key).prefix { $0.count == key.count + Self.tail }
      .compactMap { entry(ofLineEndingAt: $0.upperBound) }
  }

  /// The entry of the line ending at a position; `nil` if no line ends there.
  func entry(ofLineEndingAt end: Int) -> Entry? {
    Kind(rawValue: table[end - Self.tail]).map {
      Entry(kind: $0, position: Base64Digits.decode(table.slice(from: end - 4, to: end)))
    }
  }

  /// The key of a line, given as the range of its bytes.
  func key(ofLine line: Range<Int>) -> EmbeddedFile.Bytes {
    table.slice(from: line.lowerBound, to: line.upperBound - Self.tail)
  }

  /// The shapes of all names, for `forEachName(near:reach:among:_:)`; computed anew on each call.
  var shapes: NameShapes { NameShapes(of: table, keysEndBelow: Self.firstLetter) }

  /// Calls `body`, in table order, with every name or code within `reach` edits of a key, and its distance; never for a
  /// key that is empty or longer than `EditDistance.longestKey`.
  func forEachName(
    near key: [UInt8], reach: Int, among shapes: NameShapes,
    _ body: (_ name: EmbeddedFile.Bytes, _ distance: Int, Entry) -> Void
  ) {
    guard let distances = EditDistance(from: key) else { return }
    shapes.forEach(near: key, reach: reach) { shape in
      let start = Int(shape.start)
      let name = table.slice(from: start, to: start + Int(shape.length))
      let distance = distances.distance(to: name)
      if distance <= reach, let entry = entry(ofLineEndingAt: table.end(ofLineAt: start + name.count)) {
        body(name, distance, entry)
      }
    }
  }
}
