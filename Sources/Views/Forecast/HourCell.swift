import Entities
import Terminal

/// Three hours of a city's forecast: `│21 ☔ ▆ -1°`, with the time and temperature of the first.
struct HourCell: Styled {
  /// The cell's hours in order.
  let slots: ArraySlice<HourSlot>
  /// The first hour by the clock, without minutes, equally wide in all cells.
  let label: String
  /// Whether the first hour has another date than the cell before; false in the first cell.
  let isNewDay: Bool
  /// Whether the first hour is by day; `nil` if that is unknown.
  let isDay: Bool?
  let quantities: QuantityText
  /// The columns that the text takes exactly.
  let width: Int
  /// Whether the chance of rain has its own line, so that the cell shows none.
  let hasRainLines: Bool

  var appearance: Appearance { quantities.appearance }

  /// The columns of a cell in a strip of `room` columns, a multiple of three; with the chance in it if 24 hours fit.
  static func width(in room: Int, _ clock: Units.Clock, _ appearance: Appearance, hasRainLines: Bool) -> Int {
    let hour = ClockText(clock: clock, appearance: appearance).hourWidth
    let needed = 1 + hour + 1 + appearance.symbolWidth + 1 + temperatureWidth(appearance)
    let roomy = roundedUp(needed + appearance.words.spacedPercentWidth)
    return !hasRainLines && room / roomy >= 24 / ForecastStrip.hoursPerCell ? roomy : roundedUp(needed)
  }

  /// The columns of a blank and a negative temperature of two digits.
  private static func temperatureWidth(_ appearance: Appearance) -> Int {
    " -10".count + appearance.degree.displayWidth
  }

  /// The width as a multiple of three, so that the hours of a cell have equally many columns.
  private static func roundedUp(_ width: Int) -> Int {
    (width + ForecastStrip.hoursPerCell - 1) / ForecastStrip.hoursPerCell * ForecastStrip.hoursPerCell
  }

  /// The cell in the fullest form that fits in ``width``.
  var text: StyledText {
    let celsius = slots.first?[.temperature]
    var text = StyledText(isNewDay ? appearance.symbol("│", ascii: "|") : " ", theme.quiet)
    text.append(label + " ", isDay.map { $0 ? theme.day : theme.night } ?? .plain)
    let temperature = StyledText(quantities.shortTemperature(celsius), theme.style(ofTemperature: celsius))
    let needed = text.displayWidth + appearance.symbolWidth + Self.temperatureWidth(appearance)
    // In ASCII, a bar would look like another number.
    let hasNumber = !hasRainLines && (appearance.glyphs == .ascii || width >= needed + 1 + words.spacedPercentWidth)
    let number = hasNumber ? chance : StyledText()
    text += width >= needed + number.displayWidth ? symbol : appearance.smallSymbol(condition, isDay: isDay)
    if hasNumber || hasRainLines {
      text.append(" ")
    } else {
      let room = width - text.displayWidth - temperature.displayWidth
      // The bar touches neither the symbol nor the temperature.
      text += (room > 2 ? StyledText(" ") : StyledText()) + appearance.rainBar(estimatedChance)
    }
    return text + temperature.padded(to: width - text.displayWidth - number.displayWidth, .right) + number
  }

  /// The condition of the first hour with precipitation, or else of the first hour.
  private var condition: Condition? {
    (slots.first { $0.isWet == true && $0.condition?.isPrecipitation == true } ?? slots.first)?.condition
  }

  private var symbol: StyledText {
    let style = slots.contains { $0.isWet == true } ? theme.rain : theme.style(of: condition?.family, isDay: isDay)
    return StyledText(appearance.symbol(condition, isDay: isDay).padded(to: appearance.symbolWidth), style)
  }

  /// The highest chance of precipitation in the three hours, estimated where the service has none.
  private var estimatedChance: Double? { slots.compactMap(\.estimatedChance).max() }

  /// The highest chance of precipitation in the three hours or, if snow falls, its depth in them.
  private var chance: StyledText {
    let percent = slots.compactMap { $0[.precipitationChance] }.max()
    let text = quantities.snowDepth(slots, columns: words.percentWidth) ?? quantities.percent(percent)
    let style = theme.style(ofChance: percent ?? estimatedChance)
    return StyledText(text.padded(to: words.spacedPercentWidth, .right), style)
  }
}
