/// An interlacing pass (W3C PNG, 8.2): the column and row of its first pixel, and the steps to the next ones.
struct PNGPass {
  let x, y, stepX, stepY: Int

  /// The pixels per row of the pass; 0 if the picture is too small for it.
  func width(of header: PNGHeader) -> Int { (header.width - x + stepX - 1) / stepX }

  /// The rows of the pass; 0 if the picture is too small for it.
  func height(of header: PNGHeader) -> Int { (header.height - y + stepY - 1) / stepY }

  /// The seven passes of interlaced pictures.
  static let adam7 = [
    PNGPass(x: 0, y: 0, stepX: 8, stepY: 8), PNGPass(x: 4, y: 0, stepX: 8, stepY: 8),
    PNGPass(x: 0, y: 4, stepX: 4, stepY: 8), PNGPass(x: 2, y: 0, stepX: 4, stepY: 4),
    PNGPass(x: 0, y: 2, stepX: 2, stepY: 4), PNGPass(x: 1, y: 0, stepX: 2, stepY: 2),
    PNGPass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]
}
