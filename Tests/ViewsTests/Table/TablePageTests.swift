import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Views

/// All cities over the next days and hours, printed.
struct TablePageTests {
  private func dashboard(units: Units = .metric) throws -> DashboardViewModel {
    ForecastSample.dashboard(
      [
        ForecastSample.report(of: try ForecastSample.seoul()),
        ForecastSample.report(of: try ForecastSample.kathmandu(), provider: .metNorway),
        ForecastSample.report(of: try ForecastSample.honolulu()),
      ], units: units)
  }

  private func lines(_ width: Int?, isHourly: Bool, _ appearance: Appearance = Appearance()) throws -> [StyledText] {
    TablePage(appearance: appearance, width: width, set: isHourly ? .hours : .days).lines(try dashboard())
  }

  @Test func `as many days as fit in eighty columns`() throws {
    try RecordedScreen.expect(lines(80, isHourly: false), is: "forecast-days-80")
  }

  @Test func `hours in eighty columns`() throws {
    try RecordedScreen.expect(lines(80, isHourly: true), is: "forecast-hours-80")
  }

  @Test func `days and hours in forty columns of ASCII`() throws {
    let ascii = Appearance(glyphs: .ascii)
    let lines = try lines(40, isHourly: false, ascii) + lines(40, isHourly: true, ascii)
    try RecordedScreen.expect(lines, is: "forecast-40-ascii")
    #expect(lines.allSatisfy { $0.plain.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func `days and hours in Korean`() throws {
    let korean = Appearance(words: .korean)
    try RecordedScreen.expect(
      lines(100, isHourly: false, korean) + lines(100, isHourly: true, korean), is: "forecast-100-ko")
  }

  @Test func `days in words`() throws {
    try RecordedScreen.expect(lines(nil, isHourly: false, Appearance(glyphs: .words)), is: "forecast-words")
  }

  @Test(arguments: [1, 3, 5])
  func `as many days as are asked for`(days: Int) throws {
    let page = TablePage(appearance: Appearance(), width: 100, set: .days, days: days)
    let heading = try #require(page.lines(try dashboard()).first).plain
    #expect(heading.matches(of: /(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+/).count == days, "\(heading)")
    let words = TablePage(appearance: Appearance(glyphs: .words), width: nil, set: .days, days: days)
    #expect(words.lines(try dashboard()).count { $0.plain.hasPrefix("Seoul, ") } == days)
  }

  @Test func `one day is today in every city, also where it is tomorrow already`() throws {
    let late = ForecastSample.now.addingTimeInterval(8 * 3600)
    let cities = [try ForecastSample.seoul(), try ForecastSample.honolulu()]
    let dashboard = ForecastSample.dashboard(cities.map { ForecastSample.report(of: $0, at: late) }, at: late)
    let page = TablePage(appearance: Appearance(), width: 100, set: .days, days: 1)
    let lines = page.lines(dashboard).map(\.plain)
    #expect(lines[0].contains("Fri 20") && lines[0].contains("Sat 21") && !lines[0].contains("Sun"))
    #expect(lines[1].contains("-3/9") && lines[2].contains("-3/9"))
  }

  @Test(arguments: [20, 30, 40, 69, 80, 90, 120, 200], [true, false])
  func `no line is wider than the screen`(width: Int, isHourly: Bool) throws {
    for words in [Words.english, .korean] {
      for line in try lines(width, isHourly: isHourly, Appearance(words: words)) {
        #expect(line.displayWidth <= width, "\(line.plain)")
      }
    }
  }

  @Test(arguments: [40, 69, 80, 90, 120], [true, false])
  func `an old row has its age at every width`(width: Int, isHourly: Bool) throws {
    var old = ForecastSample.report(of: try ForecastSample.seoul())
    let before = ForecastSample.now.addingTimeInterval(-5 * 3600)
    old.current?.fetchedAt = before
    old.current?.value.observedAt = before
    let dashboard = ForecastSample.dashboard([old, ForecastSample.report(of: try ForecastSample.kathmandu())])
    let page = TablePage(appearance: Appearance(), width: width, set: isHourly ? .hours : .days)
    let marked = page.lines(dashboard).map(\.plain).filter { $0.contains("!5 h") }
    #expect(marked.count == 1)
    #expect(marked.first?.contains("Se") == true)
    let words = TablePage(appearance: Appearance(glyphs: .words), width: width, set: isHourly ? .hours : .days)
    #expect(words.lines(dashboard).first?.plain == "Seoul: 5 h old")
  }

  @Test func `columns are calendar days, so that a city behind the date line begins a column earlier`() throws {
    // At 20:00 UTC it is Saturday in Seoul and Friday in Honolulu.
    let late = ForecastSample.now.addingTimeInterval(8 * 3600)
    let dashboard = ForecastSample.dashboard(
      [
        ForecastSample.report(of: try ForecastSample.seoul(), at: late),
        ForecastSample.report(of: try ForecastSample.honolulu(), at: late),
      ], at: late)
    let lines = TablePage(appearance: Appearance(), width: 100, set: .days).lines(dashboard).map(\.plain)
    #expect(lines[0].contains("Fri 20"))
    #expect(lines[1].components(separatedBy: "-3/9").count == 2, "Seoul's today")
    let column = try #require(lines[2].range(of: "-3/9")).lowerBound
    let other = try #require(lines[1].range(of: "-3/9")).lowerBound
    #expect(column.utf16Offset(in: lines[2]) < other.utf16Offset(in: lines[1]))
  }

