import Terminal

/// Red, green and blue (sRGB), each 0…255, to calculate with.
typealias RGBVector = SIMD3<Double>

/// A colour gradient for dark and for light backgrounds, linear between its stops.
nonisolated struct ColorScale: Sendable {
  /// A value with its colours on dark and on light backgrounds.
  struct Stop: Sendable {
    let value: Double
    let dark, light: RGBVector

    init(_ value: Double, _ dark: Color.RGB, _ light: Color.RGB) {
      (self.value, self.dark, self.light) = (value, RGBVector(dark), RGBVector(light))
    }
  }

  /// The stops, at least one, ascending by value; the first and last colours continue beyond them.
  let stops: [Stop]

  /// The colour at a value; at NaN, that of the last stop.
  func rgb(at value: Double, isDark: Bool) -> RGBVector {
    func rgb(_ stop: Stop) -> RGBVector { isDark ? stop.dark : stop.light }
    guard let next = stops.firstIndex(where: { value < $0.value }) else { return stops.last.map(rgb) ?? .zero }
    guard next > 0 else { return rgb(stops[0]) }
    let (low, high) = (stops[next - 1], stops[next])
    return rgb(low) + (rgb(high) - rgb(low)) * ((value - low.value) / (high.value - low.value))
  }
}

nonisolated extension RGBVector {
  /// A colour as numbers.
  init(_ color: Color.RGB) { self.init(Double(color.red), Double(color.green), Double(color.blue)) }
}

nonisolated extension Color {
  /// An RGB colour, rounded down; each number must be 0…255.
  init(_ rgb: RGBVector) { self = .rgb(RGB(red: UInt8(rgb.x), green: UInt8(rgb.y), blue: UInt8(rgb.z))) }

  /// The colour as numbers; `nil` for the terminal's own colours and its palette.
  var rgb: RGBVector? {
    guard case .rgb(let color) = self else { return nil }
    return RGBVector(color)
  }
}
