import Entities
import Foundation
import Services
import Terminal
import Testing
import ViewModels

@testable import Views

/// The times of events, what is running and what is over, and how bodies and instruments are called.
struct SkyEventWordsTests {
  private func city(_ name: String, _ latitude: Double, _ longitude: Double, _ zone: String) throws -> City {
    try SkyPageTests.Place(name: name, latitude: latitude, longitude: longitude, zone: zone, date: "2026-08-12").city()
  }

  private func next(
    _ city: City, at now: String, _ choice: SkyEvent.Choice? = .conjunction, words: Words = .english
  ) throws -> String {
    let model = SkyService().comingEvents(over: city, at: try Date(now, strategy: .iso8601), of: choice)
    let look = Appearance(words: words, glyphs: .words)
    return SkyCalendarPage(appearance: look, units: .metric, width: nil).lines(model).map(\.plain).joined(
      separator: "\n")
  }

  private func page(
    _ city: City, at now: String, words: Words = .english, secondsOfDay: Int? = nil
  ) throws -> String {
    let now = try Date(now, strategy: .iso8601)
    let moment = try SkyMoment(at: city, now: now, secondsOfDay: secondsOfDay)
    let model = SkyService().night(over: city, moment: moment, now: now)
    let look = Appearance(words: words, glyphs: .words)
    return SkyPage(appearance: look, units: .metric, width: 1000).lines(model).map(\.plain).joined(separator: "\n")
  }

