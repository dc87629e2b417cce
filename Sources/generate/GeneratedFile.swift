/// A file to be written by the generator.
package struct GeneratedFile {
  /// The path below `Sources/CData/Tables`.
  package let path: String
  package let bytes: [UInt8]

  init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file of text lines, each of which ends with a line feed.
  init(_ path: String, lines: [String]) { self.init(path, bytes: Array(lines.map { $0 + "\n" }.joined().utf8)) }

  /// A file of text lines, with `|` between the fields of each row.
  init(_ path: String, rows: [[String]]) { self.init(path, lines: rows.map { $0.joined(separator: "|") }) }

  /// A file of numbers in IEEE 754 binary64, little-endian.
  init(_ path: String, numbers: [Double]) {
    self.init(
      path,
      bytes: numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) } })
  }
}
