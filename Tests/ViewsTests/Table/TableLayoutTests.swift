import Entities
import Foundation
import Terminal
import Testing
import ViewModels
import World

@testable import Views

struct TableLayoutTests {
  private func layout(_ width: Int?, _ names: [String] = ["Seoul", "New York"], glyphs: GlyphSet = .unicode)
    -> TableLayout
  {
    TableLayout(width: width, names: names, units: .metric, appearance: Appearance(glyphs: glyphs))
  }

  @Test func `a layout never takes more than there is`() {
    let names = ["Seoul", "서울특별시 종로구 세종대로", String(repeating: "Llanfair", count: 8)]
    for width in 1...300 {
      for glyphs in [GlyphSet.unicode, .ascii, .words] {
        let layout = layout(width, names, glyphs: glyphs)
        #expect(layout.width <= max(width, 2), "\(width) \(glyphs)")
        #expect(layout.contains(.city))
      }
    }
  }

  @Test func `columns leave in a fixed order: what one can do without first, the temperature last`() {
    var shown = layout(200).columns.map(\.column)
    var left: [TableColumn] = []
    for width in stride(from: 199, through: 8, by: -1) {
      let next = layout(width).columns.map(\.column)
      left += shown.filter { !next.contains($0) }
      #expect(next == shown.filter(next.contains), "\(width)")
      shown = next
    }
    #expect(
      left == [
        .air, .humidity, .uv, .gusts, .sunTimes, .feelsLike, .strip, .wind, .nextRain, .rain, .condition, .lowHigh,
        .time,
        .glyph, .temperature,
      ])
    #expect(shown == [.city])
  }

  @Test func `the columns of the sky leave before the outlook`() {
    var shown = ColumnSet.sky.columns
    var left: [TableColumn] = []
    for width in stride(from: 120, through: 8, by: -1) {
      let layout = TableLayout(set: .sky, width: width, names: ["Seoul"], units: .metric, appearance: Appearance())
      let next = layout.columns.map(\.column)
      left += shown.filter { !next.contains($0) }
      shown = next
    }
    #expect(left == [.nextPass, .darkness, .time, .sun, .bestHours, .outlook])
  }

  @Test func `all that words can tell is shown where nobody sees a window, and no drawing`() {
    let words = layout(nil, glyphs: .words)
    #expect(!words.contains(.glyph) && !words.contains(.strip) && !words.contains(.age))
    #expect(words.contains(.air) && words.contains(.sunTimes) && words.contains(.nextRain))
    #expect(!layout(nil).contains(.strip))
  }

  @Test func `forty columns have the name, the local time, the sign, the temperature, low and high`() throws {
    let layout = layout(40, ["Reykjavík", "Portland, Oregon"])
    #expect(layout.columns.map(\.column) == [.city, .time, .glyph, .temperature, .lowHigh])
    #expect(try #require(layout.columns.first).width >= 10 && layout.gap == 1)
  }

  @Test(arguments: [60, 80, 104, 120, 200])
  func `a long name takes no condition away`(width: Int) throws {
    let layout = layout(width, [String(repeating: "Llanfair", count: 8)])
    let condition = try #require(layout.columns.first { $0.column == .condition })
    #expect(condition.width >= 10)
    #expect(layout.width <= width)
  }

  @Test func `room that is over goes to words, names and the drawing of the hours`() throws {
    let wide = layout(200)
    func width(_ column: TableColumn, _ layout: TableLayout) -> Int? {
      layout.columns.first { $0.column == column }?.width
    }
    #expect(width(.strip, wide) == 48 && width(.strip, layout(120)) == 24)
    #expect(width(.condition, wide) == Words.english.longestCondition)
  }

  @Test func `ages have a column only in words, where there is room for ever and some row is old`() {
    func hasAge(_ width: Int?, _ glyphs: GlyphSet, hasOld: Bool) -> Bool {
      TableLayout(
        width: width, names: ["Seoul"], units: .metric, appearance: Appearance(glyphs: glyphs), hasOld: hasOld
      ).contains(.age)
    }
    #expect(hasAge(nil, .words, hasOld: true) && !hasAge(nil, .words, hasOld: false))
    #expect(!hasAge(40, .words, hasOld: true) && !hasAge(nil, .unicode, hasOld: true))
  }

  @Test(arguments: [Language.english, .korean], [GlyphSet.unicode, .ascii])
  func `no name of a column is cut from forty columns on`(language: Language, glyphs: GlyphSet) throws {
    let appearance = Appearance(words: .of(language), glyphs: glyphs, home: try ForecastSample.seoul().zone)
    for units in [Units.metric, .imperial] {
      for width in 40...220 {
        for set in [ColumnSet.weather, .sky] {
          let layout = TableLayout(
            set: set, width: width, names: ["Seoul", "New York"], units: units, appearance: appearance)
          for column in layout.columns where column.column != .strip {
            let heading = column.column.heading(units, appearance)
            #expect(heading.displayWidth <= column.width, "\(width): \(heading)")
          }
        }
      }
    }
  }

  @Test func `differences of time have a column where a clock differs from the one at home`() throws {
    let cities = [try ForecastSample.seoul(), try ForecastSample.kathmandu()]
    func rows(_ cities: [City]) -> [CityRowViewModel] { cities.map(CityRowViewModel.init) }
    func hasZone(_ rows: [CityRowViewModel], home: Zone?) -> Bool {
      TableLayout(
        width: 300, names: ["Seoul"], units: .metric, appearance: Appearance(home: home),
        silent: rows.silentDifference(from: home, at: ForecastSample.now)
      ).contains(.difference)
    }
    let seoul = cities[0].zone
    #expect(hasZone(rows(cities), home: seoul) && !hasZone(rows([cities[0]]), home: seoul))
    #expect(!hasZone(rows(cities), home: nil))
    let differences = rows(cities).map {
      RowCells($0, units: .metric, appearance: Appearance(home: seoul), now: ForecastSample.now).text(.difference).plain
    }
    #expect(differences == ["0 h", "-3:15"])
  }

  @Test(arguments: [Appearance(), Appearance(words: .korean), Appearance(glyphs: .ascii)])
  func `an age stands among words or beside the name, never among numbers`(appearance: Appearance) throws {
    let model = ForecastSample.dashboard([ForecastSample.report(of: try ForecastSample.seoul())])
    let row = try #require(model.rows.value.first)
    for set in ColumnSet.allCases {
      for width in 20...220 {
        let layout = TableLayout(
          set: set, width: width, names: ["Seoul", "Kathmandu"], units: .metric, appearance: appearance,
          firstDate: CivilDate(ForecastSample.now, in: row.zone))
        let table = TableRow(layout: layout, appearance: appearance)
        func cells(_ problem: ServiceFailure?) -> [String] {
          row.weather.value.problem = problem
          let cells = RowCells(row, units: .metric, appearance: appearance, now: ForecastSample.now)
          var rest = Substring(table.text(cells).plain.dropFirst(TableLayout.margin))
          return layout.columns.map { column in
            var text = ""
            while text.displayWidth < column.width, let next = rest.popFirst() { text.append(next) }
            rest = rest.dropFirst(layout.gap)
            return text
          }
        }
        let (fresh, old) = (cells(nil), cells(.offline))
        let others = layout.columns.indices.filter { fresh[$0] != old[$0] }.map { layout.columns[$0].column }
        #expect(others == [layout.contains(.condition) ? .condition : .city], "\(set) \(width): \(old)")
        #expect(old.joined().contains("!"), "\(set) \(width): \(old)")
      }
    }
  }

  @Test func `what can be sorted is what is on screen`() {
    #expect(layout(200).orders == [.name, .localTime, .temperature, .precipitationChance, .windSpeed, .humidity])
    #expect(layout(40).orders == [.name, .localTime, .temperature])
    let sky = TableLayout(set: .sky, width: 80, names: ["Seoul"], units: .metric, appearance: Appearance())
    #expect(sky.orders == [.name, .localTime, .outlook])
  }

  @Test func `names shorten before the temperature leaves`() {
    #expect(layout(20, ["Portland, Oregon"], glyphs: .words).contains(.temperature))
  }

  @Test func `names are cut with the sign that the output can show`() {
    #expect(Appearance(glyphs: .words).ellipsis == .unicode)
    #expect(Appearance(glyphs: .words, isASCII: true).ellipsis == .ascii)
    #expect(Appearance(glyphs: .ascii).ellipsis == .ascii)
  }

  @Test(arguments: [Language.english, .korean], [GlyphSet.unicode, .ascii, .words])
  func `every column is as wide as the widest thing it ever shows`(language: Language, glyphs: GlyphSet) throws {
    let row = try #require(
      ForecastSample.dashboard([ForecastSample.report(of: try ForecastSample.seoul())]).rows.value.first)
    for units in [Units.metric, .imperial] {
      let appearance = Appearance(words: .of(language), glyphs: glyphs)
      let layout = TableLayout(width: nil, names: ["Seoul"], units: units, appearance: appearance)
      for (index, condition) in Condition.allCases.enumerated() {
        Self.fill(row, condition, [-88, -10, 0, 9.6, 56][index % 5])
        let now = ForecastSample.now.addingTimeInterval(Double(index) * 7000)
        let cells = RowCells(row, units: units, appearance: appearance, now: now)
        // Conditions are cut where they have signs beside them.
        for column in layout.columns where column.column != .strip {
          let text = cells.text(column.column)
          #expect(text.displayWidth <= column.width, "\(column.column): \(text.plain)")
        }
      }
    }
  }

  private static func fill(_ row: CityRowViewModel, _ condition: Condition, _ celsius: Double) {
    let mild = max(celsius, -27)
    row.weather.value.current?.value.condition = condition
    row.weather.value.current?.value.temperature = celsius
    row.weather.value.current?.value.feelsLike = mild
    row.weather.value.current?.value.humidity = 100
    row.weather.value.current?.value.windSpeed = 27
    row.weather.value.current?.value.windDirection = 22.5
    row.weather.value.current?.value.windGust = 27
    row.weather.value.current?.value.uvIndex = 11
    for index in row.forecast?.days.indices ?? 0..<0 {
      row.weather.value.forecast?.value.days[index].temperatureMin = mild - 1
      row.weather.value.forecast?.value.days[index].temperatureMax = mild
    }
    row.weather.value.setRainChance(100)
  }
}
