extension Bitmap {
  /// The picture, scaled down in proportion if its longer side has more than `side` pixels.
  package func fitted(within side: Int) -> Bitmap {
    let longest = max(width, height)
    guard longest > side else { return self }
    return scaled(toWidth: width * side / longest, height: height * side / longest)
  }

  /// The picture scaled to a size, clamped to 1…16,384 pixels per side; each pixel is the average light of its area.
  package func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    let (newWidth, newHeight) = (min(max(newWidth, 1), 16384), min(max(newHeight, 1), 16384))
    guard newWidth != width || newHeight != height else { return self }
    let average = AreaAverage(source: self, width: newWidth, height: newHeight)
    return Bitmap(width: newWidth, height: newHeight, pixels: average.pixels(), isComplete: isComplete)
  }
}
