/// Sixel pictures (VT330/VT340 Programmer Reference Manual, volume 2, chapter 14).
package enum Sixel {
  /// The DCS sequence that draws a picture at the cursor; empty without a palette or with too few indices.
  ///
  /// `indices` has one palette index per pixel, row by row; `palette` has red, green and blue (0…255) of up to 256
  /// colours. Pixels with the index `transparentIndex` aren't drawn. Many terminals draw at most 1000 × 1000 pixels.
  package static func encode(
    indices: [UInt8], width: Int, height: Int, palette: [UInt8], transparentIndex: UInt8? = nil
  ) -> [UInt8] {
    let pixels = PicturePixels(indices, bytesPerPixel: 1, width: width, height: height)
    guard pixels.height > 0, palette.count >= 3 else { return [] }
    // The second parameter leaves undrawn pixels as they are.
    var output = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for color in 0..<min(palette.count / 3, 256) {
      // The colours of sixels are percentages.
      let parts = (0..<3).map { "\((Int(palette[color * 3 + $0]) * 100 + 127) / 255)" }
      output += Array("#\(color);2;\(parts.joined(separator: ";"))".utf8)
    }
    var band = Band(of: pixels, transparentIndex: transparentIndex)
    for top in stride(from: 0, to: pixels.height, by: 6) {
      if top > 0 { output.append(UInt8(ascii: "-")) }
      band.append(from: top, to: &output)
    }
    return output + Array("\u{1B}\\".utf8)
  }

  /// Six rows of pixels, which are written colour by colour, each from the left edge.
  private struct Band {
    let pixels: PicturePixels
    /// The index of pixels that aren't drawn.
    let transparentIndex: Int?
    /// For each colour and column, which of the six pixels have the colour; all zero between bands.
    var bits: [UInt8]
    /// For each colour, the columns from its first to its last one.
    var spans = [Range<Int>](repeating: 0..<0, count: 256)

    init(of pixels: PicturePixels, transparentIndex: UInt8?) {
      (self.pixels, self.transparentIndex) = (pixels, transparentIndex.map(Int.init))
      bits = [UInt8](repeating: 0, count: 256 * pixels.width)
    }

    /// Appends the band that begins at row `top`.
    mutating func append(from top: Int, to output: inout [UInt8]) {
      gather(from: top)
      for (index, color) in spans.indices.filter({ !spans[$0].isEmpty }).enumerated() {
        if index > 0 { output.append(UInt8(ascii: "$")) }
        output.append(UInt8(ascii: "#"))
        output.append(decimal: color)
        appendColumns(of: color, to: &output)
        spans[color] = 0..<0
      }
    }

    /// Collects the pixels of up to six rows in `bits` and `spans`.
    private mutating func gather(from top: Int) {
      for row in 0..<min(6, pixels.height - top) {
        for x in 0..<pixels.width {
          let color = pixels.byte(x: x, y: top + row)
          if color == transparentIndex { continue }
          bits[color * pixels.width + x] |= 1 << UInt8(row)
          let span = spans[color].isEmpty ? x..<x : spans[color]
          if !span.contains(x) { spans[color] = min(span.lowerBound, x)..<max(span.upperBound, x + 1) }
        }
      }
    }

    /// Appends one colour's columns and the empty ones between them, run-length encoded, and clears their bits.
    private mutating func appendColumns(of color: Int, to output: inout [UInt8]) {
      let start = color * pixels.width
      var x = 0
      while x < spans[color].upperBound {
        let value = bits[start + x]
        var end = x + 1
        while end < spans[color].upperBound, bits[start + end] == value { end += 1 }
        Sixel.appendRun(value, count: end - x, to: &output)
        for column in x..<end { bits[start + column] = 0 }
        x = end
      }
    }
  }

  /// Appends equal sixels, each the byte `?` (0x3F) plus the bits of its pixels; more than three as `!`, their count
  /// and the sixel, which takes three bytes at least.
  private static func appendRun(_ bits: UInt8, count: Int, to output: inout [UInt8]) {
    guard count > 3 else { return output += repeatElement(0x3F + bits, count: count) }
    output.append(UInt8(ascii: "!"))
    output.append(decimal: count)
    output.append(0x3F + bits)
  }
}