  @Test(arguments: [Language.english, .korean], ["celsius", "fahrenheit"])
  func `hours keep their temperatures on the twelve-hour clock`(language: Language, unit: String) throws {
    let dashboard = try dashboard(units: Units(unit, "12h"))
    let page = TablePage(appearance: Appearance(words: .inLanguage(language)), width: 100, set: .hours)
    let lines = page.lines(dashboard).map(\.plain)
    let hours = lines[1].matches(of: /-?[0-9]+°/).count
    #expect(hours >= 4 && !lines[1].contains("…"))
    #expect(lines[1].contains(language == .korean ? "오후 9" : " 9pm"))
    // The bars below are as wide as the hours above.
    let cell = language == .korean ? 18 : 15
    #expect(lines[2].count { "▁▂▃▄▅▆▇█·".contains($0) } == hours * cell)
  }

  @Test func `below the table stand the credits of what it shows, once each, but not in plain words`() throws {
    func credits(_ width: Int?, _ glyphs: GlyphSet = .unicode) throws -> [String] {
      let page = TablePage(appearance: Appearance(glyphs: glyphs), width: width)
      return page.lines(try dashboard()).map(\.plain).filter { $0.contains("https://") }
    }
    let sources = [Provider.openMeteo, .metNorway].map { " \($0.credit)" }
    let all = try credits(200)
    #expect(all.starts(with: sources) && all.count == 3 && all[2].hasPrefix(" Air quality by "))
    #expect(try credits(80) == sources, "the air has no column there")
    #expect(try credits(nil, .words).isEmpty)
  }

  @Test func `each city's own hours stand under the same instants`() throws {
    let lines = try lines(80, isHourly: true).map(\.plain)
    #expect(lines[1].contains("21") && lines[3].contains("18") && lines[5].contains("02"))
  }

  @Test(arguments: [60, 80, 104, 120, 160, 200])
  func `the best day is the same at every width, and the heading says what its mark means`(width: Int) throws {
    let lines = try lines(width, isHourly: false).map(\.plain)
    #expect(lines[0].contains("✓ best day"))
    // The last of the seven is the best; where it is not on screen no other replaces it.
    #expect(lines[1].contains("✓") == lines[0].contains("Thu 26"), "\(lines[1])")
  }

  @Test func `the rule of the best day is below the table`() throws {
    let page = try lines(100, isHourly: false).map(\.plain)
    #expect(page.contains { $0.contains("✓ best day to be outdoors: the mildest of the next seven without much") })
  }

  @Test func `a day has the chance of its rain, and the amount where there is room`() throws {
    let lines = try lines(200, isHourly: false).map(\.plain)
    #expect(lines[1].contains("-2/10  80%  7.0 mm"), "\(lines[1])")
    #expect(try self.lines(130, isHourly: false)[1].plain.contains("-2/10  80%"))
    #expect(try self.lines(80, isHourly: false)[1].plain.contains("☔ ▇ -2/10"))
  }

  @Test(arguments: [40, 60, 80, 104, 120, 200])
  func `in ASCII the chance of rain is a number, however narrow the days are`(width: Int) throws {
    let ascii = Appearance(glyphs: .ascii)
    let lines = try lines(width, isHourly: false, ascii).map(\.plain)
    #expect(lines[1].contains("80%") && lines[1].contains("-2/10"), "\(lines[1])")
  }

  @Test(arguments: [40, 80, 200]) func `in ASCII the chance of rain is a number in the hours too`(width: Int) throws {
    let ascii = Appearance(glyphs: .ascii)
    let row = try #require(try dashboard().rows.value.first)
    let cells = RowCells(row, units: .metric, appearance: ascii, now: ForecastSample.now)
    let text = ForecastStrip(kind: .hours(.h24), width: width, appearance: ascii).text(cells).plain
    #expect(text.contains(" 80%") && text.displayWidth <= width, "\(text)")
  }

  @Test func `the end of dry weather has its weekday where that is not today`() throws {
    #expect(try lines(110, isHourly: false)[1].plain.contains("dry until Sat 00:00"))
  }

  @Test func `temperatures keep their colours on rainy and on best days`() throws {
    let theme = Theme.dark
    let spans = try lines(80, isHourly: false)[1].spans
    for celsius in [-2.0, 10] {
      let style = theme.style(ofTemperature: celsius)
      #expect(spans.contains { $0.text.trimmingCharacters(in: .whitespaces) == "\(Int(celsius))" && $0.style == style })
    }
    #expect(spans.contains { $0.text == "▇" && $0.style == theme.style(ofChance: 80) })
  }
}
