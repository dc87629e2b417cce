extension Bitmap {
  /// The picture, scaled down if its longer side has more pixels than `side`.
  package func fitted(within side: Int) -> Bitmap {
    let longest = max(width, height)
    guard longest > side else { return self }
    return scaled(toWidth: width * side / longest, height: height * side / longest)
  }

  /// The picture scaled to 1…16,384 pixels per side, each pixel the average light of the area it covers.
  package func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    let (newWidth, newHeight) = (min(max(newWidth, 1), 16384), min(max(newHeight, 1), 16384))
    guard newWidth != width || newHeight != height else { return self }
    let average = AreaAverage(source: self, width: newWidth, height: newHeight)
    return Bitmap(width: newWidth, height: newHeight, pixels: average.pixels(), isComplete: isComplete)
  }
}

/// The largest size of a picture in a field of character cells that keeps its aspect ratio.
package struct CellFit: Equatable, Sendable {
  /// In cells, at least 1.
  package let columns: Int
  package let rows: Int
  /// In screen pixels, for protocols that draw pixels.
  package let pixelWidth: Int
  package let pixelHeight: Int

  /// Fits a picture of `width` × `height` pixels into `columns` × `rows` cells of `cellWidth` × `cellHeight` screen pixels.
  package init(width: Int, height: Int, columns: Int, rows: Int, cellWidth: Int = 10, cellHeight: Int = 20) {
    func bounded(_ value: Int, _ top: Int) -> Double { Double(min(max(value, 1), top)) }
    let (width, height) = (bounded(width, 1 << 30), bounded(height, 1 << 30))
    let (columns, rows) = (bounded(columns, 4096), bounded(rows, 4096))
    let (cellWidth, cellHeight) = (bounded(cellWidth, 256), bounded(cellHeight, 256))
    let scale = min(columns * cellWidth / width, rows * cellHeight / height)
    pixelWidth = max(Int((width * scale).rounded()), 1)
    pixelHeight = max(Int((height * scale).rounded()), 1)
    self.columns = min(max(Int((width * scale / cellWidth).rounded()), 1), Int(columns))
    self.rows = min(max(Int((height * scale / cellHeight).rounded()), 1), Int(rows))
  }
}

/// Conversion between sRGB values and linear light (IEC 61966-2-1).
///
/// Averages must be taken of light: averages of sRGB values darken a picture, stars most of all.
enum LinearLight {
  /// The light of each sRGB value, 0…1.
  static let light: [Float] = (0...255).map { stored in
    let value = Double(stored) / 255
    return Float(value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055))
  }

  /// The nearest sRGB value of light, in steps of 1/4096.
  private static let stored: [UInt8] = {
    var value = 0
    return (0...4096).map { step in
      let target = Float(step) / 4096
      while value < 255, (light[value] + light[value + 1]) / 2 < target { value += 1 }
      return UInt8(truncatingIfNeeded: value)
    }
  }()

  /// The sRGB value of light, 0…1.
  static func stored(_ light: Float) -> UInt8 {
    stored[light > 0 ? min(Int(light * 4096 + 0.5), 4096) : 0]
  }

  /// A number 0…1 to the power of 2.4: its square times the fifth root of its square (Newton's method).
  private static func power(_ value: Double) -> Double {
    let square = value * value
    var root = 1.0
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
