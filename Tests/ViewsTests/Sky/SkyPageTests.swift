import Entities
import Foundation
import Terminal
import Services
import Testing
import ViewModels

@testable import Views

/// Pages as they are printed; recorded, and read by a person who knows the sky.
struct SkyPageTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var latitude: Double
    var longitude: Double
    var zone: String
    var date: String

    var testDescription: String { "\(name) \(date)" }

    func city() throws -> City {
      City(
        name: name, region: nil, countryCode: nil,
        coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)), timeZone: zone)
    }
  }

  static let seoul = Place(name: "Seoul", latitude: 37.566, longitude: 126.9784, zone: "Asia/Seoul", date: "2026-11-20")

  nonisolated static let places = [
    Place(name: "Seoul", latitude: 37.566, longitude: 126.9784, zone: "Asia/Seoul", date: "2026-11-20"),
    Place(name: "London", latitude: 51.5085, longitude: -0.1257, zone: "Europe/London", date: "2026-08-12"),
    Place(name: "Quito", latitude: -0.2299, longitude: -78.525, zone: "America/Guayaquil", date: "2026-03-20"),
    Place(name: "Tromsø", latitude: 69.6489, longitude: 18.9551, zone: "Europe/Oslo", date: "2026-06-21"),
    Place(name: "Tromsø", latitude: 69.6489, longitude: 18.9551, zone: "Europe/Oslo", date: "2026-12-21"),
    Place(name: "Sydney", latitude: -33.8678, longitude: 151.2073, zone: "Australia/Sydney", date: "2026-12-15"),
    Place(name: "Auckland", latitude: -36.8485, longitude: 174.7635, zone: "Pacific/Auckland", date: "2026-04-05"),
    Place(name: "McMurdo", latitude: -77.846, longitude: 166.676, zone: "Antarctica/McMurdo", date: "2026-06-21"),
    Place(name: "Honolulu", latitude: 21.3069, longitude: -157.8583, zone: "Pacific/Honolulu", date: "2026-07-15"),
  ]

  private func model(_ place: Place, forecast: Forecast? = nil) throws -> NightSky {
    let city = try place.city()
    let date = try #require(CivilDate(iso: place.date))
    // The afternoon before, so that the night is tonight.
    let now = date.start(in: city.zone).addingTimeInterval(15 * 3600)
    let moment = try SkyMoment(at: city, now: now, date: date, secondsOfDay: 22 * 3600)
    let sourced = forecast.map { Sourced($0, provider: .openMeteo, fetchedAt: now) }
    var night = SkyService().night(over: city, moment: moment, forecast: sourced, now: now)
    // The recorded pages have no line of credits.
    night.forecastProvider = nil
    return night
  }

  private func lines(
    _ model: NightSky, width: Int = 80, words: Words = .english, glyphs: GlyphSet = .unicode, units: Units = .metric
  ) -> [StyledText] {
    SkyPage(appearance: Appearance(words: words, glyphs: glyphs), units: units, width: width).lines(model)
  }

  /// Two days of hours from the afternoon on: clouds that clear after midnight, a light wind.
  static func forecast(_ date: CivilDate, in zone: Zone) -> Forecast {
    let start = Int(date.start(in: zone).timeIntervalSince1970)
    var hours = HourlyForecast(times: (0..<48).map { start + $0 * 3600 })
    hours.set(.cloudCover, (0..<48).map { (24..<30).contains($0) ? 5 : 70 })
    hours.set(.lowCloud, (0..<48).map { (24..<30).contains($0) ? 0 : 40 })
    hours.set(.midCloud, Array(repeating: 5, count: 48))
    hours.set(.highCloud, Array(repeating: 20, count: 48))
    hours.set(.humidity, Array(repeating: 70, count: 48))
    hours.set(.temperature, Array(repeating: 4, count: 48))
    hours.set(.dewPoint, Array(repeating: 2.5, count: 48))
    hours.set(.windSpeed, Array(repeating: 3, count: 48))
    return Forecast(hours: hours, days: [])
  }

  @Test(arguments: places)
  func `the page of a place and night is the recorded one`(place: Place) throws {
    let model = try model(place)
    let name = "sky-\(place.name == "Tromsø" ? "Tromso" : place.name)-\(place.date)"
    try RecordedScreen.expect(lines(model), is: name)
  }

  @Test func `with a forecast it has the outlook`() throws {
    let date = try #require(CivilDate(iso: Self.seoul.date))
    let zone = try Self.seoul.city().zone
    let model = try model(Self.seoul, forecast: Self.forecast(date, in: zone))
    try RecordedScreen.expect(lines(model), is: "sky-outlook")
    try RecordedScreen.expect(lines(model, width: 40), is: "sky-outlook-40")
    try RecordedScreen.expect(lines(model, glyphs: .ascii, units: .imperial), is: "sky-outlook-ascii")
    try RecordedScreen.expect(lines(model, glyphs: .words), is: "sky-outlook-words")
    try RecordedScreen.expect(lines(model, words: .korean), is: "sky-outlook-korean")
  }

  @Test(arguments: [40, 80, 100, 160], [Language.english, .korean])
  func `what is still computed has its room, so that nothing moves when it comes`(width: Int, language: Language) throws
  {
    let words = Words.inLanguage(language)
    let whole = try model(Self.seoul)
    var early = whole
    early.report.curves = nil
    early.report.light = nil
    early.report.showers = nil
    early.report.events = nil
    early.report.sun.noonAltitude = nil
    early.report.sun.dayLengthChange = nil
    early.report.moon.transit = nil
    let (then, before) = (lines(whole, width: width, words: words), lines(early, width: width, words: words))
    let names = [words("Moon"), words("Stargazing"), words("Coming up")]
    for name in names {
      let row = try #require(before.lastIndex { $0.plain.hasPrefix(" \(name)") })
      #expect(then.lastIndex { $0.plain.hasPrefix(" \(name)") } == row, "\(name)")
    }
    #expect(before.contains { $0.plain.hasSuffix(" …") })
    #expect(!then.contains { $0.plain.hasSuffix(" …") })
  }

  @Test func `no line is wider than the screen, and every page has the same planets`() throws {
    for place in Self.places {
      let model = try model(place)
      for width in [20, 30, 40, 60, 80, 120] {
        for words in [Words.english, .korean] {
          for glyphs in [GlyphSet.unicode, .ascii] {
            let lines = lines(model, width: width, words: words, glyphs: glyphs, units: .imperial)
            #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(place.name) \(width)")
            let rows = model.report.planets.map { planet in
              lines.count { $0.plain.hasPrefix(" \(words.name(ofBody: planet.name)) ") }
            }
            #expect(rows.count == 7 && rows.allSatisfy { $0 > 0 }, "\(place.name) \(width): \(rows)")
          }
        }
      }
    }
  }

  @Test func `the hours over the bars stand apart`() throws {
    let model = try model(Self.seoul)
    for (clock, words) in [(Units.Clock.h12, Words.english), (.h24, .english), (.h12, .korean), (.h24, .korean)] {
      var units = Units.metric
      units.clock = clock
      for width in [20, 24, 30, 40, 50, 60, 80, 120] {
        let lines = lines(model, width: width, words: words, units: units).map(\.plain)
        let above = try #require(lines.firstIndex { $0.contains("█") || $0.contains("▓") })
        let labels = lines[above - 1].split(separator: " ")
        let isHours = labels.count > 1 && labels.allSatisfy { $0.wholeMatch(of: /[0-9]{1,2}[ap]?/) != nil }
        #expect(isHours, "\(width): \(labels)")
      }
    }
  }

  @Test(arguments: places)
  func `no line of Korean ends between the half of the day and its time`(place: Place) throws {
    var units = Units.metric
    units.clock = .h12
    let forecast = Self.forecast(try #require(CivilDate(iso: place.date)), in: try place.city().zone)
    let model = try model(place, forecast: forecast)
    for width in [30, 40, 60, 72, 80, 100] {
      for line in lines(model, width: width, words: .korean, units: units).map(\.plain) {
        #expect(!line.hasSuffix("오전") && !line.hasSuffix("오후") && !line.contains("\u{A0}"), "\(line)")
        #expect(line.displayWidth <= width)
      }
    }
  }

  @Test func `in ASCII nothing else is drawn`() throws {
    for place in Self.places where place.name != "Tromsø" {
      let forecast = Self.forecast(try #require(CivilDate(iso: place.date)), in: try place.city().zone)
      let text = lines(try model(place, forecast: forecast), glyphs: .ascii).map(\.plain).joined()
      let isASCII = text.allSatisfy { $0.isASCII }
      #expect(isASCII)
    }
  }

  @Test func `in words there are neither bars nor drawings`() throws {
    let text = lines(try model(Self.seoul), glyphs: .words).map(\.plain).joined()
    #expect(!text.contains { "█▓▒░━·│▀▄".contains($0) })
  }

  /// Bars, curves, times and tables; what is written below them may take as many lines as it needs.
  @Test func `at eighty columns bars, curves and times are on the first screen`() throws {
    for place in Self.places {
      let lines = lines(try model(place)).map(\.plain)
      let table = try #require(lines.firstIndex { $0.contains("Planet") })
      #expect(table <= 24, "\(place.name)")
      #expect(lines.count <= 66, "\(place.name)")
    }
  }

  @Test func `the day on which the night begins has its sun, and the light for pictures`() throws {
    let text = lines(try model(Self.seoul), width: 120).map(\.plain).joined(separator: "\n")
    #expect(text.contains("Fri 20 Nov · sunrise 07:17 · solar noon 12:18 (33°) · sunset 17:18"))
    #expect(text.contains("10 h 2 min of daylight, 1 min 38 s shorter than the day before"))
    #expect(text.contains("golden hour 16:39–17:36, 07:00–07:57 · blue hour 17:36–17:46, 06:49–07:00"))
    #expect(text.contains("highest at 20:41 (56°)"))
  }

  @Test func `during the night the page says what is left, and what was better`() throws {
    var model = try model(Self.seoul)
    let night = model.report.night.span
    func window(_ from: Double, _ to: Double, _ score: Int, _ reason: StargazingReason) -> StargazingReport.Window {
      .init(
        span: night.lowerBound.addingTimeInterval(from * 3600)..<night.lowerBound.addingTimeInterval(to * 3600),
        score: score, reason: reason)
    }
    var outlook = StargazingReport(score: 41, best: window(14, 16, 52, .fog), reasons: [.fog])
    (outlook.isRunning, outlook.nightScore, outlook.past) = (true, 63, window(8, 11, 85, .rain(chance: nil)))
    model.report.stargazing = outlook
    let english = lines(model, width: 120).map(\.plain).joined(separator: "\n")
    #expect(english.contains("41/100 (fair) for the rest of the night · best 02:00–04:00 (52/100)\n"))
    #expect(
      english.contains(" best hours already over: 20:00–23:00 (85/100: rain or snow) · whole night 63/100 (good)"))
    let korean = lines(model, width: 120, words: .korean).map(\.plain).joined(separator: "\n")
    #expect(korean.contains("남은 밤 41점, ") && korean.contains("가장 좋았던 때 20:00–23:00"))
  }

  @Test func `constellation, phase and elongation of the planets are there at any width`() throws {
    for width in [40, 60, 80, 120] {
      let text = lines(try model(Self.seoul), width: width).map(\.plain).joined(separator: "\n")
      #expect(text.contains("Leo") && text.contains("Phase") && text.contains("92° W"), "\(width)")
    }
    #expect(lines(try model(Self.seoul), words: .korean).map(\.plain).joined().contains("사자자리"))
    #expect(lines(try model(Self.seoul), glyphs: .words).map(\.plain).joined().contains("west of the sun"))
  }
}
