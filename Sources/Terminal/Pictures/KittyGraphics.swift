import Essentials

/// Pictures by kitty's graphics protocol.
package struct KittyGraphics: Equatable, Sendable {
  /// Names the picture, 1…16,777,215; the same again replaces it.
  package let identifier: Int
  /// The size on the screen, in cells.
  package let columns: Int
  package let rows: Int
  /// Inside tmux, sequences pass through it and the picture is drawn where `placeholderLines` are printed.
  package let isInsideTmux: Bool

  /// Cells across or down that a picture may have.
  package static var mostCells: Int { diacritics.count }

  /// Base64 characters in one sequence.
  private static let chunkSize = 4096

  package init(identifier: Int, columns: Int, rows: Int, isInsideTmux: Bool = false) {
    self.identifier = min(max(identifier, 1), 0xFF_FFFF)
    self.columns = min(max(columns, 1), Self.diacritics.count)
    self.rows = min(max(rows, 1), Self.diacritics.count)
    self.isInsideTmux = isInsideTmux
  }

  /// The bytes that send the picture of three bytes a pixel in sequences of bounded length, and outside tmux show it at
  /// the cursor, which stays where it is.
  package func show(rgb: [UInt8], width: Int, height: Int) -> [UInt8] {
    let placement = isInsideTmux ? "U=1" : "p=1,C=1"
    let head = "a=T,i=\(identifier),\(placement),c=\(columns),r=\(rows),q=2,f=24,s=\(width),v=\(height)"
    return chunks(head, Array(Data(rgb).base64EncodedData()))
  }

  /// The same for a PNG file that lies under the text in its cells, outside tmux.
  package func show(pngUnderText file: [UInt8]) -> [UInt8] {
    chunks("a=T,i=\(identifier),p=1,C=1,c=\(columns),r=\(rows),z=-1,q=2,f=100", Array(Data(file).base64EncodedData()))
  }

  /// The bytes that take the picture off the screen and free its memory.
  package var remove: [UInt8] { sequence("a=d,d=I,i=\(identifier),q=2", []) }

  /// The text that stands for the picture, a line for each of its rows; it moves and goes like any text.
  package var placeholderLines: [String] {
    let colour = "\(identifier >> 16 & 255);\(identifier >> 8 & 255);\(identifier & 255)"
    return (0..<rows).map { row in
      let cells = (0..<columns).map { "\u{10EEEE}\(Self.diacritics[row])\(Self.diacritics[$0])" }
      return "\u{1B}[38;2;\(colour)m" + cells.joined() + "\u{1B}[39m"
    }
  }

  private func chunks(_ head: String, _ data: [UInt8]) -> [UInt8] {
    let starts = Array(stride(from: 0, to: max(data.count, 1), by: Self.chunkSize))
    return starts.flatMap { start in
      let end = min(start + Self.chunkSize, data.count)
      let more = end < data.count ? "m=1" : "m=0"
      return sequence(start == 0 ? "\(head),\(more)" : more, data[start..<end])
    }
  }

  private func sequence(_ keys: String, _ data: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array("\u{1B}_G\(keys)".utf8)
    if !data.isEmpty { bytes += [UInt8(ascii: ";")] + data }
    bytes += Array("\u{1B}\\".utf8)
    return isInsideTmux ? bytes.throughTmux : bytes
  }
}

extension KittyGraphics {
  /// The marks on U+10EEEE that tell the row and the column: of Unicode 6.0, combining class 230, not part of composed characters (kitty's list).
  static let diacritics: [Unicode.Scalar] = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F, 0x0346...0x0346,
    0x034A...0x034C, 0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B, 0x0363...0x036F, 0x0483...0x0487,
    0x0592...0x0595, 0x0597...0x0599, 0x059C...0x05A1, 0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF,
    0x05C4...0x05C4, 0x0610...0x0617, 0x0657...0x065B, 0x065D...0x065E, 0x06D6...0x06DC, 0x06DF...0x06E2,
    0x06E4...0x06E4, 0x06E7...0x06E8, 0x06EB...0x06EC, 0x0730...0x0730, 0x0732...0x0733, 0x0735...0x0736,
    0x073A...0x073A, 0x073D...0x073D, 0x073F...0x0741, 0x0743...0x0743, 0x0745...0x0745, 0x0747...0x0747,
    0x0749...0x074A, 0x07EB...0x07F1, 0x07F3...0x07F3, 0x0816...0x0819, 0x081B...0x0823, 0x0825...0x0827,
    0x0829...0x082D, 0x0951...0x0951, 0x0953...0x0954, 0x0F82...0x0F83, 0x0F86...0x0F87, 0x135D...0x135F,
    0x17DD...0x17DD, 0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73,
    0x1CD0...0x1CD2, 0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC,
    0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1, 0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1,
    0x20E7...0x20E7, 0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F,
    0xA67C...0xA67D, 0xA6F0...0xA6F1, 0xA8E0...0xA8F1, 0xAAB0...0xAAB0, 0xAAB2...0xAAB3, 0xAAB7...0xAAB8,
    0xAABE...0xAABF, 0xAAC1...0xAAC1, 0xFE20...0xFE26, 0x10A0F...0x10A0F, 0x10A38...0x10A38, 0x1D185...0x1D189,
    0x1D1AA...0x1D1AD, 0x1D242...0x1D244,
  ]
}

extension [UInt8] {
  /// One whole sequence, handed through tmux to the terminal around it (tmux 3.3 with `allow-passthrough on`).
  var throughTmux: [UInt8] {
    Array("\u{1B}Ptmux;".utf8) + flatMap { $0 == 0x1B ? [$0, $0] : [$0] } + Array("\u{1B}\\".utf8)
  }
}
