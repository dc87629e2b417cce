/// A Swift file that holds one table as a literal.
enum SourceFile {
  static func text(name: String, lines: [String]) -> String {
    let checksum = lines.joined(separator: "\n").utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return """
      // swift-format-ignore-file
      // Written by generate-gazetteer; GeoNames (CC BY 4.0), airportsdata (MIT).
      extension GazetteerData {
        static var \(name): StaticString {
          #\"""
      \(lines.joined(separator: "\n"))
      \"""#
        }

        /// Lines of the table, and the 64-bit FNV-1a hash of its bytes.
        static let \(name)Seal = (lines: \(lines.count), hash: UInt64(0x\(String(checksum, radix: 16))))
      }

      """
  }
}
