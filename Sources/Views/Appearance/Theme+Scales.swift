import Entities
package import Terminal

/// Styles and backgrounds that depend on a number or on daylight.
nonisolated extension Theme {
  /// Colours by °C, from blue through white (grey on light backgrounds) to orange and red.
  private static let temperatures = ColorScale(stops: [
    .init(-30, (0x7A, 0x7E, 0xFF), (0x32, 0x20, 0xA8)), .init(-15, (0x82, 0xA4, 0xFF), (0x18, 0x34, 0xAC)),
    .init(0, (0x78, 0xC6, 0xFA), (0x0B, 0x5A, 0xA6)), .init(8, (0xA6, 0xDC, 0xF0), (0x1C, 0x64, 0x84)),
    .init(15, (0xE6, 0xEA, 0xDC), (0x50, 0x5C, 0x5C)), .init(21, (0xF8, 0xE2, 0xA0), (0x74, 0x5C, 0x1A)),
    .init(28, (0xF8, 0xBC, 0x5C), (0x96, 0x54, 0x00)), .init(35, (0xFF, 0x8C, 0x4A), (0xAE, 0x42, 0x00)),
    .init(43, (0xFF, 0x62, 0x4C), (0xB4, 0x1C, 0x10)),
  ])

  /// The style of a temperature in °C; by whole degrees, so that equal numbers get equal colours. Quiet if unknown.
  package func style(ofTemperature celsius: Double?) -> Style {
    guard let celsius, celsius.isFinite else { return quiet }
    return Style(Color(Self.temperatures.rgb(at: celsius.rounded(), isDark: isDark)))
  }

  /// The background for a temperature in °C: a darker or, in the light theme, paler shade of its colour; none if unknown.
  func background(ofTemperature celsius: Double?) -> Color {
    guard let celsius, celsius.isFinite else { return .standard }
    let rgb = Self.temperatures.rgb(at: celsius.rounded(), isDark: true).rounded(.towardZero)
    let (background, share) = (RGBVector(repeating: isDark ? 0 : 255), isDark ? 0.52 : 0.3)
    return Color(rgb * (1 - share) + background * share)
  }

  /// The style of a chance of precipitation in %: quiet below 20% or unknown, bold from 60% on.
  func style(ofChance percent: Double?) -> Style {
    guard let percent, percent >= 20 else { return quiet }
    return percent >= 60 ? rain.adding(.bold) : rain
  }

  /// The style of a bar for a chance of precipitation 0…1: that of its number, but fainter below 20%.
  func style(ofRainBar share: Double?) -> Style {
    let style = style(ofChance: share.map { $0 * 100 })
    return style == quiet ? dry : style
  }

  /// The style of a wind speed in m/s: a warning from near gale (Beaufort 7) on, plain if unknown.
  func style(ofWind speed: Double?) -> Style { Beaufort.force(speed ?? 0) >= 7 ? warning : .plain }

  /// The background of an hour: lighter by day than by night in both themes, and the terminal's own if that is unknown.
  func background(isDay: Bool?) -> Color {
    switch isDay {
    case true: isDark ? .palette(236) : .standard
    case false: isDark ? .standard : .palette(253)
    case nil: .standard
    }
  }
}

extension StyledText {
  /// The line as selected: on a background of its own with its colours, or in reverse where the terminal has too few.
  nonisolated func selected(_ theme: Theme) -> StyledText {
    guard theme.depth >= .palette256 else { return StyledText(plain, Style(.standard, .reverse)) }
    let bar: Color = theme.isDark ? .rgb(0x24, 0x3B, 0x55) : .rgb(0xCF, 0xE2, 0xF6)
    return StyledText(spans.map { Span($0.text, $0.style.background == .standard ? $0.style.on(bar) : $0.style) })
  }
}
