import Entities
import Essentials
import Terminal

/// One day of a city beside others: `✓☔  3/11  80% 1.4`. The sign stands left, the numbers right, and a blank between
/// any two; what is over the width leaves from the right.
struct DayCell {
  let day: DailyForecast
  let isBest: Bool
  let quantities: QuantityText
  let width: Int

  private var appearance: Appearance { quantities.appearance }
  private var theme: Theme { appearance.theme }

  /// The mark, the sign, low and high, and a bar of the chance of rain.
  static func shortest(_ appearance: Appearance) -> Int { 1 + appearance.signWidth + 1 + "-1/10".count + 1 }
  static func longest(_ appearance: Appearance) -> Int { shortest(appearance) + 15 }

  var text: StyledText {
    let mark = StyledText(isBest ? appearance.bestSign : " ", theme.best)
    let range = quantities.styledRange(day.temperatureMin, day.temperatureMax)
    let sign = StyledText(
      appearance.glyph(day.condition, isDay: true).padded(to: appearance.signWidth),
      theme.style(of: day.condition?.family, isDay: true))
    let room = width - 1 - sign.displayWidth
    guard room > range.displayWidth else { return mark + range.padded(to: width - 1, .right) }
    let rain = rains.first { room - $0.displayWidth > range.displayWidth } ?? StyledText()
    return mark + sign + range.padded(to: room - rain.displayWidth, .right) + rain
  }

  /// What can be told of the rain, the most first: chance and amount, chance, a bar.
  private var rains: [StyledText] {
    let style = theme.style(ofChance: day.chanceOrAmount)
    let chance = StyledText(quantities.percent(day.precipitationChance).padded(to: 5, .right), style)
    let isWorth = (day.precipitation ?? 0) >= 0.05
    let amount = isWorth ? quantities.precipitation(day.precipitation) : ""
    let bar = StyledText(
      appearance.bar((day.chanceOrAmount).map { $0 / 100 }), style == theme.quiet ? theme.dry : style)
    let full = chance + StyledText(amount.padded(to: 9, .right), style)
    return width >= Self.shortest(appearance) + 13 ? [full, chance, bar] : width >= Self.shortest(appearance) + 4 ? [chance, bar] : [bar]
  }
}

/// Three hours of a city beside others: `│21 ☔  -1° ▆`, the first of them by its hour and temperature.
struct HourCell {
  let slots: ArraySlice<HourSlot>
  let label: String
  let isNewDay: Bool
  let isDay: Bool?
  let quantities: QuantityText
  let width: Int
  let hasRainLines: Bool

  private var appearance: Appearance { quantities.appearance }
  private var theme: Theme { appearance.theme }

  /// As many columns for each of the three hours; with the chance of rain as a number where a day still fits.
  static func width(in room: Int, _ clock: Units.Clock, _ appearance: Appearance, hasRainLines: Bool) -> Int {
    let hour = ClockText(clock: clock, appearance: appearance).hourWidth
    let needed = 1 + hour + 1 + appearance.signWidth + 1 + "-10".count + appearance.degree.displayWidth
    let each = whole(needed + (hasRainLines ? 0 : 1))
    let roomy = whole(needed + 5)
    return !hasRainLines && room / roomy >= 8 ? roomy : each
  }

  private static func whole(_ width: Int) -> Int {
    (width + ForecastStrip.hoursPerCell - 1) / ForecastStrip.hoursPerCell * ForecastStrip.hoursPerCell
  }

  var text: StyledText {
    let celsius = slots.first?.temperature
    var text = StyledText(isNewDay ? (appearance.glyphs == .unicode ? "│" : "|") : " ", theme.quiet)
    text.append(label + " ", isDay == false ? theme.night : isDay == true ? theme.day : .plain)
    text += sign
    let temperature = StyledText(quantities.degrees(celsius), theme.style(ofTemperature: celsius))
    let room = width - text.displayWidth
    let rain = hasRainLines ? StyledText(" ") : rains.first { room - $0.displayWidth > temperature.displayWidth }
    return text + temperature.padded(to: room - (rain?.displayWidth ?? 0), .right) + (rain ?? StyledText())
  }

  /// The worst of three hours: what falls counts before what is seen.
  private var sign: StyledText {
    let wet = slots.first { $0.isWet && $0.condition?.isPrecipitation == true }
    let condition = wet?.condition ?? slots.first?.condition
    let style = slots.contains(where: \.isWet) ? theme.rain : theme.style(of: condition?.family, isDay: isDay)
    return StyledText(appearance.glyph(condition, isDay: isDay).padded(to: appearance.signWidth), style)
  }

  /// The chance of rain as a number, or as a bar.
  private var rains: [StyledText] {
    let share = slots.compactMap(\.rainShare).max()
    let style = theme.style(ofChance: share.map { $0 * 100 })
    let bar = StyledText(appearance.bar(share), style == theme.quiet ? theme.dry : style)
    return [StyledText(quantities.percent(share.map { $0 * 100 }).padded(to: 5, .right), style), bar]
  }
}
