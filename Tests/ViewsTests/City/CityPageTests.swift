import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Views

/// One city in full.
struct CityPageTests {
  private func lines(
    _ report: CityWeather, width: Int?, height: Int? = nil, _ appearance: Appearance = Appearance(),
    units: Units = .metric, at now: Date = ForecastSample.now
  ) throws -> [StyledText] {
    let dashboard = ForecastSample.dashboard([report], units: units, at: now)
    let row = try #require(dashboard.rows.value.first)
    return CityPage(appearance: appearance, width: width, height: height).lines(row, units: units, now: now)
      .map(\.trimmed)
  }

  /// The page's words, one blank between them, columns too.
  private func words(_ lines: [StyledText]) -> String {
    lines.flatMap { $0.plain.split(separator: " ") }.joined(separator: " ")
  }

  @Test func `a city in eighty columns`() throws {
    try RecordedScreen.expect(lines(ForecastSample.report(of: ForecastSample.seoul()), width: 80), is: "city-80")
  }

  @Test func `the weather's source is named, and the forecast's where that is another one`() throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    #expect(try lines(report, width: 80).contains { $0.plain.contains("Open-Meteo  3 min") })
    report.forecast?.provider = .metNorway
    #expect(try lines(report, width: 80).contains { $0.plain.contains("Open-Meteo, forecast: MET Norway") })
  }

  @Test func `the live table says what to do on this machine, and a printed page leaves that to its errors`() throws {
    for isEmpty in [false, true] {
      var report = ForecastSample.report(of: try ForecastSample.seoul())
      if isEmpty { (report.current, report.forecast) = (nil, nil) }
      report.problem = .requestFailed(.openMeteo, .own(.libraryMissing))
      let why = "Couldn't refresh: can't reach Open-Meteo (libcurl isn't installed)"
      let live = words(try lines(report, width: 120, height: 40))
      #expect(live.contains(why + "; install libcurl (Debian: libcurl4, Fedora: libcurl, Arch: curl)."), "\(live)")
      #expect(words(try lines(report, width: 120)).contains(why + "."))
    }
  }

  @Test func `a city on a screen of twenty-four lines`() throws {
    try RecordedScreen.expect(
      lines(ForecastSample.report(of: ForecastSample.seoul()), width: 80, height: 22), is: "city-80x24")
  }

  @Test func `a city in forty columns of ASCII`() throws {
    let lines = try lines(
      ForecastSample.report(of: ForecastSample.seoul()), width: 40, Appearance(glyphs: .ascii), units: .imperial)
    try RecordedScreen.expect(lines, is: "city-40-ascii")
    #expect(lines.allSatisfy { $0.plain.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func `a city in Korean with two days of hours`() throws {
    try RecordedScreen.expect(
      lines(ForecastSample.report(of: ForecastSample.seoul()), width: 120, Appearance(words: .korean)),
      is: "city-120-ko")
  }

  @Test(arguments: [(13.8, false), (13.9, true)])
  func `a day with a gale stands out`(speed: Double, isGale: Bool) throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    report.forecast?.value.days[3][.windSpeedMax] = speed
    // 50 km/h, of force 6 or 7.
    let cells = try lines(report, width: 120).flatMap(\.spans)
      .filter { $0.text.trimmingCharacters(in: .whitespaces) == "50" }
    #expect(cells.count == 1)
    #expect(cells.contains { $0.style == Appearance().theme.warning } == isGale)
  }

  @Test func `a city in words`() throws {
    try RecordedScreen.expect(
      lines(ForecastSample.report(of: ForecastSample.seoul()), width: nil, Appearance(glyphs: .words)), is: "city-words"
    )
  }

  @Test func `in words without a width, a sentence is on one line however long`() throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    let headline = Array(repeating: "strong winds", count: 12).joined(separator: " and ")
    let gale = WeatherAlert(identifier: "1", event: "Gale", severity: .severe, headline: headline)
    report.alerts = Fetched([gale], fetchedAt: ForecastSample.now)
    let lines = try lines(report, width: nil, Appearance(glyphs: .words))
    #expect(lines.contains { $0.plain.hasPrefix(" ! Gale") && $0.plain.hasSuffix(headline) })
  }

  @Test(arguments: [20, 24, 31, 40, 57, 79, 80, 100, 103, 160], [Language.english, .korean])
  func `no line is wider than the screen`(width: Int, language: Language) throws {
    for glyphs in [GlyphSet.unicode, .ascii] {
      for units in [Units.metric, .imperial] {
        let appearance = Appearance(words: .inLanguage(language), glyphs: glyphs)
        for line in try lines(
          ForecastSample.report(of: ForecastSample.kathmandu()), width: width, appearance, units: units)
        {
          #expect(line.displayWidth <= width, "\(line.plain)")
        }
      }
    }
  }

  @Test func `the sun's times are the same minute wherever the page has them`() throws {
    let dashboard = ForecastSample.dashboard([ForecastSample.report(of: try ForecastSample.seoul())])
    let row = try #require(dashboard.rows.value.first)
    let today = CivilDate(ForecastSample.now, in: row.zone)
    let midnight = today.start(in: row.zone)
    row.sky.value.sunTimes[today] = SunTimes(
      rise: midnight.addingTimeInterval(7.5 * 3600 + 29), set: midnight.addingTimeInterval(16 * 3600 + 2 * 60 + 39))
    let page = CityPage(appearance: Appearance(glyphs: .words), width: 80, height: nil)
    let text = page.lines(row, units: .metric, now: ForecastSample.now).map(\.plain)
    #expect(text.contains { $0.contains("sun 07:30-16:03") })
    #expect(text.contains { $0.contains("sunrise 07:30, sunset 16:03") })
  }

  @Test(arguments: [true, false])
  func `whether the sun is up all day is said of the city's date, not of the night's`(isUp: Bool) throws {
    let dashboard = ForecastSample.dashboard([ForecastSample.report(of: try ForecastSample.seoul())])
    let row = try #require(dashboard.rows.value.first)
    row.sky.value.sunTimes[CivilDate(ForecastSample.now, in: row.zone)] = SunTimes()
    row.sky.value.isDay = isUp
    let page = CityPage(appearance: Appearance(glyphs: .words), width: 80)
    let text = page.lines(row, units: .metric, now: ForecastSample.now).map(\.plain)
    #expect(text.contains(isUp ? " sun sun all day" : " sun no sunrise"), "\(text)")
  }

  @Test func `what the source lacks is a dash, never zero`() throws {
    var report = CityWeather(city: try ForecastSample.seoul())
    var current = CurrentWeather(observedAt: ForecastSample.now)
    current[.temperature] = 3
    report.current = Sourced(current, provider: .metNorway, fetchedAt: ForecastSample.now)
    var hours = HourlyForecast(times: (0..<48).map { Int(ForecastSample.now.timeIntervalSince1970) + $0 * 3600 })
    hours.set(.temperature, Array(repeating: 3, count: 48))
    var day = DailyForecast(date: CivilDate(ForecastSample.now, in: report.city.zone))
    day[.temperatureMax] = 4
    report.forecast = Sourced(Forecast(hours: hours, days: [day]), provider: .metNorway, fetchedAt: ForecastSample.now)
    let text = try words(lines(report, width: 80))
    #expect(!text.contains("0%") && !text.contains(" 0 ") && !text.contains("0.0"))
    #expect(text.contains("humidity –") && !text.contains("warnings") && text.contains("pollen –"))
  }

  @Test func `no warnings and unknown warnings are different`() throws {
    var report = ForecastSample.report(of: try ForecastSample.honolulu())
    report.alerts = Fetched([], fetchedAt: ForecastSample.now)
    #expect(try words(lines(report, width: 100)).contains("warnings none"))
    report.alerts = nil
    #expect(try !words(lines(report, width: 100)).contains("warnings"), "not known is no noise")
    report.alerts = Fetched(
      [
        WeatherAlert(
          identifier: "1", event: "Flood Warning", severity: .severe, headline: "Rivers rise",
          ends: ForecastSample.now.addingTimeInterval(3600))
      ], fetchedAt: ForecastSample.now)
    #expect(try lines(report, width: 100).contains { $0.plain.contains("! Flood Warning until 03:20: Rivers rise") })
  }

  @Test(arguments: 40...60)
  func `in ASCII, warnings are wrapped as they are printed`(width: Int) throws {
    var report = ForecastSample.report(of: try ForecastSample.honolulu())
    report.alerts = Fetched(
      [
        WeatherAlert(
          identifier: "1", event: "Sturmböen — Straße", severity: .severe,
          headline: "Böen — überall — bis 90 km/h… auch auf der Straße — und nachts",
          ends: ForecastSample.now.addingTimeInterval(3600))
      ], fetchedAt: ForecastSample.now)
    let lines = try lines(report, width: width, Appearance(glyphs: .ascii))
    #expect(lines.allSatisfy { $0.inASCII.displayWidth <= width })
  }

  @Test func `the sources of now and of the forecast are named when they differ`() throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    report.current?.provider = .metNorway
    #expect(try lines(report, width: 100)[0].plain.contains("MET Norway, forecast: Open-Meteo  3 min"))
  }

  @Test func `a city without weather says why`() throws {
    var report = CityWeather(city: try ForecastSample.seoul())
    report.problem = .timedOut(.openMeteo)
    let text = try lines(report, width: 80).map(\.plain).joined(separator: "\n")
    #expect(text.contains("Open-Meteo didn't answer in time"))
  }

  @Test(arguments: [Language.english, .korean])
  func `the whole week is on a screen of twenty-four lines`(language: Language) throws {
    let report = ForecastSample.report(of: try ForecastSample.seoul())
    for glyphs in [GlyphSet.unicode, .ascii] {
      let page = try lines(report, width: 80, height: 23, Appearance(words: .inLanguage(language), glyphs: glyphs))
      let bars = page.prefix(23).filter {
        $0.plain.contains(glyphs == .unicode ? "━━" : "==") && $0.plain.contains("%")
      }
      #expect(bars.count == 7, "\(page.map(\.plain))")
    }
  }

  @Test(arguments: [40, 80, 120], [GlyphSet.unicode, .ascii])
  func `the best day is marked in the week too, and the mark explained`(width: Int, glyphs: GlyphSet) throws {
    let report = ForecastSample.report(of: try ForecastSample.seoul())
    let page = try lines(report, width: width, Appearance(glyphs: glyphs)).map(\.plain)
    let sign = Appearance(glyphs: glyphs).bestMark
    let marked = page.filter { $0.hasPrefix(sign) && !$0.hasPrefix("\(sign) best day") }
    #expect(marked.count == 1 && marked[0].hasPrefix("\(sign)Thu 26"), "\(marked)")
    #expect(page.contains { $0.hasPrefix("\(sign) best day") })
  }

  @Test func `on twelve lines the sentence, the temperature, the rain and the week come first`() throws {
    let report = ForecastSample.report(of: try ForecastSample.seoul())
    let page = try lines(report, width: 40, height: 11).map(\.plain)
    try RecordedScreen.expect(Array(page.prefix(11)), is: "city-40x12")
    #expect(page.prefix(11).contains { $0.contains("rain%") } && page.prefix(11).contains { $0.contains("°C") })
    #expect(page.prefix(11).count { $0.contains("━━") } >= 5, "\(page)")
  }

  @Test func `nothing is said twice, and a large screen is filled`() throws {
    let page = try lines(ForecastSample.report(of: try ForecastSample.seoul()), width: 200, height: 59).map(\.plain)
    try RecordedScreen.expect(page, is: "city-200x60")
    #expect(page.count <= 59)
    for label in ["humidity", "gusts", "dew point", "pollen"] {
      #expect(page.count { $0.contains(label) } == 1, "\(label)")
    }
  }

  @Test(arguments: [40, 57, 80, 120, 200])
  func `speeds of the wind stand under the hours at every width`(width: Int) throws {
    let page = try lines(ForecastSample.report(of: try ForecastSample.seoul()), width: width).map(\.plain)
    let winds = try #require(page.first { $0.contains("km/h ") && $0.contains(#/[←-↙]\d/#) })
    #expect(winds.count(where: \.isNumber) >= 8, "\(winds)")
  }

  @Test func `conditions are whole words from a hundred columns on`() throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    report.forecast?.value.days[3].condition = .lightFreezingDrizzle
    #expect(try words(lines(report, width: 100)).contains("light freezing drizzle"))
    #expect(try !words(lines(report, width: 80)).contains("light freezing drizzle"))
  }
}
