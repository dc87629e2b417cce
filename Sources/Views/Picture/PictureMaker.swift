import Essentials
import Imaging
import Terminal

/// Draws a picture in the size of some cells, with a method for each ``PictureMode``.
nonisolated struct PictureMaker {
  let bitmap: Bitmap
  /// The cells to draw in.
  let fit: CellFit
  /// The height of the terminal's cells in pixels.
  let cellHeight: Int
  /// Whether the terminal's background is light.
  let isLight: Bool

  /// The most pixels across and down that are sent: xterm's default limit for sixels, and soon sent over a slow line.
  static let mostPixels = 1000
  /// The largest file in bytes that is sent unchanged; a larger one is replaced by a smaller PNG, which is sent sooner.
  private static let largestFile = 2_000_000

  /// What is behind transparent parts: white or black.
  private var ground: RGB { isLight ? RGB(red: 255, green: 255, blue: 255) : RGB(red: 0, green: 0, blue: 0) }

  /// One ASCII character for each cell, by its brightness; no colours.
  func ascii() -> PictureDrawing {
    let scaled = bitmap.scaled(toWidth: fit.columns, height: fit.rows)
    let lines = ASCIIArt.lines(rgb: scaled.rgb(over: ground), width: fit.columns, height: fit.rows, isLight: isLight)
    return PictureDrawing(lines: lines.map { StyledText($0) }, columns: fit.columns)
  }

  /// Half blocks in the closest colours of a depth.
  func blocks(_ depth: ColorDepth) -> PictureDrawing {
    // Two pixels per cell; if their number is odd, half of the last row stays empty.
    let height = min(max(Int((Double(fit.pixelHeight) / Double(cellHeight) * 2).rounded()), 1), fit.rows * 2)
    let colors = colors(of: bitmap.scaled(toWidth: fit.columns, height: height), depth)
    let lines = stride(from: 0, to: height, by: 2).map { y in
      Self.line(
        top: colors[(y * fit.columns)..<((y + 1) * fit.columns)],
        bottom: y + 1 < height ? colors[((y + 1) * fit.columns)..<((y + 2) * fit.columns)] : nil)
    }
    return PictureDrawing(lines: lines, columns: fit.columns)
  }

  /// The closest colours of a depth to those of a bitmap, row by row.
  private func colors(of bitmap: Bitmap, _ depth: ColorDepth) -> [Color] {
    switch depth {
    case .none, .trueColor:
      let rgb = bitmap.rgb(over: ground)
      return stride(from: 0, to: rgb.count - 2, by: 3).map {
        .rgb(Color.RGB(red: rgb[$0], green: rgb[$0 + 1], blue: rgb[$0 + 2]))
      }
    // Without the first sixteen, which terminal themes change.
    case .palette256: return bitmap.indexed(Self.xterm(16..<256), over: ground).map { .palette(16 + $0) }
    case .ansi16: return bitmap.indexed(Self.xterm(0..<16), over: ground).map { .ansi($0) }
    }
  }

  /// The colours of these numbers in xterm's palette.
  private static func xterm(_ numbers: Range<Int>) -> [RGB] {
    Color.xterm[numbers].map { RGB(red: $0.red, green: $0.green, blue: $0.blue) }
  }

  /// A row of half blocks. Cells of the same style share a span; where two colours swap, the other half block is used.
  private static func line(top: ArraySlice<Color>, bottom: ArraySlice<Color>?) -> StyledText {
    var text = StyledText()
    for offset in 0..<top.count {
      let upper = top[top.startIndex + offset]
      let lower = bottom.map { $0[$0.startIndex + offset] } ?? .standard
      let last = text.spans.last?.style
      if upper == lower {
        // Only the background shows, so keeping the foreground saves a change of style.
        text.extend(" ", last.map { $0.background == lower ? $0 : Style($0.foreground, on: lower) } ?? Style(on: lower))
      } else if last?.foreground == lower, last?.background == upper, bottom != nil {
        text.extend("▄", Style(lower, on: upper))
      } else {
        text.extend("▀", Style(upper, on: lower))
      }
    }
    return text
  }

  /// Sixels in at most 255 colours; takes at most `maximumRows` rows, at least one.
  func sixel(maximumRows: Int) -> PictureDrawing {
    let scaled = scaled
    let palette = scaled.palette(count: 255, over: ground)
    let bytes = Sixel.encode(
      indices: scaled.indexed(palette, over: ground), width: scaled.width, height: scaled.height,
      palette: RGB.bytes(of: palette))
    // Rounded up, so that no text is written under its last pixels.
    let rows = min((scaled.height + cellHeight - 1) / cellHeight, max(maximumRows, 1))
    return PictureDrawing(lines: Self.empty(rows), bytes: bytes, columns: fit.columns)
  }

  /// Pixels for the kitty graphics protocol; inside tmux with placeholders.
  func kitty(_ identifier: Int, isInsideTmux: Bool) -> PictureDrawing {
    let picture = KittyGraphics(
      identifier: identifier, columns: fit.columns, rows: fit.rows, isInsideTmux: isInsideTmux)
    let scaled = scaled
    let bytes = picture.bytes(showingRGB: scaled.rgb(over: ground), width: scaled.width, height: scaled.height)
    return PictureDrawing(
      lines: Self.empty(fit.rows), bytes: bytes, removal: picture.removal, columns: fit.columns,
      placeholders: isInsideTmux ? picture.placeholderLines : [])
  }

  /// The file itself or, if it's larger than ``largestFile``, a PNG, for the inline images of iTerm2.
  func iTerm(_ file: Data, isInsideTmux: Bool) -> PictureDrawing {
    let bytes = ITermGraphics.bytes(
      showing: file.count > Self.largestFile ? scaled.png : Array(file), columns: fit.columns, rows: fit.rows,
      isInsideTmux: isInsideTmux)
    return PictureDrawing(lines: Self.empty(fit.rows), bytes: bytes, columns: fit.columns)
  }

  /// The picture in the pixels of its cells, but at most ``mostPixels`` across and down.
  private var scaled: Bitmap {
    let (width, height) = (Double(fit.pixelWidth), Double(fit.pixelHeight))
    let scale = min(1, Double(Self.mostPixels) / max(width, height))
    return bitmap.scaled(toWidth: max(1, Int(width * scale)), height: max(1, Int(height * scale)))
  }

  private static func empty(_ rows: Int) -> [StyledText] { Array(repeating: StyledText(), count: rows) }
}
