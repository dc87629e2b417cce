import Essentials
import Terminal

/// A grid of cells as a picture in SVG (W3C, "Scalable Vector Graphics 1.1"), as a terminal would show it.
///
/// Blocks and braille patterns are drawn, so that they are right in any font; other characters are text of a monospaced
/// font, stretched to its columns. The same cells give the same text.
struct SVGDrawing {
  private let canvas: Canvas
  private let ground: Color.RGB
  private let ink: Color.RGB

  /// Sizes in pixels: of a cell, of its text and of the margin around all.
  static let cell = (width: 8, height: 18)
  private static let fontSize = 13.3
  private static let margin = 16

  /// A drawing of all cells, with the terminal's own colours.
  init(_ canvas: Canvas, ground: Color.RGB, ink: Color.RGB) {
    (self.canvas, self.ground, self.ink) = (canvas, ground, ink)
  }

  /// The file's text; `title` is what screen readers say of it.
  func text(title: String) -> String {
    let (width, height) = (canvas.columns * Self.cell.width, canvas.rows * Self.cell.height)
    let (outerWidth, outerHeight) = (width + 2 * Self.margin, height + 2 * Self.margin)
    let fonts = "ui-monospace,SFMono-Regular,Menlo,'DejaVu Sans Mono','Noto Sans Mono CJK KR',Consolas,monospace"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(outerWidth) \(outerHeight)" role="img">
      <title>\(Self.escaped(title))</title>
      <style>text{font:\(Self.fontSize)px \(fonts);white-space:pre}.b{font-weight:700}</style>
      <rect width="\(outerWidth)" height="\(outerHeight)" rx="8" fill="\(Self.hex(ground))"/>
      <g transform="translate(\(Self.margin) \(Self.margin))">

      """ + (0..<canvas.rows).map(row).joined() + "</g>\n</svg>\n"
  }

  // MARK: - Rows

  private func row(_ row: Int) -> String {
    let pieces = pieces(Array(canvas.cells[row * canvas.columns..<(row + 1) * canvas.columns]))
    let lines = pieces.compactMap { background($0, row: row) } + pieces.compactMap { foreground($0, row: row) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Cells of one row that are drawn by one element.
  private struct Piece {
    let style: Style
    let kind: Kind
    let column: Int
    var width: Int
    var characters: [Character]
  }

  private enum Kind: Equatable {
    case blank, text
    /// Drawn, with so much of the colour.
    case drawn(opacity: Double)
    /// A sign that fonts draw in widths of their own, placed by itself.
    case sign
  }

  private func pieces(_ cells: [Cell]) -> [Piece] {
    var pieces: [Piece] = []
    for (column, cell) in cells.enumerated() where cell.width > 0 {
      let kind = Self.kind(of: cell)
      if kind != .sign, let last = pieces.last, last.kind == kind, last.style == cell.style {
        pieces[pieces.count - 1].characters.append(cell.character)
        pieces[pieces.count - 1].width += 1
      } else {
        pieces.append(
          Piece(
            style: cell.style, kind: kind, column: column, width: Int(cell.width), characters: [cell.character]))
      }
    }
    return pieces
  }

  private static func kind(of cell: Cell) -> Kind {
    if cell.character == " " { return .blank }
    // Letters, which fonts draw in one width.
    if cell.width == 1, let scalar = cell.character.unicodeScalars.first, scalar.value < 0x2000 { return .text }
    if SVGShape.shape(of: cell.character).isEmpty { return .sign }
    return .drawn(opacity: SVGShape.opacity(of: cell.character))
  }

  private func background(_ piece: Piece, row: Int) -> String? {
    let color = colors(of: piece.style).ground
    guard color != Self.hex(ground) else { return nil }
    let (x, y) = (piece.column * Self.cell.width, row * Self.cell.height)
    let size = "width=\"\(piece.width * Self.cell.width)\" height=\"\(Self.cell.height)\""
    return "<rect x=\"\(x)\" y=\"\(y)\" \(size) fill=\"\(color)\"/>"
  }

  private func foreground(_ piece: Piece, row: Int) -> String? {
    let color = colors(of: piece.style).ink
    switch piece.kind {
    case .blank: return nil
    case .drawn(let opacity): return shapes(piece, row: row, color, opacity)
    case .text, .sign: return text(piece, row: row, color)
    }
  }

  private func text(_ piece: Piece, row: Int, _ color: String) -> String {
    let place = "x=\"\(piece.column * Self.cell.width)\" y=\"\(row * Self.cell.height + 13)\""
    let bold = piece.style.attributes.contains(.bold) ? " class=\"b\"" : ""
    // A sign keeps its shape; letters are brought to their columns.
    let length =
      piece.kind == .text ? " textLength=\"\(piece.width * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return "<text \(place)\(bold)\(length) fill=\"\(color)\">\(Self.escaped(String(piece.characters)))</text>"
  }

  private func shapes(_ piece: Piece, row: Int, _ color: String, _ opacity: Double) -> String {
    let path = piece.characters.enumerated().map { index, character in
      let origin = (x: (piece.column + index) * Self.cell.width, y: row * Self.cell.height)
      return SVGShape.shape(of: character).map { $0.path(at: origin) }.joined()
    }.joined()
    let shade = opacity < 1 ? " opacity=\"\(opacity)\"" : ""
    return "<path fill=\"\(color)\"\(shade) d=\"\(path)\"/>"
  }

  // MARK: - Colours and text

  private func colors(of style: Style) -> (ink: String, ground: String) {
    let ink = Self.hex(rgb(style.foreground) ?? self.ink)
    let ground = Self.hex(rgb(style.background) ?? self.ground)
    return style.attributes.contains(.reverse) ? (ground, ink) : (ink, ground)
  }

  private func rgb(_ color: Color) -> Color.RGB? {
    switch color {
    case .standard: nil
    case .ansi(let index): Color.xterm[Int(index & 15)]
    case .palette(let index): Color.xterm[Int(index)]
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }

  private static func hex(_ color: Color.RGB) -> String {
    "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }
}
