import Entities
import Foundation
import Terminal
import Testing
import ViewModels
import World

@testable import Views

struct CityColumnsTests {
  private func columns(
    _ width: Int?, _ names: [String] = ["Seoul", "New York"], set: ColumnSet = .weather, units: Units = .metric,
    appearance: Appearance = Appearance()
  ) -> CityColumns {
    let rows = names.compactMap { name in
      (try? ForecastSample.seoul()).map { seoul -> CityRowViewModel in
        CityRowViewModel(
          City(
            name: name, region: nil, countryCode: "KR", coordinates: seoul.coordinates, timeZone: seoul.timeZone))
      }
    }
    return CityColumns(
      set: set, rows: rows, units: units, appearance: appearance, now: ForecastSample.now, width: width)
  }

  private func names(_ table: Table<RowCells>) -> [String] { table.columns.map(\.column.name) }

  @Test func `a layout never takes more than there is`() {
    let names = ["Seoul", "서울특별시 종로구 세종대로", String(repeating: "Llanfair", count: 8)]
    for width in 1...300 {
      for glyphs in [GlyphSet.unicode, .ascii, .words] {
        let table = columns(width, names, appearance: Appearance(glyphs: glyphs)).table
        #expect(table.width <= max(width, 2), "\(width) \(glyphs)")
        #expect(table.contains("city"))
      }
    }
  }

