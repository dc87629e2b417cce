import Entities
import Foundation
import Services
import Terminal
import Testing
import ViewModels

@testable import Views

struct SkyCalendarPageTests {
  private func place(_ name: String, _ latitude: Double, _ longitude: Double, _ zone: String) throws -> City {
    try SkyPageTests.Place(name: name, latitude: latitude, longitude: longitude, zone: zone, date: "2026-08-12").city()
  }

  private func next(
    _ city: City, _ day: String, _ choice: SkyEvent.Choice, words: Words = .english
  ) throws -> [String] {
    let date = try #require(CivilDate(iso: day))
    let model = SkyService().comingEvents(over: city, at: date.start(in: city.zone), of: choice)
    let text = SkyText(
      zone: city.zone, units: .metric, appearance: Appearance(words: words), year: date.year)
    return model.events.map { text.event($0).sentence }
  }

  @Test func `a total eclipse says how long it is total and when eyes need glasses`() throws {
    let burgos = try place("Burgos", 42.34, -3.7, "Europe/Madrid")
    let output = try #require(try next(burgos, "2026-08-12", .eclipse).first)
    #expect(output.hasPrefix("Total solar eclipse, Wed 12 Aug: 19:33 to sunset at 21:20"))
    #expect(output.contains("total for 1 min 47 s around 20:29"))
    #expect(output.hasSuffix("wear eclipse glasses except during totality"))
    let korean = try #require(try next(burgos, "2026-08-12", .eclipse, words: .korean).first)
    #expect(korean.hasPrefix("개기일식, 8월 12일(수): ") && korean.contains("개기 1분 47초"))
  }

  @Test(arguments: [20, 21, 22, 26, 30]) func `narrow calendars cut no date and no sentence`(width: Int) throws {
    let seoul = try SkyPageTests.seoul.city()
    let date = try #require(CivilDate(iso: "2026-11-01"))
    let now = date.start(in: seoul.zone)
    let (looks, service) = (Appearance(), SkyService())
    let pages = [
      SkyCalendarPage(appearance: looks, units: .metric, width: width).lines(
        service.comingEvents(over: seoul, at: now, of: nil)),
      SkyCalendarPage(appearance: looks, units: .metric, width: width).lines(
        service.moonCalendar(of: seoul, at: now, date: date)),
      SkyCalendarPage(appearance: looks, units: .metric, width: width)
        .lines(service.yearCalendar(of: seoul, at: now, year: date.year)),
    ]
    for line in pages.joined() { #expect(!line.plain.contains("…") && line.displayWidth <= width, "\(line.plain)") }
  }

  @Test func `a partial eclipse never covers 100%`() throws {
    let algiers = try place("Algiers", 36.75, 3.06, "Africa/Algiers")
    let output = try #require(try next(algiers, "2027-08-01", .eclipse).first)
    #expect(output.contains("99.9% covered") && output.hasSuffix("wear eclipse glasses throughout"))
  }

  @Test func `dates have another year, not this one`() throws {
    let seoul = try SkyPageTests.seoul.city()
    let output = try next(seoul, "2026-12-20", .moon)
    #expect(output.contains { $0.hasPrefix("Full moon, Thu 24 Dec 10:28") })
    #expect(output.contains { $0.hasPrefix("New moon, Fri 8 Jan 2027 ") })
  }

  @Test func `a shower has its night and its rate`() throws {
    let output = try next(try SkyPageTests.seoul.city(), "2026-12-01", .meteors)
    #expect(output.contains { $0.hasPrefix("Geminids, night of 14–15 Dec: about ") && $0.hasSuffix("25% lit") })
  }

  @Test func `passes are among the other events where orbits are known`() async throws {
    let now = try #require(CivilDate(iso: "2026-11-22")).start(in: .gmt)
    let demo = DemoWorld(clock: WallClock(now: { now }, sleep: { _ in }))
    let city = try #require(demo.settings.cities.first)
    let page = SkyCalendarPage(appearance: Appearance(), units: .metric, width: 100)
    for choice in [SkyEvent.Choice.pass, nil] {
      let known = SkyService().comingEvents(over: city, at: now, of: choice, skyData: await demo.skyData.refreshed())
      #expect(try #require(known.passes).isEmpty == false)
      #expect(page.lines(known).contains { $0.plain.contains("  ISS, ") })
    }
    let unknown = SkyService().comingEvents(over: city, at: now, of: .pass)
    #expect(unknown.passes == nil && page.lines(unknown).last?.plain == " Can't predict passes without orbits.")
  }

  @Test func `a pass has its day and then its time, like every other event`() async throws {
    let now = try #require(CivilDate(iso: "2026-11-22")).start(in: .gmt)
    let demo = DemoWorld(clock: WallClock(now: { now }, sleep: { _ in }))
    let city = try #require(demo.settings.cities.first)
    let model = SkyService().comingEvents(over: city, at: now, of: .pass, skyData: await demo.skyData.refreshed())
    let pass = try #require(model.passes?.first)
    for words in [Words.english, .korean] {
      let look = Appearance(words: words, glyphs: .words)
      let text = SkyText(zone: city.zone, units: .metric, appearance: look, year: 2026)
      let output = SkyCalendarPage(appearance: look, units: .metric, width: nil).lines(model).map(\.plain)
      let start = " \(text.pass(pass).name), \(text.day(pass.begin.time))"
      let span = try #require(text.pass(pass).time)
      #expect(output.contains { $0.hasPrefix(start) && $0.dropFirst(start.count).contains(span) })
    }
  }

  @Test(arguments: [20, 40, 59, 80, 121, 200], [GlyphSet.unicode, .ascii, .words])
  func `no calendar is wider than it may be`(width: Int, glyphs: GlyphSet) throws {
    let (seoul, now) = (try SkyPageTests.seoul.city(), Date(timeIntervalSince1970: 1_795_176_000))
    for words in [Words.english, .korean] {
      let look = Appearance(words: words, glyphs: glyphs)
      let lines =
        SkyCalendarPage(appearance: look, units: .metric, width: width).lines(
          SkyService().comingEvents(over: seoul, at: now))
        + SkyCalendarPage(appearance: look, units: .metric, width: width).lines(
          SkyService().moonCalendar(of: seoul, at: now))
        + SkyCalendarPage(appearance: look, units: .metric, width: width).lines(
          SkyService().yearCalendar(of: seoul, at: now))
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines.first { $0.displayWidth > width }?.plain ?? "")")
    }
  }

