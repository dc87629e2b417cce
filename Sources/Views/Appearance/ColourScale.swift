import Terminal

/// Red, green and blue (sRGB) as numbers to calculate with, each 0…255.
typealias RGBVector = SIMD3<Double>

/// A colour gradient for dark and for light backgrounds, linear between its stops.
nonisolated struct ColourScale: Sendable {
  typealias Stop = (value: Double, dark: Color.RGB, light: Color.RGB)

  /// At least one, ascending by value; the end colours continue beyond the ends.
  let stops: [Stop]

  /// The colour at a value, which must not be NaN.
  func colour(at value: Double, isDark: Bool) -> RGBVector {
    func colour(_ stop: Stop) -> RGBVector {
      let (red, green, blue) = isDark ? stop.dark : stop.light
      return RGBVector(Double(red), Double(green), Double(blue))
    }
    guard let next = stops.firstIndex(where: { value < $0.value }) else { return colour(stops[stops.count - 1]) }
    guard next > 0 else { return colour(stops[0]) }
    let (low, high) = (stops[next - 1], stops[next])
    return colour(low) + (colour(high) - colour(low)) * ((value - low.value) / (high.value - low.value))
  }
}

nonisolated extension Color {
  /// An RGB colour, with the fractions cut off; the numbers must be 0…255.
  init(_ vector: RGBVector) { self = .rgb(UInt8(vector.x), UInt8(vector.y), UInt8(vector.z)) }

  /// The colour as numbers; `nil` for the terminal's own colours.
  var vector: RGBVector? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return RGBVector(Double(red), Double(green), Double(blue))
  }
}
