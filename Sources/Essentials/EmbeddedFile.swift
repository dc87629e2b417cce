import CData

/// A file of `Sources/CData/Tables`, embedded in the program and read in place; `files.c` there says how to add one.
///
/// Positions are byte offsets from 0. They are checked, so that nothing outside the file is read.
package struct EmbeddedFile {
  /// A part of a file, not copied.
  package typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The whole file.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// The file at a path such as `Sky/stars.bin`; an empty one if there is no such file.
  package init(_ path: String) {
    let file = cdata_file_at(path)
    bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  /// A file in memory that must outlive this value.
  package init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The size in bytes.
  package var count: Int { bytes.count }

  /// The bytes in `start..<end`; positions outside the file count as its start or end.
  package func slice(from start: Int, to end: Int) -> Bytes {
    let end = min(max(0, end), bytes.count)
    return bytes[min(max(0, start), end)..<end]
  }

  // MARK: - Numbers

  /// An unsigned little-endian number of up to eight bytes; bytes beyond the end count as 0.
  package func number(at position: Int, bytes count: Int) -> UInt64 {
    slice(from: position, to: position + count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The whole file as numbers (IEEE 754, eight bytes, little-endian).
  package var doubles: [Double] {
    stride(from: 0, to: count, by: 8).map { Double(bitPattern: number(at: $0, bytes: 8)) }
  }

  // MARK: - Text

  /// The whole file, decoded as UTF-8; invalid bytes become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines that aren't empty, each split at `|` into fields, which may be empty.
  package var lines: [[String]] { bytes.split(separator: Self.newline).map(Self.fields) }

  /// The byte at a position; a line feed outside the file.
  package subscript(position: Int) -> UInt8 { bytes.indices.contains(position) ? bytes[position] : Self.newline }

  /// The position of the first line feed at or after `start`, or the end of the file.
  package func end(ofLineAt start: Int) -> Int {
    var position = min(max(0, start), bytes.count)
    while position < bytes.count, bytes[position] != Self.newline { position += 1 }
    return position
  }

  /// The position at which the line containing `position` starts.
  package func start(ofLineAt position: Int) -> Int {
    slice(from: 0, to: position).lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
  }

  /// The fields, separated by `|`, of the line that starts at a position; a single empty one beyond the end.
  package func fields(at start: Int) -> [String] { Self.fields(slice(from: start, to: end(ofLineAt: start))) }

  private static func fields(_ line: Bytes) -> [String] {
    line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static let newline = UInt8(ascii: "\n")

  // MARK: - Sorted lines

  /// The start of the first line that doesn't sort before the key, or the file's size; lines must be sorted by bytes.
  package func firstLine(notBefore key: [UInt8]) -> Int {
    (0..<count).partitioningIndex { position in
      let start = self.start(ofLineAt: position)
      return !slice(from: start, to: start + key.count).lexicographicallyPrecedes(key)
    }
  }

  /// Whether the line that starts at a position begins with the key.
  package func line(at start: Int, beginsWith key: [UInt8]) -> Bool {
    start >= 0 && slice(from: start, to: count).starts(with: key)
  }

  /// The ranges of the lines that begin with a key, in order and found one by one; the file must be sorted.
  package func ranges(ofLinesBeginningWith key: [UInt8]) -> some Sequence<Range<Int>> {
    sequence(state: firstLine(notBefore: key)) { start -> Range<Int>? in
      guard start < count, line(at: start, beginsWith: key) else { return nil }
      let line = start..<end(ofLineAt: start)
      start = line.upperBound + 1
      return line
    }
  }

  /// The lines that begin with a key, in order and split into fields; the file must be sorted.
  package func lines(beginningWith key: [UInt8]) -> [[String]] {
    ranges(ofLinesBeginningWith: key).map { Self.fields(bytes[$0]) }
  }
}
