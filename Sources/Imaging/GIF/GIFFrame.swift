/// The position of a GIF frame on the canvas, and the order of its rows.
struct GIFFrame {
  /// The position and size in pixels; the frame may reach beyond the canvas.
  let left, top, width, height: Int
  /// Whether the rows are stored in four passes.
  let isInterlaced: Bool

  /// The rows in storage order (GIF89a, appendix E), counted from the top of the frame.
  var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    let passes: [(first: Int, step: Int)] = [(0, 8), (4, 8), (2, 4), (1, 2)]
    return passes.flatMap { Array(stride(from: $0.first, to: height, by: $0.step)) }
  }
}
