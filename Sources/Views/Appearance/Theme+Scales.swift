import Entities
package import Terminal

/// The scales that numbers are coloured by.
nonisolated extension Theme {
  /// A colour of a scale at a value; between two of them it changes evenly.
  private typealias Stop = (value: Double, dark: Color.RGB, light: Color.RGB)

  /// °C, from blue over white (on light backgrounds grey) to orange and red: every degree has its own colour.
  private static let temperatures: [Stop] = [
    (-30, (0x7A, 0x7E, 0xFF), (0x32, 0x20, 0xA8)), (-15, (0x82, 0xA4, 0xFF), (0x18, 0x34, 0xAC)),
    (0, (0x78, 0xC6, 0xFA), (0x0B, 0x5A, 0xA6)), (8, (0xA6, 0xDC, 0xF0), (0x1C, 0x64, 0x84)),
    (15, (0xE6, 0xEA, 0xDC), (0x50, 0x5C, 0x5C)), (21, (0xF8, 0xE2, 0xA0), (0x74, 0x5C, 0x1A)),
    (28, (0xF8, 0xBC, 0x5C), (0x96, 0x54, 0x00)), (35, (0xFF, 0x8C, 0x4A), (0xAE, 0x42, 0x00)),
    (43, (0xFF, 0x62, 0x4C), (0xB4, 0x1C, 0x10)),
  ]

  /// The style of a temperature in °C. Whole degrees have one colour each: what reads the same looks the same.
  package func style(ofTemperature celsius: Double?) -> Style {
    guard let celsius, celsius.isFinite else { return quiet }
    let color = color(celsius.rounded(), isDark: isDark)
    return Style(.rgb(color.red, color.green, color.blue))
  }

  /// The ground of an hour of a temperature: darker than the text on it on dark backgrounds, paler on light ones.
  func ground(ofTemperature celsius: Double?) -> Color {
    guard let celsius, celsius.isFinite else { return .standard }
    let (color, other, share) = (color(celsius.rounded(), isDark: true), isDark ? 0.0 : 255.0, isDark ? 0.52 : 0.3)
    func mixed(_ part: UInt8) -> UInt8 { UInt8(Double(part) * (1 - share) + other * share) }
    return .rgb(mixed(color.red), mixed(color.green), mixed(color.blue))
  }

  private func color(_ celsius: Double, isDark: Bool) -> Color.RGB {
    let stops = Self.temperatures
    func color(_ stop: Stop) -> Color.RGB { isDark ? stop.dark : stop.light }
    guard let above = stops.firstIndex(where: { celsius < $0.value }) else { return color(stops[stops.count - 1]) }
    guard above > 0 else { return color(stops[0]) }
    let (low, high) = (stops[above - 1], stops[above])
    let share = (celsius - low.value) / (high.value - low.value)
    func between(_ low: UInt8, _ high: UInt8) -> UInt8 { UInt8(Double(low) + (Double(high) - Double(low)) * share) }
    let (from, to) = (color(low), color(high))
    return (between(from.red, to.red), between(from.green, to.green), between(from.blue, to.blue))
  }

  /// The style of a chance in % that something falls.
  func style(ofChance percent: Double?) -> Style {
    guard let percent, percent >= 20 else { return quiet }
    return percent >= 60 ? rain.adding(.bold) : rain
  }

  /// The style of a bar of a share 0…1 of what falls: as its number has it, of what is to stay dry fainter still.
  func style(ofRainBar share: Double?) -> Style {
    let style = style(ofChance: share.map { $0 * 100 })
    return style == quiet ? dry : style
  }

  /// The style of a wind in m/s: a near gale and more warns.
  func style(ofWind speed: Double?) -> Style { Beaufort.force(speed ?? 0) >= 7 ? warning : .plain }

  /// The ground of an hour by day or night: the day lies on the lighter one, on dark and on light backgrounds.
  func ground(isDay: Bool?) -> Color {
    switch isDay {
    case true: isDark ? .palette(236) : .standard
    case false: isDark ? .standard : .palette(253)
    case nil: .standard
    }
  }
}

extension StyledText {
  /// The line as the selected one: on a ground that leaves its colours alone, or turned round where there are too few
  /// colours for grounds.
  nonisolated func selected(_ theme: Theme) -> StyledText {
    guard theme.depth >= .palette256 else { return inOneStyle(Style(.standard, .reverse)) }
    let ground: Color = theme.isDark ? .rgb(0x24, 0x3B, 0x55) : .rgb(0xCF, 0xE2, 0xF6)
    return StyledText(spans.map { Span($0.text, $0.style.background == .standard ? $0.style.on(ground) : $0.style) })
  }
}
