/// Conversion between sRGB values and linear light (IEC 61966-2-1).
///
/// Averages must be taken of light: averages of sRGB values darken a picture, stars most of all.
enum LinearLight {
  /// The light (0…1) of each sRGB value (0…255).
  static let byValue: [Float] = (0...255).map {
    let value = Double($0) / 255
    return Float(value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055))
  }

  /// The sRGB value nearest to each light from 0 to 1, in steps of 1/4096, less than the 0.0003 between dark values.
  private static let nearest: [UInt8] = {
    var value = 0
    return (0...4096).map { step in
      let target = Float(step) / 4096
      while value < 255, (byValue[value] + byValue[value + 1]) / 2 < target { value += 1 }
      return UInt8(truncatingIfNeeded: value)
    }
  }()

  /// The sRGB value of light, which is clamped to 0…1; NaN counts as 0.
  static func value(of light: Float) -> UInt8 { nearest[Int(min(max(0, light), 1) * 4096 + 0.5)] }

  /// A number 0.09…1 to the power of 2.4, for lack of `pow`: its square times the square's fifth root, by twenty steps
  /// of Newton's method, of which ten are enough.
  private static func power(_ value: Double) -> Double {
    let square = value * value
    var root = 1.0
    for _ in 0..<20 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