  @Test func `the picture of a year has twelve lines of day and night, the months and today`() throws {
    let (seoul, now) = (try SkyPageTests.seoul.city(), Date(timeIntervalSince1970: 1_795_176_000))
    let text = SkyText(zone: seoul.zone, units: .metric, appearance: Appearance(glyphs: .ascii))
    let model = SkyService().yearCalendar(of: seoul, at: now)
    let lines = YearPicture(model: model, text: text, width: 80).lines.map(\.plain)
    #expect(lines.count == 14)
    #expect(lines[6].contains("##########"), "noon is day")
    #expect(!lines[0].contains("#"), "midnight is none")
    #expect(lines[12].contains("Jan") && lines[12].contains("Dec"))
    #expect(lines[13].contains("^"))
  }

  @Test func `hours of the 12-hour clock don't touch the picture of a year`() throws {
    let (seoul, now) = (try SkyPageTests.seoul.city(), Date(timeIntervalSince1970: 1_795_176_000))
    var units = Units.metric
    units.clock = .h12
    let text = SkyText(zone: seoul.zone, units: units, appearance: Appearance())
    let lines = YearPicture(model: SkyService().yearCalendar(of: seoul, at: now), text: text, width: 80).lines
    #expect(lines[0].plain.hasPrefix(" 12a ") && lines[6].plain.hasPrefix(" 12p ") && lines[9].plain.hasPrefix(" 6p  "))
    #expect(lines.prefix(12).allSatisfy { $0.displayWidth == 79 })
  }

  @Test func `each dot of a year's picture shows the light at its middle`() throws {
    // Two days for each of the 48 dots across; the middle of a dot is where its second day begins.
    let first = try #require(CivilDate(iso: "2026-01-01"))
    let days = (0..<96).map { SkyYear.Day(date: first.advanced(by: $0), sun: SunTimes(), length: 0) }
    let lights = days.enumerated().map { index, day in
      NightReport.Segment(
        span: day.date.start(in: .gmt)..<day.date.advanced(by: 1).start(in: .gmt), light: index % 2 == 0 ? .dark : .day)
    }
    let year = SkyYear(year: 2026, days: days, lights: lights)
    let text = SkyText(zone: .gmt, units: .metric, appearance: Appearance(glyphs: .unicode))
    let model = YearCalendar(city: try SkyPageTests.seoul.city(), daylight: year, events: [], today: first)
    let lines = YearPicture(model: model, text: text, width: 29).lines.map(\.plain)
    #expect(lines.prefix(12).allSatisfy { $0.dropFirst(4) == String(repeating: "⣿", count: 24) })
  }

  @Test func `months that begin with a number are cut after it`() throws {
    let (seoul, now) = (try SkyPageTests.seoul.city(), Date(timeIntervalSince1970: 1_795_176_000))
    let text = SkyText(zone: seoul.zone, units: .metric, appearance: Appearance(words: .korean))
    let model = SkyService().yearCalendar(of: seoul, at: now)
    let lines = YearPicture(model: model, text: text, width: 50).lines.map(\.plain)
    let months: [Substring] = lines[12].split(separator: " ")
    #expect(months == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"])
  }

  @Test func `a date that the local calendar skipped leaves its place in the week blank`() throws {
    let apia = try place("Apia", -13.83, -171.77, "Pacific/Apia")
    let date = try #require(CivilDate(iso: "2011-12-01"))
    let month = SkyService().moonCalendar(of: apia, at: date.start(in: apia.zone), date: date)
    let lines = SkyCalendarPage(appearance: Appearance(), units: .metric, width: 80).lines(month).map(\.plain)
    let week = try #require(lines.first { $0.hasPrefix(" 26 ") })
    #expect(week.dropFirst(34).hasPrefix("29 ") && week.dropFirst(56).hasPrefix("31 "), "\(week)")
  }

  @Test func `documents of calendars have every member`() throws {
    let burgos = try place("Burgos", 42.34, -3.7, "Europe/Madrid")
    let day = try #require(CivilDate(iso: "2026-08-12"))
    let model = SkyService().comingEvents(over: burgos, at: day.start(in: burgos.zone), of: .eclipse)
    let words = DocumentWords.english(zone: burgos.zone, units: .metric)
    let text = SkyDocument.document([model.document(words)], isSinglePlace: true).document
    for member in [
      "\"kind\": \"solarEclipse\"", "\"type\": \"total\"", "\"totalBegin\": \"2026-08-12T20:2", "\"schema\": 1",
    ] {
      #expect(text.contains(member))
    }
  }
}
