import Essentials
import Terminal

/// A grid of cells as a picture in SVG 1.1 (https://www.w3.org/TR/SVG11/), as a terminal would show it.
///
/// Blocks, lines and braille patterns are drawn as shapes, so that they fit together with any font; other characters
/// are text in a monospaced font, stretched to the width of their columns. The same cells always give the same file.
struct SVGDrawing {
  private let canvas: Canvas
  /// The colour of the background where cells don't set one.
  private let ground: Color.RGB
  /// The colour of the text where cells don't set one.
  private let ink: Color.RGB

  /// The size of a cell, in pixels like all lengths here.
  static let cell = (width: 8, height: 18)
  private static let fontSize = 13.3
  /// The margin around the grid.
  private static let margin = 16
  /// The distance from the top of a cell to the baseline of its text.
  private static let baseline = 13

  /// A drawing of all cells of a canvas; the colours are those of the terminal.
  init(_ canvas: Canvas, ground: Color.RGB, ink: Color.RGB) {
    (self.canvas, self.ground, self.ink) = (canvas, ground, ink)
  }

  /// The contents of the file; `title` is what screen readers say.
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

  /// The elements of a row: backgrounds first, so that they don't cover text.
  private func row(_ row: Int) -> String {
    let pieces = pieces(canvas.lines[row])
    let lines = pieces.compactMap { background($0, row: row) } + pieces.compactMap { foreground($0, row: row) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Adjacent cells of a row that are drawn by one element.
  private struct Piece {
    let style: Style
    let kind: Kind
    let column: Int
    var width: Int
    var characters: [Character]
  }

  /// How a cell is drawn.
  private enum Kind: Equatable {
    case blank, text
    /// As shapes with an opacity from 0 to 1.
    case drawn(opacity: Double)
    /// As text placed by itself, because fonts draw it in widths of their own.
    case symbol
  }

  /// The cells of a row, joined if they are alike.
  private func pieces(_ cells: [Cell]) -> [Piece] {
    var pieces: [Piece] = []
    for (column, cell) in cells.enumerated() where cell.width > 0 {
      let kind = Self.kind(of: cell)
      if kind != .symbol, let last = pieces.last, last.kind == kind, last.style == cell.style {
        pieces[pieces.count - 1].characters.append(cell.glyph)
        pieces[pieces.count - 1].width += 1
      } else {
        pieces.append(
          Piece(
            style: cell.style, kind: kind, column: column, width: Int(cell.width), characters: [cell.glyph]))
      }
    }
    return pieces
  }

  private static func kind(of cell: Cell) -> Kind {
    if cell.glyph == " " { return .blank }
    // Letters and signs below the general punctuation, which monospaced fonts draw in one width.
    if cell.width == 1, let scalar = cell.glyph.unicodeScalars.first, scalar.value < 0x2000 { return .text }
    if SVGShape.shapes(of: cell.glyph).isEmpty { return .symbol }
    return .drawn(opacity: SVGShape.opacity(of: cell.glyph))
  }

  /// The background of a piece; `nil` if it is that of the picture.
  private func background(_ piece: Piece, row: Int) -> String? {
    let color = colors(of: piece.style).ground
    guard color != Self.hex(ground) else { return nil }
    let (x, y) = (piece.column * Self.cell.width, row * Self.cell.height)
    let size = "width=\"\(piece.width * Self.cell.width)\" height=\"\(Self.cell.height)\""
    return "<rect x=\"\(x)\" y=\"\(y)\" \(size) fill=\"\(color)\"/>"
  }

  /// The text or shapes of a piece; `nil` for blanks.
  private func foreground(_ piece: Piece, row: Int) -> String? {
    let color = colors(of: piece.style).ink
    switch piece.kind {
    case .blank: return nil
    case .drawn(let opacity): return shapes(piece, row: row, color, opacity)
    case .text, .symbol: return text(piece, row: row, color)
    }
  }

  private func text(_ piece: Piece, row: Int, _ color: String) -> String {
    let place = "x=\"\(piece.column * Self.cell.width)\" y=\"\(row * Self.cell.height + Self.baseline)\""
    let bold = piece.style.attributes.contains(.bold) ? " class=\"b\"" : ""
    // A symbol keeps its shape; text is stretched to its columns.
    let length =
      piece.kind == .text ? " textLength=\"\(piece.width * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return "<text \(place)\(bold)\(length) fill=\"\(color)\">\(Self.escaped(String(piece.characters)))</text>"
  }

  private func shapes(_ piece: Piece, row: Int, _ color: String, _ opacity: Double) -> String {
    let path = piece.characters.enumerated().map { index, character in
      let origin = (x: (piece.column + index) * Self.cell.width, y: row * Self.cell.height)
      return SVGShape.shapes(of: character).map { $0.path(at: origin) }.joined()
    }.joined()
    let shade = opacity < 1 ? " opacity=\"\(opacity)\"" : ""
    return "<path fill=\"\(color)\"\(shade) d=\"\(path)\"/>"
  }

  // MARK: - Colours and text

  /// The colours of a style, reversed if it says so.
  private func colors(of style: Style) -> (ink: String, ground: String) {
    let ink = Self.hex(rgb(style.foreground) ?? self.ink)
    let ground = Self.hex(rgb(style.background) ?? self.ground)
    return style.attributes.contains(.reverse) ? (ground, ink) : (ink, ground)
  }

  /// The components of a colour; `nil` for the terminal's own.
  private func rgb(_ color: Color) -> Color.RGB? {
    switch color {
    case .standard: nil
    case .ansi(let index): Color.xterm[Int(index & 15)]
    case .palette(let index): Color.xterm[Int(index)]
    case .rgb(let color): color
    }
  }

  private static func hex(_ color: Color.RGB) -> String {
    "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }
}
