import Entities
package import Terminal

/// The colours of everything but star charts, which have `ChartColors`, for dark and for light backgrounds.
///
/// They come from palettes for colour-blind readers (Okabe & Ito 2008; blue–white–orange for temperatures), and nothing
/// is said by colour alone. Important text keeps the terminal's own colours. Temperatures have one scale everywhere
/// (see `Theme+Scales`), and the selection only changes the background.
package nonisolated struct Theme: Sendable, Equatable {
  /// Whether the terminal's background is dark.
  package var isDark: Bool
  /// The colours that the terminal has; with too few, a selected line is reversed and a sky has no background.
  package var depth = ColorDepth.trueColor

  /// For dark backgrounds.
  package static let dark = Theme(isDark: true)
  /// For light backgrounds.
  package static let light = Theme(isDark: false)

  /// The style of text in the first colour on dark backgrounds and in the second on light ones.
  func style(_ dark: Color.RGB, _ light: Color.RGB) -> Style { Style(.rgb(isDark ? dark : light)) }

  // Colours that more than one thing has.
  private var orange: Style { style(0xE69F00, 0x9A5B00) }
  private var salmon: Style { style(0xFF8C5A, 0xB23C00) }
  private var skyBlue: Style { style(0x56B4E9, 0x005A9C) }

  /// Titles and headings.
  var heading: Style { .bold }
  /// Less important text: units, rules, the age of fresh weather.
  var quiet: Style { isDark ? Style(.palette(246)) : Style(.palette(241)) }
  /// Stale data, strong winds and other things to watch.
  var warning: Style { orange }
  /// Failures and severe warnings.
  var problem: Style { salmon.adding(.bold) }
  /// Daylight.
  var day: Style { style(0xF0C050, 0x8A6200) }
  /// Night.
  var night: Style { style(0x9DB4E8, 0x3B4F9B) }
  /// Precipitation.
  var rain: Style { skyBlue }

  /// The style of the symbol of a family of conditions, by day if `isDay` is `nil`; quiet if the family is unknown.
  func style(of family: Condition.Family?, isDay: Bool?) -> Style {
    switch family {
    case .clear, .partlyCloudy: isDay == false ? night : day
    case .drizzle, .rain, .sleet, .snow: rain
    case .thunderstorm, .wind: warning
    case .cloudy, .fog, .dust, nil: quiet
    }
  }

  /// Dry hours and days, quieter than ``quiet``.
  var dry: Style { isDark ? Style(.palette(240)) : Style(.palette(248)) }
  /// The best of several days.
  var best: Style { style(0x00C090, 0x006E52).adding(.bold) }

  /// The colour of daylight, twilight or darkness: gold, then blues, then ``quiet``.
  func style(of phase: TwilightPhase) -> Style {
    switch phase {
    case .day: day
    case .civil: style(0xD8A07C, 0x9A6038)
    case .nautical: style(0x8E9CD8, 0x5A68B0)
    case .astronomical: style(0x5F74B8, 0x3B4F9B)
    case .dark: quiet
    }
  }

  /// The lit part of the moon.
  var moonlight: Style { style(0xF2E8C8, 0x6E6030) }

  /// The style of a stargazing score 0…100: bright from 60 on, quiet below 40 or if unknown.
  func style(ofScore score: Double?) -> Style {
    guard let score else { return quiet }
    return score >= 60 ? day : score >= 40 ? .plain : quiet
  }

  /// The colour of a body's curve, by its English name; unlike natural tints, distinct enough where curves cross.
  func style(ofBody name: String) -> Style {
    switch name {
    case "Sun": day
    case "Moon": moonlight
    case "Mercury": style(0xCC99B8, 0x8A4A70)
    case "Venus": style(0xFFFFFF, 0x404040).adding(.bold)
    case "Mars": salmon
    case "Jupiter": orange
    case "Saturn": skyBlue
    default: quiet
    }
  }
}

nonisolated extension StyledText {
  /// The line as selected: on a background of its own with its colours, or in reverse where the terminal has too few.
  func selected(_ theme: Theme) -> StyledText {
    guard theme.depth >= .palette256 else { return StyledText(plain, Style(.standard, .reverse)) }
    let bar = Color.rgb(theme.isDark ? 0x243B55 : 0xCFE2F6)
    return StyledText(spans.map { Span($0.text, $0.style.background == .standard ? $0.style.on(bar) : $0.style) })
  }
}
