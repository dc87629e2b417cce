import Imaging

/// The pixels a chart is drawn into: discs, rings and lines with soft edges over a background. Points count in pixels
/// from the middle of the upper left one. What is off the drawing is cut off; far off it or at NaN, nothing is drawn.
nonisolated struct ChartPixels {
  typealias Point = (x: Double, y: Double)

  /// The size in pixels, at least 1.
  let width, height: Int
  /// Red, green, blue and opacity of each pixel, row by row; transparent at first.
  private var components: [UInt8]

  /// The longest line and the largest reach of a disc, in pixels.
  private static let maximumLength = 1e4

  /// Transparent pixels; a width or height below 1 counts as 1.
  init(width: Int, height: Int) {
    (self.width, self.height) = (max(width, 1), max(height, 1))
    components = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// Whether a point is near enough to the drawing to be counted in whole pixels; not so at NaN.
  static func isNear(_ point: Point) -> Bool { abs(point.x) < 1e5 && abs(point.y) < 1e5 }

  var bitmap: Bitmap? { Bitmap(width: width, height: height, pixels: components) }

  /// Sets a pixel, which must be on the drawing, to an opaque colour.
  mutating func paint(x: Int, y: Int, _ rgb: RGBVector) { set((y * width + x) * 4, rgb, 255) }

  private mutating func set(_ offset: Int, _ rgb: RGBVector, _ opacity: UInt8) {
    components[offset] = UInt8(rgb.x)
    components[offset + 1] = UInt8(rgb.y)
    components[offset + 2] = UInt8(rgb.z)
    components[offset + 3] = opacity
  }

  /// Blends a colour over a share of a pixel, limited to 0…1, by Porter and Duff's operator “over”.
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

  /// Blends a colour over the pixels within `reach` of a point; `share` is the covered part of one by its offset, 0…1.
  private mutating func blend(
    _ rgb: RGBVector, around point: Point, reach: Double, share: (_ across: Double, _ down: Double) -> Double
  ) {
    guard Self.isNear(point), reach < Self.maximumLength else { return }
    func range(_ middle: Double, _ room: Int) -> Range<Int> {
      let start = min(max(Int((middle - reach).rounded(.down)), 0), room)
      return start..<min(max(Int((middle + reach).rounded(.up)) + 1, start), room)
    }
    for y in range(point.y, height) {
      for x in range(point.x, width) { blend(rgb, x: x, y: y, over: share(Double(x) - point.x, Double(y) - point.y)) }
    }
  }

  /// Draws a disc with a soft edge; `share` is how much of a pixel is lit, 0…1, by its offset from the middle.
  mutating func drawDisc(
    at point: Point, radius: Double, _ rgb: RGBVector,
    share: (_ across: Double, _ down: Double) -> Double = { _, _ in 1 }
  ) {
    blend(rgb, around: point, reach: radius + 1) { across, down in
      let inside = radius + 0.5 - (across * across + down * down).squareRoot()
      return inside > 0 ? min(inside, 1) * share(across, down) : 0
    }
  }

  /// Draws a circle about one pixel thick.
  mutating func drawRing(at point: Point, radius: Double, _ rgb: RGBVector) {
    blend(rgb, around: point, reach: radius + 1) { across, down in
      1 - abs((across * across + down * down).squareRoot() - radius)
    }
  }

  /// Draws a straight line; `dash` is the length of dashes and gaps along the longer axis, `nil` for a solid line.
  mutating func drawLine(from start: Point, to end: Point, thickness: Double, _ rgb: RGBVector, dash: Double? = nil) {
    let isSteep = abs(end.y - start.y) > abs(end.x - start.x)
    // Positions along the longer axis as `x`, and across it as `y`.
    let (first, last) = isSteep ? ((x: start.y, y: start.x), (x: end.y, y: end.x)) : (start, end)
    let (length, rise) = (last.x - first.x, last.y - first.y)
    guard 0.01..<Self.maximumLength ~= abs(length), abs(rise) <= abs(length), Self.isNear(first) else { return }
    // The thickness counts at right angles to the line, but the pixels are set across an axis.
    let half = thickness / 2 * (1 + (rise / length) * (rise / length)).squareRoot()
    let low = max(Int(min(first.x, last.x).rounded()), 0)
    let high = min(Int(max(first.x, last.x).rounded()), (isSteep ? height : width) - 1)
    for along in stride(from: low, through: high, by: 1) {
      if let dash, (Double(along) / dash).truncatingRemainder(dividingBy: 2) >= 1 { continue }
      let middle = first.y + (Double(along) - first.x) * rise / length
      blend(rgb, across: middle, half: half, along: along, isSteep: isSteep)
    }
  }

  /// Blends a colour over the pixels of a column, or a row if `isSteep`, by how much lies within `half` of a position.
  private mutating func blend(_ rgb: RGBVector, across middle: Double, half: Double, along: Int, isSteep: Bool) {
    let low = max(Int((middle - half - 1).rounded(.down)), 0)
    let high = min(Int((middle + half + 1).rounded(.up)), (isSteep ? width : height) - 1)
    for across in stride(from: low, through: high, by: 1) {
      let (x, y) = isSteep ? (across, along) : (along, across)
      blend(rgb, x: x, y: y, over: half + 0.5 - abs(Double(across) - middle))
    }
  }
}
