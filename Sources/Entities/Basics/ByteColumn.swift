import Essentials

/// Codes integers as little-endian bytes, which are read from the cache ten times as fast as a list of numbers.
enum ByteColumn {
  /// The bytes of some numbers, one after the other.
  static func data<Word: FixedWidthInteger>(_ words: some Sequence<Word>) -> Data {
    Data(words.flatMap { word in (0..<Word.bitWidth / 8).map { UInt8(truncatingIfNeeded: word >> Word($0 * 8)) } })
  }

  /// The numbers of a column; a trailing partial number is ignored.
  static func words<Word: FixedWidthInteger>(_ data: Data, as type: Word.Type = Word.self) -> [Word] {
    let (bytes, size) = ([UInt8](data), Word.bitWidth / 8)
    return (0..<bytes.count / size).map { index in
      (0..<size).reduce(Word.zero) { $0 | Word(truncatingIfNeeded: bytes[index * size + $1]) << Word($1 * 8) }
    }
  }
}
