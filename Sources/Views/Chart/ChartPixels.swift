import Imaging

/// The pixels a chart is drawn into: discs, rings and lines with soft edges over a background. Points count in pixels from
/// the middle of the upper left one, and colours are 0…255. What lies off the drawing is cut off; far off it or at NaN,
/// nothing is drawn.
nonisolated struct ChartPixels {
  typealias Point = (x: Double, y: Double)

  /// The size in pixels, at least 1.
  let width: Int
  let height: Int
  /// Red, green, blue and opacity of each pixel, row by row; transparent at first.
  private var components: [UInt8]

  init(width: Int, height: Int) {
    (self.width, self.height) = (max(width, 1), max(height, 1))
    components = Array(repeating: 0, count: self.width * self.height * 4)
  }

  var bitmap: Bitmap? { Bitmap(width: width, height: height, pixels: components) }

  /// Sets a pixel, which must be on the drawing, to an opaque colour.
  mutating func paint(x: Int, y: Int, _ rgb: RGBVector) { set((y * width + x) * 4, rgb, 255) }

  private mutating func set(_ offset: Int, _ rgb: RGBVector, _ opacity: UInt8) {
    components[offset] = UInt8(rgb.x)
    components[offset + 1] = UInt8(rgb.y)
    components[offset + 2] = UInt8(rgb.z)
    components[offset + 3] = opacity
  }

  /// Blends a colour over a share 0…1 of a pixel (Porter and Duff's operator “over”).
  private mutating func blend(_ rgb: RGBVector, x: Int, y: Int, over share: Double) {
    // Less than one of the 255 steps of opacity can't be seen.
    guard share > 0.004 else { return }
    let offset = (y * width + x) * 4
    let opacity = Double(components[offset + 3]) / 255
    let below = RGBVector(Double(components[offset]), Double(components[offset + 1]), Double(components[offset + 2]))
    let covered = min(share, 1)
    let whole = covered + opacity * (1 - covered)
    set(offset, (rgb * covered + below * (opacity * (1 - covered))) / whole, UInt8(whole * 255))
  }

  /// Blends a colour over the pixels within `reach` of a point, each by the share for its offset from the point.
  private mutating func blend(
    _ rgb: RGBVector, around point: Point, reach: Double, share: (_ across: Double, _ down: Double) -> Double
  ) {
    guard abs(point.x) < 1e5, abs(point.y) < 1e5, reach < 1e4 else { return }
    func range(_ middle: Double, _ room: Int) -> Range<Int> {
      let start = min(max(Int((middle - reach).rounded(.down)), 0), room)
      return start..<min(max(Int((middle + reach).rounded(.up)) + 1, start), room)
    }
    for y in range(point.y, height) {
      for x in range(point.x, width) { blend(rgb, x: x, y: y, over: share(Double(x) - point.x, Double(y) - point.y)) }
    }
  }

  /// Draws a disc with a soft edge; `share` says how much of a pixel is lit, 0…1, by its offset from the middle in pixels.
  mutating func disc(
    _ point: Point, radius: Double, _ rgb: RGBVector,
    share: (_ across: Double, _ down: Double) -> Double = { _, _ in 1 }
  ) {
    blend(rgb, around: point, reach: radius + 1) { across, down in
      let inside = radius + 0.5 - (across * across + down * down).squareRoot()
      return inside > 0 ? min(inside, 1) * share(across, down) : 0
    }
  }

  /// Draws a circle one pixel thick.
  mutating func ring(_ point: Point, radius: Double, _ rgb: RGBVector) {
    blend(rgb, around: point, reach: radius + 1) { across, down in
      1 - abs((across * across + down * down).squareRoot() - radius)
    }
  }

  /// Draws a straight line; `dash` is the length of its dashes and of the gaps between them, in pixels along the longer axis.
  mutating func line(_ start: Point, _ end: Point, thickness: Double, _ rgb: RGBVector, dash: Double? = nil) {
    let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
    let isSteep = abs(deltaY) > abs(deltaX)
    // Along the longer axis and across it.
    let (length, rise) = isSteep ? (deltaY, deltaX) : (deltaX, deltaY)
    let (origin, base) = isSteep ? (start.y, start.x) : (start.x, start.y)
    guard 0.01..<1e4 ~= abs(length), abs(rise) <= abs(length), abs(origin) < 1e5, abs(base) < 1e5 else { return }
    let (room, roomAcross) = isSteep ? (height, width) : (width, height)
    let first = max(Int(min(origin, origin + length).rounded()), 0)
    let last = min(Int(max(origin, origin + length).rounded()), room - 1)
    // The thickness counts at right angles to the line, but the pixels are set across an axis.
    let half = thickness / 2 * (1 + (rise / length) * (rise / length)).squareRoot()
    for along in stride(from: first, through: last, by: 1) {
      if let dash, (Double(along) / dash).truncatingRemainder(dividingBy: 2) >= 1 { continue }
      let middle = base + (Double(along) - origin) * rise / length
      let low = max(Int((middle - half - 1).rounded(.down)), 0)
      let high = min(Int((middle + half + 1).rounded(.up)), roomAcross - 1)
      for across in stride(from: low, through: high, by: 1) {
        let share = min(max(half + 0.5 - abs(Double(across) - middle), 0), 1)
        blend(rgb, x: isSteep ? across : along, y: isSteep ? along : across, over: share)
      }
    }
  }
}
