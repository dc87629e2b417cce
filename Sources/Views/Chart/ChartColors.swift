import Entities
import Terminal

/// The colours of a chart on dark and light backgrounds.
nonisolated struct ChartColors {
  let theme: Theme

  /// The colours of stars by colour index B−V, close to Mitchell Charity's colours of the spectral classes O to M.
  private static let scale: [(index: Double, rgb: RGBVector)] = [
    (-0.3, RGBVector(155, 178, 255)), (0, RGBVector(202, 216, 255)), (0.4, RGBVector(248, 247, 255)),
    (0.8, RGBVector(255, 244, 232)), (1.2, RGBVector(255, 210, 161)), (1.6, RGBVector(255, 204, 111)),
  ]

  /// The colours of the scale in steps of 0.01 of B−V from −0.3, too fine for the eye.
  private static let gradient: [RGBVector] = zip(scale, scale.dropFirst()).flatMap { low, high in
    let steps = Int(((high.index - low.index) * 100).rounded())
    return (0..<steps).map { low.rgb + (high.rgb - low.rgb) * (Double($0) / Double(steps)) }
  }

  /// The style of a star: the fainter it is, the closer to the background; the brightest are bold.
  func star(_ star: StarChart.Star) -> Style { Style(Color(rgb(of: star)), star.magnitude < 1.5 ? .bold : []) }

  /// The colour of a star, fading from magnitude 1 to 5.5; white if its colour index is unknown.
  func rgb(of star: StarChart.Star) -> RGBVector {
    let step = Int((((star.color ?? 0.4) - Self.scale[0].index) * 100).rounded())
    let rgb = Self.gradient[min(max(step, 0), Self.gradient.count - 1)]
    let strength: Double = min(max(1 - 0.1 * (star.magnitude - 1), 0.55), 1)
    if theme.isDark { return rgb * strength }
    // On light backgrounds, a dark shade of the colour fades to white.
    let white = RGBVector(repeating: 255)
    return (white - (white - rgb * 0.35) * strength).clamped(lowerBound: .zero, upperBound: white)
  }

  /// The style of a solar system body by its English name, close to its natural tint.
  func body(_ name: String) -> Style {
    switch name {
    case "Sun": theme.day.adding(.bold)
    case "Moon": theme.moonlight.adding(.bold)
    case "Mars": theme.style((0xFF, 0x9A, 0x6B), (0xA8, 0x3C, 0x0A)).adding(.bold)
    case "Jupiter", "Saturn": theme.style((0xFF, 0xD9, 0x8A), (0x8A, 0x5A, 0x00)).adding(.bold)
    case "Venus": theme.style((0xFF, 0xF6, 0xD8), (0x6E, 0x5A, 0x20)).adding(.bold)
    case "Uranus", "Neptune": theme.style((0x8F, 0xD0, 0xE8), (0x00, 0x5A, 0x7C)).adding(.bold)
    default: theme.style((0xE0, 0xE0, 0xE0), (0x40, 0x40, 0x40)).adding(.bold)
    }
  }

  var constellationLine: Style { theme.style((0x5F, 0x7C, 0xB4), (0x8F, 0xA4, 0xD0)) }
  var constellationName: Style { theme.style((0x7F, 0xA6, 0xD9), (0x3B, 0x5F, 0xA0)) }
  var ecliptic: Style { theme.style((0x96, 0x7C, 0x30), (0xC8, 0xAE, 0x60)) }
  var horizon: Style { theme.style((0x6E, 0x7A, 0x6E), (0x90, 0x98, 0x90)) }
  /// Clusters, nebulae and galaxies, with their names.
  var object: Style { theme.style((0x7F, 0xC4, 0xA8), (0x1E, 0x70, 0x55)) }
  /// A satellite, its path and the times of its pass.
  var pass: Style { theme.style((0xFF, 0x8F, 0xC7), (0xB0, 0x1E, 0x6E)) }
  var starName: Style { theme.style((0xB8, 0xB8, 0xB8), (0x50, 0x50, 0x50)) }

  /// The background at a level of the Milky Way, from 0 (none) to 5, over the sky's own colour or the terminal's background.
  func background(milkyWay level: UInt8, over sky: Color) -> Color {
    guard level > 0 else { return sky }
    let background = sky.rgb ?? RGBVector(repeating: theme.isDark ? 0 : 255)
    return Color(milkyWay(Double(min(level, 5)), over: background))
  }

  /// The Milky Way at a level 0…5 over the sky: the brighter of each component, or the darker on light backgrounds.
  func milkyWay(_ level: Double, over sky: RGBVector) -> RGBVector {
    guard level > 0 else { return sky }
    return theme.isDark
      ? pointwiseMax(sky, RGBVector(14 + level * 6, 16 + level * 6, 24 + level * 8))
      : pointwiseMin(sky, RGBVector(246 - level * 6, 247 - level * 6, 252 - level * 5))
  }

  /// The colours of the sky by the sun's altitude in degrees, from astronomical, nautical and civil dusk to daylight.
  private static let twilight = ColorScale(stops: [
    .init(-18, (9, 11, 20), (247, 248, 252)), .init(-12, (12, 18, 42), (240, 243, 252)),
    .init(-6, (20, 38, 82), (226, 234, 250)), .init(0, (32, 62, 112), (212, 226, 248)),
    .init(8, (40, 80, 132), (202, 222, 250)),
  ])

  /// ``skyRGB(sunAltitude:)``, but outside pictures the terminal's own background in the dark and where colours are few.
  func sky(sunAltitude: Double, isPicture: Bool = false) -> Color {
    guard isPicture || (sunAltitude > -18 && theme.depth >= .palette256) else { return .standard }
    return Color(skyRGB(sunAltitude: sunAltitude))
  }

  /// The colour of the sky by the sun's altitude in degrees, also in the dark.
  func skyRGB(sunAltitude: Double) -> RGBVector { Self.twilight.rgb(at: sunAltitude, isDark: theme.isDark) }
}
