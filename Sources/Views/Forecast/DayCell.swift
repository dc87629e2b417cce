import Entities
import Terminal

/// One day of a city's forecast, with its low and high: ` ☔ ▆ 3/11`, or ` ☔    3/11  80%  1.4 mm` if there is room.
///
/// Signs are at the left and numbers at the right, with a blank before each; without room for the blanks, a sign is
/// omitted. The mark of the best day replaces the bar. In ASCII, the chance replaces the bar: ` r 80% 3/11`.
struct DayCell: Styled {
  let day: DailyForecast
  /// Whether it is the best day for being outdoors.
  let isBest: Bool
  let quantities: QuantityText
  /// The columns that the text takes exactly.
  let width: Int

  var appearance: Appearance { quantities.appearance }

  /// The columns of a gap and the widest amount of rain.
  private static let amountWidth = " 1000 mm".count

  /// The columns of the narrowest cell with all signs: a blank, the symbol, a blank, the bar or mark, the low and high.
  static func leastWidth(_ appearance: Appearance) -> Int { 1 + appearance.symbolWidth + 1 + 1 + " -1/10".count }
  /// The columns of a cell with the chance and the amount, and room to set it apart from the next.
  static func fullWidth(_ appearance: Appearance) -> Int {
    leastWidth(appearance) + appearance.words.spacedPercentWidth + amountWidth + 2
  }

  /// How many numbers on rain fit in a cell of `width` columns: 0 (just a bar), 1 (the chance) or 2 (the amount too).
  static func rainNumbers(in width: Int, _ appearance: Appearance) -> Int {
    let short = leastWidth(appearance) + appearance.words.spacedPercentWidth
    if width > short + amountWidth { return 2 }
    return width >= short ? 1 : 0
  }

  /// The cell in the fullest form that fits in ``width``.
  var text: StyledText {
    let range = quantities.styledRange(day[.temperatureMin], day[.temperatureMax])
    let numbers = Self.rainNumbers(in: width, appearance)
    let right = numbers == 0 ? StyledText() : rain(withAmount: numbers == 2)
    let room = width - right.displayWidth
    let forms = numbers == 0 && appearance.glyphs == .ascii ? letters : signs(hasBar: numbers == 0)
    let left = forms.first { $0.displayWidth + 1 + range.displayWidth <= room } ?? StyledText()
    return left + range.padded(to: room - left.displayWidth, .right) + right
  }

  private var best: StyledText { StyledText(appearance.bestMark, theme.best) }

  /// The signs left of the numbers, the fullest form first.
  private func signs(hasBar: Bool) -> [StyledText] {
    let mark = isBest ? best : hasBar ? appearance.rainBar(day.estimatedChance) : StyledText(" ")
    let symbol = appearance.styledSymbol(day.condition, isDay: true)
    let blank = StyledText(" ")
    return [
      blank + symbol.padded(to: appearance.symbolWidth) + blank + mark, blank + symbol + blank + mark,
      blank + (isBest ? best : symbol),
    ]
  }

  /// The symbol as a letter, the mark and the chance, the most widely spaced form first.
  private var letters: [StyledText] {
    let (blank, mark) = (StyledText(" "), isBest ? best : StyledText())
    let symbol = blank + appearance.smallSymbol(day.condition, isDay: true)
    let chance = blank + StyledText(quantities.percent(day[.precipitationChance]), chanceStyle)
    return [symbol + mark.padded(to: 1) + chance, symbol + mark + chance, symbol + mark]
  }

  private var chanceStyle: Style { theme.style(ofChance: day.estimatedChance) }

  /// The chance of precipitation and, with `withAmount`, the depth of fresh snow, or else the water unless negligible.
  private func rain(withAmount: Bool) -> StyledText {
    let chance = quantities.percent(day[.precipitationChance]).padded(to: words.spacedPercentWidth, .right)
    guard withAmount else { return StyledText(chance, chanceStyle) }
    let amount = quantities.snowDepth(day[.snowfall]) ?? quantities.notablePrecipitation(day[.precipitation])
    return StyledText(chance + (amount ?? "").padded(to: Self.amountWidth, .right), chanceStyle)
  }
}
