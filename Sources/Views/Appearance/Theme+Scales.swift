import Entities
import Terminal

/// Styles and backgrounds that depend on a number or on daylight.
nonisolated extension Theme {
  /// Colours by °C, from blue through white (grey on light backgrounds) to orange and red.
  private static let temperatures = ColorScale(stops: [
    .init(-30, 0x7A7EFF, 0x3220A8), .init(-15, 0x82A4FF, 0x1834AC), .init(0, 0x78C6FA, 0x0B5AA6),
    .init(8, 0xA6DCF0, 0x1C6484), .init(15, 0xE6EADC, 0x505C5C), .init(21, 0xF8E2A0, 0x745C1A),
    .init(28, 0xF8BC5C, 0x965400), .init(35, 0xFF8C4A, 0xAE4200), .init(43, 0xFF624C, 0xB41C10),
  ])

  /// The style of a temperature in °C, quiet if unknown. It changes at whole degrees, so that what reads the same in °C
  /// has the same colour; in °F, a number may have two neighbouring colours.
  func style(ofTemperature celsius: Double?) -> Style {
    guard let celsius, celsius.isFinite else { return quiet }
    return Style(Color(Self.temperatures.rgb(at: celsius.rounded(), isDark: isDark)))
  }

  /// The background for a temperature in °C: its colour in the dark theme, mixed with black or, in the light theme,
  /// with white so that text on it stays legible; the terminal's own if the temperature is unknown.
  func background(ofTemperature celsius: Double?) -> Color {
    guard let celsius, celsius.isFinite else { return .standard }
    let rgb = Self.temperatures.rgb(at: celsius.rounded(), isDark: true).rounded(.towardZero)
    let (ground, share) = isDark ? (RGBVector(repeating: 0), 0.52) : (RGBVector(repeating: 255), 0.3)
    return Color(rgb * (1 - share) + ground * share)
  }

  /// The style of a chance of precipitation in %, rounded as displayed: bold from 60% on; below 20% or if it is unknown,
  /// `unlikely` or, by default, ``quiet``.
  func style(ofChance percent: Double?, unlikely: Style? = nil) -> Style {
    guard let percent = percent?.rounded(), percent >= 20 else { return unlikely ?? quiet }
    return percent >= 60 ? rain.adding(.bold) : rain
  }

  /// The style of a wind speed in m/s: a warning from near gale (Beaufort 7) on, plain if unknown.
  func style(ofWind speed: Double?) -> Style { Beaufort.force(speed ?? 0) >= 7 ? warning : .plain }

  /// The background of an hour: lighter by day in the dark theme, darker by night in the light one, else none.
  func background(isDay: Bool?) -> Color {
    guard let isDay, isDay == isDark else { return .standard }
    return isDark ? .palette(236) : .palette(253)
  }
}
