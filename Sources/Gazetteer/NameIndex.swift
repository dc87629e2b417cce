import Essentials

/// The sorted index of folded names and the positions of their places.
///
/// A line is the key, one character for the kind of name, and four ``Digits``. Places are in order of population, so a
/// lower position means a bigger place.
struct NameIndex {
  /// The kind of name; the raw value, as written in the line, sorts before every character of a key.
  enum Kind: UInt8 {
    /// The main name, which is shown.
    case main = 0x20
    /// Another name of the place.
    case other = 0x21
    /// An airport's IATA code.
    case code = 0x23
  }

  struct Entry {
    var kind: Kind
    /// The place's position in `Places`.
    var place: Int
  }

  var table = EmbeddedFile("Places/names.txt")

  /// The entries whose whole name is the key; they come before longer names that start with it.
  func entries(named key: [UInt8]) -> [Entry] {
    lines(beginningWith: key).prefix { $0.count == key.count + Self.tail }
      .compactMap { entry(ofLineEndingAt: $0.upperBound) }
  }

  /// The lines whose name starts with the key; none for an empty key.
  func lines(beginningWith key: [UInt8]) -> some Sequence<Range<Int>> {
    sequence(state: table.firstLine(notBefore: key)) { start -> Range<Int>? in
      guard !key.isEmpty, table.line(at: start, beginsWith: key) else { return nil }
      let line = start..<table.end(ofLineAt: start)
      start = line.upperBound + 1
      return line
    }
  }

  /// The entry of the line ending at a position.
  func entry(ofLineEndingAt end: Int) -> Entry? {
    Kind(rawValue: table[end - Self.tail]).map {
      Entry(kind: $0, place: Digits.decode(table.slice(end - 4, end)))
    }
  }

  func key(ofLine line: Range<Int>) -> EmbeddedFile.Bytes { table.slice(line.lowerBound, line.upperBound - Self.tail) }

  /// Bytes of a line after its key.
  private static let tail = 5

  /// The shapes of all names, for ``forEachName(near:reach:among:_:)``.
  var shapes: NameShapes { NameShapes(of: table, keysEndBelow: Self.firstLetter) }

  /// Calls `body` with every name, codes included, within `reach` edits of a key, and its distance.
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

  /// The lowest byte of any key; the kind that follows a key is lower.
  private static let firstLetter = UInt8(ascii: "0")
}

/// The position, length and set of letters of every name in an index.
///
/// Cached, since building it takes a pass over millions of bytes. Every search for a misspelt name goes through all
/// shapes, and they alone rule out nearly all names.
struct NameShapes: Sendable {
  struct Shape {
    /// The position of the line.
    var start: UInt32
    /// The key's length in bytes.
    var length: UInt16
    /// The set of bytes in the key; see ``NameShapes/bit(_:)``.
    var letters: UInt64
  }

  private let shapes: [Shape]

  /// Reads the shapes of a table's lines; a key ends before the first byte below the limit.
  init(of table: EmbeddedFile, keysEndBelow limit: UInt8) {
    var shapes: [Shape] = []
    var start = 0
    while start < table.count {
      var (position, letters) = (start, UInt64(0))
      while position < table.count, table.bytes[position] >= limit {
        letters |= Self.bit(table.bytes[position])
        position += 1
      }
      shapes.append(Shape(start: UInt32(clamping: start), length: UInt16(clamping: position - start), letters: letters))
      start = table.end(ofLineAt: position) + 1
    }
    self.shapes = shapes
  }

  /// Calls `body`, in table order, with every name that may be within `reach` edits of a key.
  ///
  /// The rest differ by more than that in length, or in the letters that only one of the two contains.
  func forEach(near key: [UInt8], reach: Int, _ body: (Shape) -> Void) {
    let letters = key.reduce(0) { $0 | Self.bit($1) }
    for shape in shapes {
      guard abs(Int(shape.length) - key.count) <= reach, (letters & ~shape.letters).nonzeroBitCount <= reach,
        (shape.letters & ~letters).nonzeroBitCount <= reach
      else { continue }
      body(shape)
    }
  }

  /// The bit of a byte in a set of 64; some bytes share one.
  private static func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte) }
}
