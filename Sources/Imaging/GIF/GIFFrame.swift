/// Where a frame of a GIF file lies on its canvas, and how its rows are ordered.
struct GIFFrame {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let isInterlaced: Bool
  let transparentIndex: Int?

  /// The rows in the order in which they are stored (GIF89a, appendix E).
  private var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }

  /// The pixels of the canvas with the frame on it.
  func painted(_ indices: [UInt8], _ palette: [RGB], width canvasWidth: Int, height canvasHeight: Int) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: canvasWidth * canvasHeight * 4)
    for (line, row) in rows.enumerated() where top + row < canvasHeight {
      for column in 0..<max(min(width, canvasWidth - left), 0) {
        let source = line * width + column
        guard source < indices.count else { return pixels }
        let index = Int(indices[source])
        guard index != transparentIndex, index < palette.count else { continue }
        let target = ((top + row) * canvasWidth + left + column) * 4
        pixels[target] = palette[index].red
        pixels[target + 1] = palette[index].green
        pixels[target + 2] = palette[index].blue
        pixels[target + 3] = 255
      }
    }
    return pixels
  }
}
