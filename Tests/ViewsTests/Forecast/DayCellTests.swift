import Entities
import Terminal
import Testing
import ViewModels

@testable import Views

/// Days beside each other: with a blank around every text, on every width.
struct DayCellTests {
  /// What one cell shows.
  private func cell(
    _ condition: Condition, _ low: Double, _ high: Double, isBest: Bool = false, width: Int,
    _ appearance: Appearance, chance: Double = 100
  ) -> String {
    var day = DailyForecast(date: CivilDate(ForecastSample.now, secondsFromGMT: 0))
    day.condition = condition
    (day[.temperatureMin], day[.temperatureMax], day[.precipitationChance], day[.precipitation]) = (
      low, high, chance, 12
    )
    let quantities = QuantityText(units: .metric, appearance: appearance)
    return DayCell(day: day, isBest: isBest, quantities: quantities, width: width).text.plain
  }

  @Test(arguments: [Settings.Icons.text, .emoji, .nerd], [GlyphSet.unicode, .ascii])
  func `neither cells nor what is in them touch`(icons: Settings.Icons, glyphs: GlyphSet) {
    let appearance = Appearance(glyphs: glyphs, icons: icons)
    for width in DayCell.leastWidth(appearance)...DayCell.fullWidth(appearance) {
      for (low, high) in [(-1.0, 10.0), (-14, -5), (-18, -10), (0, 7), (17, 28)] {
        for condition in [Condition.clear, .heavyRain, .heavySnow, .partlyCloudy, .thunderstorm] {
          for isBest in [false, true] {
            let text = cell(condition, low, high, isBest: isBest, width: width, appearance)
            let range = "\(Int(low))/\(Int(high))"
            #expect(text.displayWidth == width && text.hasPrefix(" "), "“\(text)”")
            #expect(text.contains(" \(range)"), "“\(text)”")
            if isBest { #expect(text.contains(appearance.bestMark), "“\(text)”") }
            // Bars have a blank before them.
            #expect(glyphs == .ascii || isBest || !text.contains("█") || text.contains(" █"), "“\(text)”")
          }
        }
      }
    }
  }

  @Test(arguments: [Settings.Icons.text, .emoji, .nerd], [GlyphSet.unicode, .ascii])
  func `numbers stand right under each other`(icons: Settings.Icons, glyphs: GlyphSet) {
    let appearance = Appearance(glyphs: glyphs, icons: icons)
    for width in DayCell.leastWidth(appearance)...DayCell.fullWidth(appearance) {
      let ends = [(-1.0, 10.0), (-18, -10), (0, 7)].map { low, high -> Int in
        let text = cell(.clear, low, high, width: width, appearance, chance: 5)
        return text.firstRange(of: "/\(Int(high))").map { String(text[..<$0.upperBound]).displayWidth } ?? -1
      }
      #expect(Set(ends).count == 1 && ends[0] > 0, "\(width)")
    }
  }

  @Test(arguments: [
    (20.0, nil, "20.0 mm"), (120, nil, "120 mm"), (20, 60.0, "6 cm"), (0.1, nil, "0.1 mm"), (0.04, nil, ""),
    (nil, nil, ""),
  ])
  func `fresh snow takes the place of the amount, and neither touches the chance`(
    amount: Double?, snow: Double?, shown: String
  ) {
    var day = DailyForecast(date: CivilDate(ForecastSample.now, secondsFromGMT: 0))
    (day[.precipitation], day[.snowfall], day[.precipitationChance]) = (amount, snow, 80)
    let width = DayCell.fullWidth(Appearance())
    let quantities = QuantityText(units: .metric, appearance: Appearance())
    let text = DayCell(day: day, isBest: false, quantities: quantities, width: width).text.plain
    #expect(text.hasSuffix("80%" + shown.padded(to: 8, .right)), "\(text)")
  }

  @Test func `narrow screens show fewer days, each whole`() throws {
    let city = try ForecastSample.seoul()
    let model = ForecastSample.dashboard([ForecastSample.report(of: city)])
    for glyphs in [GlyphSet.unicode, .ascii] {
      let appearance = Appearance(glyphs: glyphs)
      var counts: [Int] = []
      for width in 40...120 {
        let table = CityTable(
          CityColumns(
            set: .days, rows: model.rows.value, units: .metric, appearance: appearance, now: ForecastSample.now,
            width: width))
        let row = try #require(model.cells(appearance).first)
        let (heading, text) = (table.heading().plain, table.text(row).plain)
        let days = heading.matches(of: /[A-Z][a-z]{2} \d+/).count
        #expect(text.matches(of: /\ -?\d+\/-?\d+/).count == days && days > 0, "\(width): \(text)")
        #expect(heading.displayWidth <= width && text.displayWidth <= width)
        counts.append(days)
      }
      #expect(counts[0] >= 2 && counts[20] <= 5 && counts[80] == (glyphs == .ascii ? 6 : 7))
    }
  }
}
