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

  /// A column of a band: where it is, and which of its six pixels have the colour.
  private struct Column {
    let x: Int
    var bits: UInt8
  }

  /// Six rows of pixels: each colour that is in them writes its columns, then the carriage returns.
  private static func appendBand(_ pixels: PicturePixels, from top: Int, to output: inout [UInt8]) {
    var columns = [[Column]](repeating: [], count: 256)
    let rows = min(6, pixels.height - top)
    for x in 0..<pixels.width {
      for row in 0..<rows {
        let colour = pixels.value(x, top + row)
        if columns[colour].last?.x != x { columns[colour].append(Column(x: x, bits: 0)) }
        columns[colour][columns[colour].count - 1].bits |= 1 << UInt8(row)
      }
    }
    var isFirst = true
    for (colour, columns) in columns.enumerated() where !columns.isEmpty {
      if !isFirst { output.append(UInt8(ascii: "$")) }
      isFirst = false
      output += "#\(colour)".utf8
      append(columns, to: &output)
    }
  }

  /// The columns of one colour, with repeats, and empty ones between them.
  private static func append(_ columns: [Column], to output: inout [UInt8]) {
    var (x, index) = (0, 0)
    while index < columns.count {
      let first = columns[index]
      appendRun(0, count: first.x - x, to: &output)
      var end = index + 1
      while end < columns.count, columns[end].bits == first.bits, columns[end].x == first.x + end - index { end += 1 }
      appendRun(first.bits, count: end - index, to: &output)
      x = first.x + end - index
      index = end
    }
  }

  private static func appendRun(_ bits: UInt8, count: Int, to output: inout [UInt8]) {
    guard count > 3 else { return output += repeatElement(0x3F + bits, count: count) }
    output += "!\(count)".utf8
    output.append(0x3F + bits)
  }
}
