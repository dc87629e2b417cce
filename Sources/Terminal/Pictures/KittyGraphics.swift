/// Pictures by kitty's graphics protocol.
package struct KittyGraphics: Equatable, Sendable {
  /// What is sent.
  package enum Content: Equatable, Sendable {
    /// A PNG file.
    case png([UInt8])
    /// Three bytes a pixel.
    case rgb([UInt8], width: Int, height: Int)
  }

  /// Names the picture, 1…16,777,215; the same again replaces it.
  package let identifier: Int
  /// The size on the screen, in cells.
  package let columns: Int
  package let rows: Int
  /// Inside tmux, sequences pass through it and the picture is drawn where `placeholderLines` are printed.
  package let isInsideTmux: Bool

  /// Base64 characters in one sequence.
  private static let chunkSize = 4096

  package init(identifier: Int, columns: Int, rows: Int, isInsideTmux: Bool = false) {
    self.identifier = min(max(identifier, 1), 0xFF_FFFF)
    self.columns = min(max(columns, 1), KittyPlaceholder.diacritics.count)
    self.rows = min(max(rows, 1), KittyPlaceholder.diacritics.count)
    self.isInsideTmux = isInsideTmux
  }

  /// The bytes that send the picture and, outside tmux, show it at the cursor, which stays where it is.
  package func show(_ content: Content) -> [UInt8] {
    let placement = isInsideTmux ? "U=1" : "p=1,C=1"
    let head = "a=T,i=\(identifier),\(placement),c=\(columns),r=\(rows),q=2"
    switch content {
    case .png(let file): return chunks("\(head),f=100", Base64.encode(file))
    case .rgb(let pixels, let width, let height):
      return chunks("\(head),f=24,s=\(width),v=\(height)", Base64.encode(pixels))
    }
  }

  /// The bytes that take the picture off the screen and free its memory.
  package var remove: [UInt8] { sequence("a=d,d=I,i=\(identifier),q=2", []) }

  /// The bytes that take all pictures off the screen and free their memory.
  ///
  /// - Parameter isInsideTmux: Whether they must pass through tmux.
  /// - Returns: One sequence.
  package static func removeAll(isInsideTmux: Bool = false) -> [UInt8] {
    KittyGraphics(identifier: 1, columns: 1, rows: 1, isInsideTmux: isInsideTmux).sequence("a=d,d=A,q=2", [])
  }

  /// The text that stands for the picture, a line for each of its rows; it moves and goes like any text.
  package var placeholderLines: [String] {
    let colour = "\(identifier >> 16 & 255);\(identifier >> 8 & 255);\(identifier & 255)"
    return (0..<rows).map { row in
      let cells = (0..<columns).map { KittyPlaceholder.character(row: row, column: $0) }
      return "\u{1B}[38;2;\(colour)m" + cells.map(String.init).joined() + "\u{1B}[39m"
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
    return isInsideTmux ? TmuxPassthrough.wrap(bytes) : bytes
  }
}
