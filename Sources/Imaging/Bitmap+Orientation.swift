extension Bitmap {
  /// The picture turned upright.
  func turned(_ orientation: Orientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = orientation.isSideways ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let source = orientation.source(x: x, y: y, width: width, height: height)
        let (from, to) = ((source.y * width + source.x) * 4, (y * newWidth + x) * 4)
        for channel in 0..<4 { turned[to + channel] = pixels[from + channel] }
      }
    }
    return Bitmap(trustedWidth: newWidth, height: newHeight, pixels: turned, isComplete: isComplete)
  }
}
