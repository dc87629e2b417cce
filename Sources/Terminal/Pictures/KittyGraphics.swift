import Essentials

/// A picture in kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
package struct KittyGraphics: Equatable, Sendable {
  /// The picture's id, 1…16,777,215; showing another with the same id replaces it.
  package let identifier: Int
  /// The width and height on the screen in cells, each 1…``maximumCells``.
  package let columns, rows: Int
  /// Whether sequences have to pass through tmux; then the picture appears where ``placeholderLines`` are printed.
  package let isInsideTmux: Bool

  /// The most columns or rows that a picture may have: a diacritic encodes each number.
  package static var maximumCells: Int { diacritics.count }

  /// The most Base64 characters that the protocol allows in one sequence.
  private static let chunkSize = 4096

  /// The range of ids: inside tmux, the id is the 24-bit colour of the placeholders.
  private static let identifiers = 1...0xFF_FFFF

  /// An id that pictures of other programs on the same terminal are unlikely to have.
  package static func randomIdentifier() -> Int { .random(in: identifiers) }

  /// A picture; numbers out of range are clamped.
  package init(identifier: Int, columns: Int, rows: Int, isInsideTmux: Bool = false) {
    self.identifier = min(max(identifier, Self.identifiers.lowerBound), Self.identifiers.upperBound)
    self.columns = min(max(columns, 1), Self.maximumCells)
    self.rows = min(max(rows, 1), Self.maximumCells)
    self.isInsideTmux = isInsideTmux
  }

  /// The bytes that send a picture of `width` × `height` RGB pixels and, outside tmux, show it at the cursor.
  package func bytes(showingRGB rgb: [UInt8], width: Int, height: Int) -> [UInt8] {
    let placement = isInsideTmux ? "U=1" : "p=1,C=1"
    let head = "a=T,i=\(identifier),\(placement),c=\(columns),r=\(rows),q=2,f=24,s=\(width),v=\(height)"
    return chunks(head, Array(Data(rgb).base64EncodedData()))
  }

  /// The bytes that send a PNG file and show it at the cursor, behind the text of its cells; only outside tmux.
  package func bytes(showingPNGUnderText file: [UInt8]) -> [UInt8] {
    chunks("a=T,i=\(identifier),p=1,C=1,c=\(columns),r=\(rows),z=-1,q=2,f=100", Array(Data(file).base64EncodedData()))
  }

  /// The bytes that remove the picture from the screen and free its memory.
  package var removal: [UInt8] { sequence("a=d,d=I,i=\(identifier),q=2", []) }

  /// The placeholder text over which the picture is drawn, one line per row, with the id as its colour.
  package var placeholderLines: [String] {
    let color = "\(identifier >> 16 & 255);\(identifier >> 8 & 255);\(identifier & 255)"
    return (0..<rows).map { row in
      let cells = (0..<columns).map { "\u{10EEEE}\(Self.diacritics[row])\(Self.diacritics[$0])" }
      return "\u{1B}[38;2;\(color)m" + cells.joined() + "\u{1B}[39m"
    }
  }

  /// The data in sequences of limited length, all but the last with `m=1`: more follow.
  private func chunks(_ head: String, _ data: [UInt8]) -> [UInt8] {
    stride(from: 0, to: max(data.count, 1), by: Self.chunkSize).flatMap { start in
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

  /// The diacritics that encode the row and column on the placeholder U+10EEEE, in the order of kitty's list.
  static let diacritics = EmbeddedFile("Terminal/diacritics.txt").lines.joined().compactMap {
    UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
