/// Sixel pictures (DEC STD 070, chapter 14).
package enum Sixel {
  /// The bytes that draw a picture at the cursor.
  ///
  /// - Parameters:
  ///   - indices: One byte a pixel, numbers of colours; too few bytes give nothing.
  ///   - width: In pixels; many terminals draw at most 1000.
  ///   - height: Likewise.
  ///   - palette: Red, green and blue of each colour, at most 256 of them.
  /// - Returns: A DCS sequence, empty if the arguments do not fit together.
  package static func encode(indices: [UInt8], width: Int, height: Int, palette: [UInt8]) -> [UInt8] {
    let pixels = PicturePixels(indices, width: width, height: height, .indexed256)
    guard pixels.height > 0, palette.count >= 3 else { return [] }
    var output = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for colour in 0..<min(palette.count / 3, 256) {
      let parts = (0..<3).map { "\((Int(palette[colour * 3 + $0]) * 100 + 127) / 255)" }
      output += Array("#\(colour);2;\(parts.joined(separator: ";"))".utf8)
    }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { output.append(UInt8(ascii: "-")) }
      appendBand(pixels, from: top, to: &output)
    }
    return output + Array("\u{1B}\\".utf8)
  }

  /// Six rows of pixels: each colour that is in them writes its columns, then the carriage returns.
  private static func appendBand(_ pixels: PicturePixels, from top: Int, to output: inout [UInt8]) {
    var columns = [[UInt8]](repeating: [], count: 256)
    for row in 0..<min(6, pixels.height - top) {
      for x in 0..<pixels.width {
        let colour = pixels.value(x, top + row)
        if columns[colour].isEmpty { columns[colour] = [UInt8](repeating: 0, count: pixels.width) }
        columns[colour][x] |= 1 << UInt8(row)
      }
    }
    var isFirst = true
    for (colour, bits) in columns.enumerated() where !bits.isEmpty {
      if !isFirst { output.append(UInt8(ascii: "$")) }
      isFirst = false
      output += Array("#\(colour)".utf8)
      appendRuns(bits, to: &output)
    }
  }

  /// Columns with repeats; empty columns at the end are left out.
  private static func appendRuns(_ bits: [UInt8], to output: inout [UInt8]) {
    let end = (bits.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      let value = bits[start]
      let next = bits[start..<end].firstIndex { $0 != value } ?? end
      let (count, character) = (next - start, 0x3F + value)
      output += count > 3 ? Array("!\(count)".utf8) + [character] : [UInt8](repeating: character, count: count)
      start = next
    }
  }
}
