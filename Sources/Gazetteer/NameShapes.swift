import Essentials

/// The position, length and set of letters of every key (folded name) in an index. They alone rule out nearly all keys
/// in a search for a misspelt one. Building them takes a pass over millions of bytes.
struct NameShapes: Sendable {
  /// A key's position, length and letters, which are its bytes.
  struct Shape {
    /// The byte offset of the key's line in the table.
    let start: UInt32
    /// The key's length in bytes.
    let length: UInt16
    /// The set of bytes in the key, one `bit(_:)` each.
    let letters: UInt64
  }

  private let shapes: [Shape]

  /// Reads the shapes of a table's lines, each of which starts with a key; that ends before the first byte below the
  /// limit, which must be above the line feed's. The table must be smaller than 4 GB, its keys than 64 KB.
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

  /// Calls `body`, in table order, with the shape of every key that may be within `reach` edits of a key.
  ///
  /// All others differ by more than that in length, or in the letters that only one of the two contains.
  func forEach(near key: [UInt8], reach: Int, _ body: (Shape) -> Void) {
    let letters = key.reduce(0) { $0 | Self.bit($1) }
    for shape in shapes {
      guard abs(Int(shape.length) - key.count) <= reach, (letters & ~shape.letters).nonzeroBitCount <= reach,
        (shape.letters & ~letters).nonzeroBitCount <= reach
      else { continue }
      body(shape)
    }
  }

  /// The bit of a byte in a set of 64: its remainder by 64, so four bytes share each.
  private static func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte) }
}
