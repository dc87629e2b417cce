/// Where every name of an index stands, how long it is, and which letters occur in it.
///
/// Made in one pass over the text, which has millions of bytes, and kept: whoever looks for a name near a misspelt one
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
  init(of table: Table, keysEndBelow limit: UInt8) {
    var shapes: [Shape] = []
    var start = 0
    while start < table.count {
      var (position, letters) = (start, UInt64(0))
      while table[position] >= limit {
        letters |= Self.bit(table[position])
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
