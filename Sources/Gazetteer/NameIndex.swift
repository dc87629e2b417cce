import Essentials

/// The sorted list of folded names, each with the position of its place.
///
/// A line is the key, one character for the kind of the name, and four ``Digits``. Places stand in order of population,
/// so a lower position is a bigger place.
struct NameIndex {
  /// What kind of name an entry is; the raw value is in the line, and sorts before every character of a key.
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
    /// The position of the place in `Places`.
    var place: Int
  }

  var table = EmbeddedFile("Places/names.txt")

  /// The entries of which the key is the whole name; they stand before the longer names that begin with it.
  func entries(named key: [UInt8]) -> [Entry] {
    lines(beginningWith: key).prefix { $0.count == key.count + Self.tail }
      .compactMap { entry(ofLineEndingAt: $0.upperBound) }
  }

  /// The lines whose name begins with the key; none for an empty one.
  func lines(beginningWith key: [UInt8]) -> some Sequence<Range<Int>> {
    sequence(state: table.firstLine(notBefore: key)) { start -> Range<Int>? in
      guard !key.isEmpty, table.line(at: start, beginsWith: key) else { return nil }
      let line = start..<table.end(ofLineAt: start)
      start = line.upperBound + 1
      return line
    }
  }

  /// The entry of the line that ends at a position.
  func entry(ofLineEndingAt end: Int) -> Entry? {
    Kind(rawValue: table[end - Self.tail]).map {
      Entry(kind: $0, place: Digits.decode(table.slice(end - 4, end)))
    }
  }

  func key(ofLine line: Range<Int>) -> EmbeddedFile.Bytes { table.slice(line.lowerBound, line.upperBound - Self.tail) }

  /// The bytes of a line after its key.
  private static let tail = 5

  /// The shapes of all names, which ``forEachName(near:reach:among:_:)`` needs.
  var shapes: NameShapes { NameShapes(of: table, keysEndBelow: Self.firstLetter) }

  /// Calls `body` for every name, code or not, within a distance of a key, with that distance.
  func forEachName(
    near key: [UInt8], reach: Int, among shapes: NameShapes,
    _ body: (_ name: EmbeddedFile.Bytes, _ distance: Int, Entry) -> Void
  ) {
    guard let distances = EditDistance(from: key) else { return }
    shapes.forEach(near: key, reach: reach) { shape in
      let start = Int(shape.start)
      let name = table.slice(start, start + Int(shape.length))
      let distance = distances.distance(to: name)
      guard distance <= reach, let entry = entry(ofLineEndingAt: table.end(ofLineAt: start + name.count)) else {
        return
      }
      body(name, distance, entry)
    }
  }

  /// Every character of a key is at least this; the kinds that end a key are less.
  private static let firstLetter = UInt8(ascii: "0")
}

/// Where every name of an index is, how long it is, and which letters occur in it.
///
/// Made in one pass over the text, which has millions of bytes, and cached: a search for a name near a misspelt one
/// needs all of them each time, and rules nearly all out by this alone.
struct NameShapes: Sendable {
  struct Shape {
    /// Where the line begins.
    var start: UInt32
    /// The length of the key in bytes.
    var length: UInt16
    /// Which bytes occur in the key; see ``NameShapes/bit(_:)``.
    var letters: UInt64
  }

  private let shapes: [Shape]

  /// The shapes of the lines of a table, whose keys end before the first byte less than a limit.
  init(of table: EmbeddedFile, keysEndBelow limit: UInt8) {
    var shapes: [Shape] = []
    var start = 0
    while start < table.count {
      var (position, letters) = (start, UInt64(0))
      while position < table.count, table.bytes[position] >= limit {
        letters |= Self.bit(table.bytes[position])
        position += 1
      }
      shapes.append(
        Shape(start: UInt32(clamping: start), length: UInt16(clamping: position - start), letters: letters))
      start = table.end(ofLineAt: position) + 1
    }
    self.shapes = shapes
  }

  /// Calls `body` for every name that may be within so many mistakes of a key, in the order of the table.
  ///
  /// The others have another length by more than that, or more letters that occur in one of both alone.
  func forEach(near key: [UInt8], reach: Int, _ body: (Shape) -> Void) {
    let letters = key.reduce(0) { $0 | Self.bit($1) }
    for shape in shapes {
      guard abs(Int(shape.length) - key.count) <= reach, (letters & ~shape.letters).nonzeroBitCount <= reach,
        (shape.letters & ~letters).nonzeroBitCount <= reach
      else { continue }
      body(shape)
    }
  }

  /// The place of a byte in a set of 64; some share one.
  private static func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte) }
}
