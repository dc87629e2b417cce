/// Scales the rows of a component up to the full size of the picture.
///
/// Factors of two are interpolated with a triangle filter (3/4 of the nearer sample, 1/4 of the farther one), rounded
/// as in libjpeg-turbo's "fancy upsampling"; other factors repeat samples.
struct JPEGUpsampler {
  /// How samples are multiplied: not at all, interpolated across (horizontally), down or both ways, or repeated.
  private enum Method { case none, across, down, both, repeated }

  private let method: Method
  private let component: JPEGComponent
  private let frame: JPEGFrame

  init(_ component: JPEGComponent, in frame: JPEGFrame) {
    (self.component, self.frame) = (component, frame)
    let isHalfWide = component.xFactor * 2 == frame.maxXFactor
    let isHalfHigh = component.yFactor * 2 == frame.maxYFactor
    let isFullWide = component.xFactor == frame.maxXFactor
    let isFullHigh = component.yFactor == frame.maxYFactor
    // libjpeg-turbo doesn't interpolate across two samples or fewer either.
    switch (isHalfWide && component.width > 2, isHalfHigh) {
    case _ where isFullWide && isFullHigh: method = .none
    case (true, false) where isFullHigh: method = .across
    case (true, true): method = .both
    case (_, true) where isFullWide: method = .down
    default: method = .repeated
    }
  }

  /// Writes row `y` of the picture; `row` has room for `frame.width` + 1 samples. `sums` is room for intermediate
  /// values, as many as the component is wide.
  func writeRow(_ y: Int, to row: inout [UInt8], sums: inout [Int32]) {
    switch method {
    case .none:
      row.replaceSubrange(0..<frame.width, with: component.plane[(y * component.stride)...].prefix(frame.width))
    case .across:
      for x in 0..<component.width { sums[x] = Int32(component.plane[y * component.stride + x]) }
      widen(sums, &row, scale: 0, roundings: (left: 1, right: 2))
    case .down:
      blend(y, &sums)
      for x in 0..<frame.width { row[x] = UInt8((sums[x] + (y & 1 == 0 ? 1 : 2)) >> 2) }
    case .both:
      blend(y, &sums)
      widen(sums, &row, scale: 2, roundings: (left: 8, right: 7))
    case .repeated: repeatSamples(y, &row)
    }
  }

  private func repeatSamples(_ y: Int, _ row: inout [UInt8]) {
    let start = y * component.yFactor / frame.maxYFactor * component.stride
    for x in 0..<frame.width { row[x] = component.plane[start + x * component.xFactor / frame.maxXFactor] }
  }

  /// Stores three times the nearer row of samples plus the farther one; at the edges both are the same row.
  private func blend(_ y: Int, _ sums: inout [Int32]) {
    let near = min(y / 2, component.height - 1)
    let far = min(max(y & 1 == 0 ? near - 1 : near + 1, 0), component.height - 1)
    let (nearStart, farStart) = (near * component.stride, far * component.stride)
    for x in 0..<component.width {
      sums[x] = Int32(component.plane[nearStart + x]) * 3 + Int32(component.plane[farStart + x])
    }
  }

  /// Makes two samples from each sum, a sample times 2^`scale`; `roundings` are added for the left and the right one.
  private func widen(_ sums: [Int32], _ row: inout [UInt8], scale: Int32, roundings: (left: Int32, right: Int32)) {
    let last = component.width - 1
    let shift = scale + 2
    let edges = scale == 0 ? (left: 0, right: 0) : roundings
    for x in 0...last {
      let centre = sums[x] * 3
      let left = x == 0 ? sums[0] * 4 + edges.left : centre + sums[x - 1] + roundings.left
      let right = x == last ? sums[last] * 4 + edges.right : centre + sums[x + 1] + roundings.right
      row[x * 2] = UInt8(left >> shift)
      row[x * 2 + 1] = UInt8(right >> shift)
    }
  }
}