  @Test func `a conjunction after midnight belongs to the night of the evening before`() throws {
    let seoul = try SkyPageTests.seoul.city()
    #expect(
      try next(seoul, at: "2026-11-29T05:00:00Z").contains("Moon 1.8° from Regulus, night of 30 Nov-1 Dec: visible "))
    #expect(try next(seoul, at: "2026-11-29T05:00:00Z", words: .korean).contains("근접, 11월 30일-12월 1일 밤: "))
    #expect(
      try page(seoul, at: "2026-11-29T05:00:00Z").contains("Moon 1.8° from Regulus, night of 30 Nov-1 Dec: visible "))
  }

  @Test func `the night of New Year's Eve has the year in which it ends`() throws {
    let seoul = try SkyPageTests.seoul.city()
    let english = "Total lunar eclipse, night of 31 Dec-1 Jan 2029: "
    #expect(try next(seoul, at: "2026-11-20T12:00:00Z", .eclipse).contains(english))
    #expect(try next(seoul, at: "2028-12-20T12:00:00Z", .eclipse).contains(english))
    #expect(try next(seoul, at: "2028-12-20T12:00:00Z", .eclipse, words: .korean).contains("12월 31일-2029년 1월 1일 밤"))
    let year = SkyService().yearCalendar(
      of: seoul, at: try Date("2026-11-20T12:00:00Z", strategy: .iso8601), year: 2029)
    let look = Appearance(words: .english, glyphs: .words)
    let lines = SkyCalendarPage(appearance: look, units: .metric, width: nil).lines(year).map(\.plain).joined(
      separator: "\n")
    #expect(lines.contains("otal lunar eclipse, night of 31 Dec-1 Jan: "), "\(lines)")
  }

  @Test func `the list of a year begins with the night of New Year's Eve under its own month`() throws {
    let seoul = try SkyPageTests.seoul.city()
    let year = SkyService().yearCalendar(
      of: seoul, at: try Date("2026-11-20T12:00:00Z", strategy: .iso8601), year: 2029)
    for (words, first, second, last, night) in [
      (Words.english, " Dec 2028", " Jan", " Dec", "31–1 Jan"),
      (.korean, " 2028년 12월", " 1월", " 12월", "31일(일)–1월 1일"),
    ] {
      let look = Appearance(words: words)
      let lines = SkyCalendarPage(appearance: look, units: .metric, width: 100).lines(year).map(\.plain)
      let months = try [first, second, last].map { try #require(lines.firstIndex(of: $0), "\(lines)") }
      #expect(lines[months[0]..<months[1]].contains { $0.contains(night) })
      #expect(!lines[months[2]...].contains { $0.contains(night) })
    }
  }

  @Test func `a running event says until when it is visible, and one that is over is left out`() throws {
    let seoul = try SkyPageTests.seoul.city()
    let name = "Moon 1.8° from Regulus, night of 30 Nov-1 Dec: visible now, until 06:43"
    #expect(try next(seoul, at: "2026-11-30T16:00:00Z").contains(name))
    #expect(try next(seoul, at: "2026-11-30T16:00:00Z", words: .korean).contains("지금 보임, 06:43까지"))
    #expect(try page(seoul, at: "2026-11-30T16:00:00Z").contains(name))
    #expect(try !next(seoul, at: "2026-12-01T00:00:00Z").contains("30 Nov"))
    #expect(try !page(seoul, at: "2026-12-01T00:00:00Z").contains("30 Nov-1 Dec"))
  }

  @Test func `a phase of the morning is no longer coming at night`() throws {
    let seoul = try SkyPageTests.seoul.city()
    #expect(try page(seoul, at: "2026-12-09T00:00:00Z").contains("New moon, Wed 9 Dec 09:52"))
    #expect(try !page(seoul, at: "2026-12-09T01:00:00Z").contains("New moon, Wed 9 Dec"))
    // A time that is asked for counts as now.
    #expect(try !page(seoul, at: "2026-12-09T00:00:00Z", secondsOfDay: 22 * 3600).contains("New moon, Wed 9 Dec"))
  }

  @Test func `a shower is on the page of its night once`() throws {
    let output = try page(try SkyPageTests.seoul.city(), at: "2026-12-14T12:00:00Z")
    #expect(output.components(separatedBy: "Geminids").count == 2, "\(output)")
    let list = try next(try SkyPageTests.seoul.city(), at: "2026-12-14T12:00:00Z", .meteors)
    #expect(list.components(separatedBy: "Geminids").count == 2, "\(list)")
  }

  @Test func `an opposition that the place does not see says so`() throws {
    let north = try city("Longyearbyen", 78.22, 15.65, "Arctic/Longyearbyen")
    let output = try next(north, at: "2026-08-27T17:00:00Z", .opposition)
    #expect(output.contains("Neptune at opposition, Sat 26 Sep: mag 7.7, not visible from here."))
  }

  @Test func `what is visible from noon to noon is visible all night`() throws {
    let south = try city("McMurdo", -77.846, 166.676, "Antarctica/McMurdo")
    let output = try next(south, at: "2026-06-21T03:00:00Z")
    #expect(
      output.contains("Antares, night of 27-28 Jun: visible all night, best at 03:43, ")
        && !output.contains("12:00-12:00"))
  }

  @Test func `quarters name the moon`() throws {
    let output = try next(try SkyPageTests.seoul.city(), at: "2026-11-29T05:00:00Z", .moon)
    #expect(output.contains("Last quarter moon, Tue 1 Dec 15:09.") && output.contains("First quarter moon, Thu 17 Dec"))
  }

  @Test func `telescope and binoculars are mentioned where they are needed`() throws {
    let seoul = try SkyPageTests.seoul.city()
    let output = try page(seoul, at: "2026-11-20T06:00:00Z")
    #expect(output.contains("visible with a telescope ") && output.contains("visible with binoculars "))
    let korean = try page(seoul, at: "2026-11-20T06:00:00Z", words: .korean)
    #expect(korean.contains("에 망원경으로 보임, ") && korean.contains("에 쌍안경으로 보임, "))
    #expect(
      try next(seoul, at: "2026-11-20T06:00:00Z", .opposition).contains(
        "Uranus at opposition, night of 25-26 Nov: mag 5.6, visible 18:"))
    #expect(try next(seoul, at: "2026-11-20T06:00:00Z", .opposition).contains(", binoculars needed."))
  }

  @Test func `an occultation has its contacts, as far as they are visible, and says when it is by day`() throws {
    let newYork = try city("New York", 40.7128, -74.006, "America/New_York")
    #expect(
      try next(newYork, at: "2025-01-13T12:00:00Z").contains(
        "Mars occulted by the moon, night of 13-14 Jan: disappears at 21:22, 50° up in the E, reappears at 22:37."))
    let seoul = try SkyPageTests.seoul.city()
    let setting = try next(seoul, at: "2025-02-09T12:00:00Z")
    #expect(
      setting.contains("Mars occulted by the moon, night of 9-10 Feb: disappears at 05:29, 6° up in the WNW."))
    let london = try city("London", 51.5085, -0.1257, "Europe/London")
    let venus = try next(london, at: "2025-09-18T12:00:00Z")
    #expect(venus.contains("Venus occulted by the moon, Fri 19 Sep: disappears at 12:55, "))
    #expect(venus.contains(", in daylight (telescope needed)."))
    let korean = try next(london, at: "2025-09-18T12:00:00Z", words: .korean)
    #expect(korean.contains("달의 금성 엄폐, 9월 19일(금): 12:55에 가려짐, "))
    #expect(korean.contains(", 낮이라 망원경 필요."))
  }

  @Test(arguments: [Words.english, .korean])
  func `midnight sun and polar night are called so on the page, in the month and in the year`(words: Words) throws {
    let (sun, night) = words.language == .english ? ("midnight sun", "polar night") : ("백야", "극야")
    let look = Appearance(words: words, glyphs: .words)
    for place in [try city("Tromsø", 69.6489, 18.9551, "Europe/Oslo"), try city("Pole", 90, 0, "Etc/GMT")] {
      for (now, name, other) in [("2026-06-05T01:00:00Z", sun, night), ("2026-12-05T11:00:00Z", night, sun)] {
        let date = try Date(now, strategy: .iso8601)
        let month = SkyCalendarPage(appearance: look, units: .metric, width: nil).lines(
          SkyService().moonCalendar(of: place, at: date))
        let output = [try page(place, at: now, words: words), month.map(\.plain).joined(separator: "\n")]
        #expect(output.allSatisfy { $0.lowercased().contains(name) && !$0.lowercased().contains(other) }, "\(output)")
      }
      let year = SkyCalendarPage(appearance: look, units: .metric, width: nil)
        .lines(SkyService().yearCalendar(of: place, at: try Date("2026-06-05T01:00:00Z", strategy: .iso8601))).map(
          \.plain)
      #expect(year.contains { $0.contains(sun) } && year.contains { $0.contains(night) })
    }
  }

  @Test func `the last light of a night has no end, and the next sunrise follows`() throws {
    let tromso = try city("Tromsø", 69.6489, 18.9551, "Europe/Oslo")
    let winter = try page(tromso, at: "2026-12-05T11:00:00Z")
    #expect(
      winter.contains("Sun: polar night, civil twilight until 14:07, ") && winter.contains(", then civil twilight; "))
    #expect(winter.contains("polar night, next sunrise Fri 15 Jan 2027 11:3"))
    #expect(try page(tromso, at: "2026-06-05T01:00:00Z").contains("Sun: midnight sun.\n"))
    #expect(try !page(try SkyPageTests.seoul.city(), at: "2026-11-20T06:00:00Z").contains("until 12:00"))
  }
}
