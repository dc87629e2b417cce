extension Bitmap {
  /// The picture in another size, each pixel the average light of the area it stands for.
  ///
  /// - Parameters:
  ///   - newWidth: In pixels; less than 1 counts as 1, more than 16,384 as that.
  ///   - newHeight: Likewise.
  /// - Returns: A picture of that size.
  package func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    let (newWidth, newHeight) = (min(max(newWidth, 1), 16384), min(max(newHeight, 1), 16384))
    guard newWidth != width || newHeight != height else { return self }
    let average = AreaAverage(source: self, width: newWidth, height: newHeight)
    return Bitmap(trustedWidth: newWidth, height: newHeight, pixels: average.pixels(), isComplete: isComplete)
  }
}
