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
  func body(named name: String) -> Style {
    switch name {
    case "Sun": theme.day.adding(.bold)
    case "Moon": theme.moonlight.adding(.bold)
    case "Mars": theme.style(0xFF9A6B, 0xA83C0A).adding(.bold)
    case "Jupiter", "Saturn": theme.style(0xFFD98A, 0x8A5A00).adding(.bold)
    case "Venus": theme.style(0xFFF6D8, 0x6E5A20).adding(.bold)
    case "Uranus", "Neptune": theme.style(0x8FD0E8, 0x005A7C).adding(.bold)
    default: theme.style(0xE0E0E0, 0x404040).adding(.bold)
    }
  }

  var constellationLine: Style { theme.style(0x5F7CB4, 0x8FA4D0) }
  var constellationName: Style { theme.style(0x7FA6D9, 0x3B5FA0) }
  var ecliptic: Style { theme.style(0x967C30, 0xC8AE60) }
  var horizon: Style { theme.style(0x6E7A6E, 0x909890) }
  /// Clusters, nebulae and galaxies, with their names.
  var object: Style { theme.style(0x7FC4A8, 0x1E7055) }
  /// A satellite, its path and the times of its pass.
  var pass: Style { theme.style(0xFF8FC7, 0xB01E6E) }
  var starName: Style { theme.style(0xB8B8B8, 0x505050) }

  /// The background at a level of the Milky Way, from 0 (none) to 5, over the sky's or the terminal's own colour.
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
    .init(-18, 0x090B14, 0xF7F8FC), .init(-12, 0x0C122A, 0xF0F3FC), .init(-6, 0x142652, 0xE2EAFA),
    .init(0, 0x203E70, 0xD4E2F8), .init(8, 0x285084, 0xCADEFA),
  ])

  /// The colour of the sky behind characters: the terminal's own background in the dark and where colours are few.
  func sky(sunAltitude: Double) -> Color {
    sunAltitude > -18 && theme.depth >= .palette256 ? Color(skyRGB(sunAltitude: sunAltitude)) : .standard
  }

  /// The colour of the sky by the sun's altitude in degrees, also in the dark.
  func skyRGB(sunAltitude: Double) -> RGBVector { Self.twilight.rgb(at: sunAltitude, isDark: theme.isDark) }
}
