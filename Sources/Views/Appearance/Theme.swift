package import Entities
package import Terminal

/// The colours of everything, for dark and for light backgrounds.
///
/// All are from palettes made for colour-blind eyes (Okabe & Ito 2008; blue–white–orange for temperatures), and none
/// says anything that words or signs do not say as well. Text that matters keeps the terminal's own colours.
package nonisolated struct Theme: Sendable, Equatable {
  package var isDark: Bool

  package static let dark = Theme(isDark: true)
  package static let light = Theme(isDark: false)

  package var heading: Style { .bold }
  package var selected: Style { Style(.standard, [.reverse]) }
  /// What matters less: units, rules, ages of fresh rows.
  package var quiet: Style { isDark ? Style(.palette(246)) : Style(.palette(241)) }
  package var warning: Style { isDark ? Style(.rgb(0xE6, 0x9F, 0x00)) : Style(.rgb(0x9A, 0x5B, 0x00)) }
  package var problem: Style { isDark ? Style(.rgb(0xFF, 0x8C, 0x5A), .bold) : Style(.rgb(0xB2, 0x3C, 0x00), .bold) }
  package var day: Style { isDark ? Style(.rgb(0xF0, 0xC0, 0x50)) : Style(.rgb(0x8A, 0x62, 0x00)) }
  package var night: Style { isDark ? Style(.rgb(0x9D, 0xB4, 0xE8)) : Style(.rgb(0x3B, 0x4F, 0x9B)) }
  package var rain: Style { isDark ? Style(.rgb(0x56, 0xB4, 0xE9)) : Style(.rgb(0x00, 0x5A, 0x9C)) }

  /// The style of a condition's sign.
  package func style(of family: Condition.Family?, isDay: Bool?) -> Style {
    switch family {
    case .clear, .partlyCloudy: isDay == false ? night : day
    case .drizzle, .rain, .sleet, .snow: rain
    case .thunderstorm, .wind: warning
    case .cloudy, .fog, .dust, nil: quiet
    }
  }

  /// The style of a temperature in °C: from blue over the plain colour to orange.
  package func style(ofTemperature celsius: Double?) -> Style {
    guard let celsius else { return quiet }
    let steps: [(below: Double, dark: Color, light: Color)] = [
      (-10, .rgb(0x8A, 0xB8, 0xFF), .rgb(0x10, 0x3E, 0xA8)),
      (0, .rgb(0x7C, 0xC8, 0xF8), .rgb(0x0B, 0x5A, 0xA6)),
      (10, .rgb(0xB4, 0xDC, 0xEE), .rgb(0x1E, 0x62, 0x7C)),
      (20, .standard, .standard),
      (28, .rgb(0xF7, 0xD9, 0x8F), .rgb(0x80, 0x5A, 0x00)),
      (35, .rgb(0xF5, 0xB0, 0x55), .rgb(0xA0, 0x50, 0x00)),
    ]
    let step = steps.first { celsius < $0.below }
    let hottest: (dark: Color, light: Color) = (.rgb(0xFF, 0x8C, 0x5A), .rgb(0xB2, 0x3C, 0x00))
    return Style(isDark ? step?.dark ?? hottest.dark : step?.light ?? hottest.light)
  }

  /// The ground of hours of the night.
  var nightGround: Color { isDark ? .palette(236) : .palette(254) }
  /// Hours and days that stay dry.
  var dry: Style { isDark ? Style(.palette(240)) : Style(.palette(248)) }
  /// The best of several days.
  var best: Style { isDark ? Style(.rgb(0x00, 0xC0, 0x90), .bold) : Style(.rgb(0x00, 0x6E, 0x52), .bold) }

  /// The colour of a light of the sky, from gold over blues to the quiet of the night.
  func style(of light: SkyLight) -> Style {
    switch light {
    case .day: day
    case .civil: isDark ? Style(.rgb(0xD8, 0xA0, 0x7C)) : Style(.rgb(0x9A, 0x60, 0x38))
    case .nautical: isDark ? Style(.rgb(0x8E, 0x9C, 0xD8)) : Style(.rgb(0x5A, 0x68, 0xB0))
    case .astronomical: isDark ? Style(.rgb(0x5F, 0x74, 0xB8)) : Style(.rgb(0x3B, 0x4F, 0x9B))
    case .dark: quiet
    }
  }

  /// The lit part of the moon.
  var moonlight: Style { isDark ? Style(.rgb(0xF2, 0xE8, 0xC8)) : Style(.rgb(0x6E, 0x60, 0x30)) }

  func style(ofScore score: Double?) -> Style {
    guard let score else { return quiet }
    return score >= 60 ? day : score >= 40 ? .plain : quiet
  }
}