  @Test func `columns leave in a fixed order: what one can do without first, the temperature last`() {
    // The ladder, from its lower end.
    #expect(
      left(.weather, from: 199) == [
        "air", "humidity", "uv", "gusts", "sunTimes", "feelsLike", "strip", "wind", "nextRain", "rain", "condition",
        "lowHigh", "time", "symbol", "temperature",
      ])
    #expect(names(columns(8).table) == ["city"])
  }

  /// The columns that leave as the screen becomes narrower, the first of them first.
  private func left(_ set: ColumnSet, from widest: Int) -> [String] {
    var shown = names(columns(widest + 1, set: set).table)
    var left: [String] = []
    for width in stride(from: widest, through: 8, by: -1) {
      let next = names(columns(width, set: set).table)
      left += shown.filter { !next.contains($0) }
      #expect(next == shown.filter(next.contains), "\(width)")
      shown = next
    }
    return left
  }

  @Test func `the columns of the sky leave before the outlook`() {
    #expect(left(.sky, from: 120) == ["nextPass", "darkness", "time", "sun", "bestHours", "outlook"])
  }

  @Test func `all that words can say is shown where there is no window, and no drawing`() {
    let words = columns(nil, appearance: Appearance(glyphs: .words)).table
    #expect(!words.contains("symbol") && !words.contains("strip") && !words.contains("age"))
    #expect(words.contains("air") && words.contains("sunTimes") && words.contains("nextRain"))
    #expect(!columns(nil).table.contains("strip"))
  }

  @Test func `forty columns have the name, the local time, the sign, the temperature, low and high`() throws {
    let table = columns(40, ["Reykjavík", "Portland"]).table
    #expect(names(table) == ["city", "time", "symbol", "temperature", "lowHigh"])
    #expect(try #require(table.columns.first).width >= 9 && table.gap == 1)
  }

  @Test(arguments: ["Ho Chi Minh City", "Santiago de Compostela", "서울특별시 종로구"], [Units.metric, .imperial])
  func `columns leave before a name is cut`(name: String, units: Units) throws {
    for set in [ColumnSet.weather, .sky] {
      // With signs, in words, and with nothing but ASCII.
      for glyphs in [GlyphSet.unicode, .words, .ascii] {
        let appearance = Appearance(glyphs: glyphs)
        let longest = min(appearance.name(name).displayWidth, CityColumns.longestName)
        var isWhole = false
        for width in 20...200 {
          let table = columns(width, [name, "Oslo"], set: set, units: units, appearance: appearance).table
          let room = try #require(table["city"]).width
          let few: Set = ["city", "time", "symbol", "temperature", "sun", "bestHours", "outlook"]
          #expect(room >= longest || few.isSuperset(of: names(table)), "\(width): \(names(table)) beside \(room)")
          // On a wider screen it is not cut again.
          #expect(room >= longest || !isWhole || table.columns.count > 1, "\(width)")
          isWhole = isWhole || room >= longest
        }
      }
    }
  }

  @Test(arguments: [60, 80, 104, 120, 200])
  func `a name without end takes not all columns away`(width: Int) throws {
    let table = columns(width, [String(repeating: "Llanfair", count: 8)]).table
    #expect(table.contains("temperature") && table.width <= width)
    if width >= 80 { #expect(try #require(table["condition"]).width >= 10) }
  }

  @Test func `room that is over goes to words, names and the drawing of the hours`() throws {
    let wide = columns(200).table
    #expect(wide["strip"]?.width == 48 && columns(120).table["strip"]?.width == 24)
    #expect(wide["condition"]?.width == Words.english.longestConditionWidth)
  }

  @Test func `ages have a column only in words, where there is room for ever and some row is old`() {
    func hasAge(_ width: Int?, _ glyphs: GlyphSet, isOld: Bool) -> Bool {
      let columns = columns(width, appearance: Appearance(glyphs: glyphs))
      if isOld, let row = columns.rows.first {
        row.update(ForecastSample.report(of: row.city, at: ForecastSample.now.addingTimeInterval(-7200)))
      }
      return columns.table.contains("age")
    }
    #expect(hasAge(nil, .words, isOld: true) && !hasAge(nil, .words, isOld: false))
    #expect(!hasAge(40, .words, isOld: true) && !hasAge(nil, .unicode, isOld: true))
  }

  @Test(arguments: [Language.english, .korean], [GlyphSet.unicode, .ascii])
  func `no name of a column is cut from forty columns on`(language: Language, glyphs: GlyphSet) throws {
    let appearance = Appearance(words: .inLanguage(language), glyphs: glyphs, homeZone: try ForecastSample.seoul().zone)
    for units in [Units.metric, .imperial] {
      for width in 40...220 {
        for set in [ColumnSet.weather, .sky] {
          let table = columns(width, set: set, units: units, appearance: appearance).table
          for placed in table.columns where placed.column.name != "strip" {
            let heading = placed.column.heading(placed.width).plain
            #expect(heading.displayWidth <= placed.width, "\(width): \(heading)")
          }
        }
      }
    }
  }

  @Test func `differences of time have a column where a clock differs from the one at home`() throws {
    let cities = [try ForecastSample.seoul(), try ForecastSample.kathmandu()]
    func rows(_ cities: [City]) -> [CityRowViewModel] { cities.map(CityRowViewModel.init) }
    func hasZone(_ rows: [CityRowViewModel], home: Zone?) -> Bool {
      CityColumns(
        set: .weather, rows: rows, units: .metric, appearance: Appearance(homeZone: home), now: ForecastSample.now,
        width: 300
      ).table.contains("difference")
    }
    let seoul = cities[0].zone
    #expect(hasZone(rows(cities), home: seoul) && !hasZone(rows([cities[0]]), home: seoul))
    #expect(!hasZone(rows(cities), home: nil))
    let differences = rows(cities).map {
      RowCells($0, units: .metric, appearance: Appearance(homeZone: seoul), now: ForecastSample.now).difference.plain
    }
    #expect(differences == ["0 h", "-3:15"])
  }

  @Test(arguments: [Appearance(), Appearance(words: .korean), Appearance(glyphs: .ascii)])
  func `an age is among words or beside the name, never among numbers`(appearance: Appearance) throws {
    let model = ForecastSample.dashboard([ForecastSample.report(of: try ForecastSample.seoul())])
    let row = try #require(model.rows.value.first)
    for set in ColumnSet.allCases {
      for width in 20...220 {
        let city = CityTable(
          CityColumns(
            set: set, rows: [row], units: .metric, appearance: appearance, now: ForecastSample.now, width: width))
        let table = city.table
        func cells(_ problem: ServiceFailure?) -> [String] {
          row.weather.value.problem = problem
          let cells = RowCells(row, units: .metric, appearance: appearance, now: ForecastSample.now)
          var rest = Substring(city.text(cells).plain.dropFirst(Table<RowCells>.margin))
          return table.columns.map { placed in
            var text = ""
            while text.displayWidth < placed.width, let next = rest.popFirst() { text.append(next) }
            rest = rest.dropFirst(table.gap)
            return text
          }
        }
        let (fresh, old) = (cells(nil), cells(.offline))
        let others = table.columns.indices.filter { fresh[$0] != old[$0] }.map { table.columns[$0].column.name }
        #expect(others == [table.contains("condition") ? "condition" : "city"], "\(set) \(width): \(old)")
        #expect(old.joined().contains("!"), "\(set) \(width): \(old)")
      }
    }
  }

  @Test func `the sky needs no weather, even where there is no room for the outlook`() throws {
    let row = CityRowViewModel(try ForecastSample.seoul())
    row.weather.value.problem = .offline
    let (look, now) = (Appearance(), ForecastSample.now)
    let cells = RowCells(row, units: .metric, appearance: look, now: now)
    let table = CityTable(CityColumns(set: .sky, rows: [row], units: .metric, appearance: look, now: now, width: 15))
    #expect(cells.reason != nil && !table.table.contains("outlook") && table.reason(cells) == nil)
  }

  @Test func `what can be sorted is what is on screen`() {
    #expect(
      columns(200).table.orders == [
        .name, .localTime, .quantity(.temperature), .quantity(.precipitationChance), .quantity(.windSpeed),
        .quantity(.humidity),
      ])
    #expect(columns(40).table.orders == [.name, .localTime, .quantity(.temperature)])
    #expect(columns(80, set: .sky).table.orders == [.name, .localTime, .outlook])
  }

  @Test func `names shorten before the temperature leaves`() {
    #expect(columns(20, ["Portland, Oregon"], appearance: Appearance(glyphs: .words)).table.contains("temperature"))
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
      let appearance = Appearance(words: .inLanguage(language), glyphs: glyphs)
      let table = columns(nil, units: units, appearance: appearance).table
      for (index, condition) in Condition.allCases.enumerated() {
        Self.fill(row, condition, [-88, -10, 0, 9.6, 56][index % 5])
        let now = ForecastSample.now.addingTimeInterval(Double(index) * 7000)
        let cells = RowCells(row, units: units, appearance: appearance, now: now)
        // Conditions are cut where they have signs beside them.
        for placed in table.columns {
          let text = placed.column.cell(cells, placed.width)
          #expect(text.displayWidth <= placed.width, "\(placed.column.name): \(text.plain)")
        }
      }
    }
  }

  private static func fill(_ row: CityRowViewModel, _ condition: Condition, _ celsius: Double) {
    let mild = max(celsius, -27)
    row.weather.value.current?.value.condition = condition
    row.weather.value.current?.value[.temperature] = celsius
    row.weather.value.current?.value[.feelsLike] = mild
    row.weather.value.current?.value[.humidity] = 100
    row.weather.value.current?.value[.windSpeed] = 27
    row.weather.value.current?.value[.windDirection] = 22.5
    row.weather.value.current?.value[.windGust] = 27
    row.weather.value.current?.value[.uvIndex] = 11
    for index in row.forecast?.days.indices ?? 0..<0 {
      row.weather.value.forecast?.value.days[index][.temperatureMin] = mild - 1
      row.weather.value.forecast?.value.days[index][.temperatureMax] = mild
    }
    row.weather.value.setRainChance(100)
  }
}
