import Entities
import Terminal

/// The colours of a chart on dark and light grounds.
nonisolated struct ChartColours {
  let theme: Theme

  /// Red, green and blue, each 0…255.
  typealias Light = SIMD3<Double>

  /// B−V and the colour of a star's light.
  private static let scale: [(colour: Double, light: Light)] = [
    (-0.3, Light(155, 178, 255)), (0, Light(202, 216, 255)), (0.4, Light(248, 247, 255)), (0.8, Light(255, 244, 232)),
    (1.2, Light(255, 210, 161)), (1.6, Light(255, 204, 111)),
  ]

  /// The light from the first to the last colour of the scale, by hundredths of B−V: no eye sees more of them.
  private static let lights: [Light] = zip(scale, scale.dropFirst()).flatMap { low, high in
    let steps = Int(((high.colour - low.colour) * 100).rounded())
    return (0..<steps).map { low.light + (high.light - low.light) * (Double($0) / Double(steps)) }
  }

  /// The fainter the star, the closer to the ground.
  func star(_ star: StarChart.Star) -> Style {
    let light = light(of: star)
    return Style(.rgb(UInt8(light.x), UInt8(light.y), UInt8(light.z)), star.magnitude < 1.5 ? .bold : [])
  }

  /// The same as numbers.
  func light(of star: StarChart.Star) -> Light {
    let hundredths = Int(((star.colour ?? 0.4) * 100).rounded()) + 30
    let light = Self.lights[min(max(hundredths, 0), Self.lights.count - 1)]
    let strength: Double = min(max(1 - 0.1 * (star.magnitude - 1), 0.55), 1)
    if theme.isDark { return light * strength }
    let ink = Light(repeating: 255) - light * 0.35
    return (Light(repeating: 255) - ink * strength).clamped(lowerBound: .zero, upperBound: Light(repeating: 255))
  }

  func body(_ name: String) -> Style {
    switch name {
    case "Sun": theme.day.adding(.bold)
    case "Moon": theme.moonlight.adding(.bold)
    case "Mars": pick((0xFF, 0x9A, 0x6B), (0xA8, 0x3C, 0x0A)).adding(.bold)
    case "Jupiter", "Saturn": pick((0xFF, 0xD9, 0x8A), (0x8A, 0x5A, 0x00)).adding(.bold)
    case "Venus": pick((0xFF, 0xF6, 0xD8), (0x6E, 0x5A, 0x20)).adding(.bold)
    case "Uranus", "Neptune": pick((0x8F, 0xD0, 0xE8), (0x00, 0x5A, 0x7C)).adding(.bold)
    default: pick((0xE0, 0xE0, 0xE0), (0x40, 0x40, 0x40)).adding(.bold)
    }
  }

  /// Constellations' lines, and their names.
  var line: Style { pick((0x5F, 0x7C, 0xB4), (0x8F, 0xA4, 0xD0)) }
  var constellation: Style { pick((0x7F, 0xA6, 0xD9), (0x3B, 0x5F, 0xA0)) }
  var ecliptic: Style { pick((0x96, 0x7C, 0x30), (0xC8, 0xAE, 0x60)) }
  var horizon: Style { pick((0x6E, 0x7A, 0x6E), (0x90, 0x98, 0x90)) }
  var object: Style { pick((0x7F, 0xC4, 0xA8), (0x1E, 0x70, 0x55)) }
  var pass: Style { pick((0xFF, 0x8F, 0xC7), (0xB0, 0x1E, 0x6E)) }
  var name: Style { pick((0xB8, 0xB8, 0xB8), (0x50, 0x50, 0x50)) }

  /// The ground behind the Milky Way, of its level 1–5, where the sky itself has a colour or none.
  func ground(_ level: UInt8, over sky: Color) -> Color {
    guard level > 0 else { return sky }
    var ground = Light(repeating: theme.isDark ? 0 : 255)
    if case .rgb(let red, let green, let blue) = sky { ground = Light(Double(red), Double(green), Double(blue)) }
    let light = milkyWay(Double(min(level, 5)), over: ground)
    return .rgb(UInt8(light.x), UInt8(light.y), UInt8(light.z))
  }

  /// The same as numbers: what is brighter outshines the other; on paper, what is darker.
  func milkyWay(_ level: Double, over sky: Light) -> Light {
    guard level > 0 else { return sky }
    return theme.isDark
      ? pointwiseMax(sky, Light(14 + level * 6, 16 + level * 6, 24 + level * 8))
      : pointwiseMin(sky, Light(246 - level * 6, 247 - level * 6, 252 - level * 5))
  }

  /// The colour of the sky between the altitudes of the sun at which it is dark and at which it is day.
  private static let twilight: [(altitude: Double, dark: Light, light: Light)] = [
    (-18, Light(9, 11, 20), Light(247, 248, 252)), (-12, Light(12, 18, 42), Light(240, 243, 252)),
    (-6, Light(20, 38, 82), Light(226, 234, 250)), (0, Light(32, 62, 112), Light(212, 226, 248)),
    (8, Light(40, 80, 132), Light(202, 222, 250)),
  ]

  /// The sky's own colour at an altitude of the sun; unless it is part of a picture, none in the dark, where the terminal's
  /// ground is as good, and where colours are few.
  func sky(sunAltitude: Double, isPicture: Bool = false) -> Color {
    guard isPicture || sunAltitude > -18 && theme.depth >= .palette256 else { return .standard }
    let light = skyLight(sunAltitude: sunAltitude)
    return .rgb(UInt8(light.x), UInt8(light.y), UInt8(light.z))
  }

  /// The same as numbers, also in the dark.
  func skyLight(sunAltitude: Double) -> Light {
    let steps = Self.twilight
    func light(_ index: Int) -> Light { theme.isDark ? steps[index].dark : steps[index].light }
    guard let next = steps.firstIndex(where: { sunAltitude < $0.altitude }) else { return light(steps.count - 1) }
    guard next > 0 else { return light(0) }
    let (low, high) = (steps[next - 1].altitude, steps[next].altitude)
    return light(next - 1) + (light(next) - light(next - 1)) * ((sunAltitude - low) / (high - low))
  }

  private func pick(_ dark: (UInt8, UInt8, UInt8), _ light: (UInt8, UInt8, UInt8)) -> Style {
    let (red, green, blue) = theme.isDark ? dark : light
    return Style(.rgb(red, green, blue))
  }
}
