import CGazetteer

/// A file of text lines that the compiler put into the program, read in place.
///
/// Every position is checked, so that no argument can read outside the text.
struct Table {
  /// Some bytes of a table, not copied.
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static var countries: Table { Table(cgazetteer_countries()) }
  static var names: Table { Table(cgazetteer_names()) }
  static var places: Table { Table(cgazetteer_places()) }
  static var regions: Table { Table(cgazetteer_regions()) }
  static var zones: Table { Table(cgazetteer_zones()) }

  private let bytes: UnsafeBufferPointer<UInt8>

  /// The table of bytes that stay where they are.
  init(_ table: cgazetteer_table) { bytes = UnsafeBufferPointer(start: table.bytes, count: table.count) }

  /// The size in bytes.
  var count: Int { bytes.count }

  subscript(position: Int) -> UInt8 { bytes.indices.contains(position) ? bytes[position] : Self.newline }

  /// Where the line that begins at a position ends: at its line feed, or at the end of the text.
  func end(ofLineAt start: Int) -> Int {
    var position = max(0, start)
    while position < bytes.count, bytes[position] != Self.newline { position += 1 }
    return position
  }

  /// Where the line begins that holds a position.
  func start(ofLineAt position: Int) -> Int {
    var start = min(max(0, position), bytes.count)
    while start > 0, bytes[start - 1] != Self.newline { start -= 1 }
    return start
  }

  /// The bytes between two positions.
  func slice(_ start: Int, _ end: Int) -> Bytes {
    let end = min(max(0, end), bytes.count)
    return bytes[min(max(0, start), end)..<end]
  }

  /// The fields of the line that begins at a position; they are separated by `|`.
  func fields(at start: Int) -> [String] {
    slice(start, end(ofLineAt: start)).split(separator: Self.bar, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Where the first line begins that does not come before the key, in the order of their bytes.
  func firstLine(notBefore key: [UInt8]) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let start = start(ofLineAt: low + (high - low) / 2)
      if line(at: start, comesBefore: key) {
        low = min(end(ofLineAt: start) + 1, bytes.count)
      } else {
        high = start
      }
    }
    return low
  }

  /// Whether the line that begins at a position begins with the key.
  func line(at start: Int, beginsWith key: [UInt8]) -> Bool {
    guard start + key.count <= bytes.count else { return false }
    for index in key.indices where bytes[start + index] != key[index] { return false }
    return true
  }

  private func line(at start: Int, comesBefore key: [UInt8]) -> Bool {
    for index in key.indices {
      let byte = self[start + index]
      if byte != key[index] { return byte < key[index] }
    }
    return false
  }

  private static let newline = UInt8(ascii: "\n")
  private static let bar = UInt8(ascii: "|")
}
