import Entities
import Essentials
import Testing

@testable import Services

struct EventCalendarTests {
  private func city(_ name: String, _ latitude: Double, _ longitude: Double, _ zone: String) throws -> City {
    City(
      name: name, region: nil, countryCode: nil,
      coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)), timeZone: zone)
  }

  private func events(
    _ city: City, from day: String, days: Double = 1, of choice: SkyEvent.Choice? = nil
  ) throws -> [SkyEvent] {
    let start = try #require(CivilDate(iso: day)).start(in: city.zone)
    return SkyService().events(for: city, in: start..<start.addingTimeInterval(days * 86_400), of: choice)
  }

  @Test func `an eclipse's own day lists it with its contacts`() throws {
    let burgos = try city("Burgos", 42.34, -3.7, "Europe/Madrid")
    let eclipse = try #require(try events(burgos, from: "2026-08-12", of: .eclipse).first)
    #expect(eclipse.kind == .solarEclipse(.total))
    #expect(eclipse.obscuration == 1)
    let total = try #require(eclipse.total)
    #expect((100...110).contains(total.seconds))
    #expect(eclipse.begin < total.lowerBound && total.upperBound < eclipse.end)
    #expect(try #require(eclipse.visibility).span.upperBound <= eclipse.end)
  }

  @Test func `a total eclipse of the moon is listed where the moon is up`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let eclipse = try #require(try events(seoul, from: "2026-03-03", of: .eclipse).first)
    #expect(eclipse.kind == .lunarEclipse(.total))
    let (partial, total) = (try #require(eclipse.partial), try #require(eclipse.total))
    #expect(partial.lowerBound < total.lowerBound && total.upperBound < partial.upperBound)
    let madrid = try city("Madrid", 40.4, -3.7, "Europe/Madrid")
    #expect(try events(madrid, from: "2026-03-03", of: .eclipse).isEmpty)
  }

  @Test func `an event says with what its bodies can be seen`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let found = try events(seoul, from: "2026-01-01", days: 731, of: .opposition)
    let aids = Dictionary(found.flatMap { event in event.bodies.map { ($0, event.aid) } }) { $1 }
    #expect(aids["Uranus"] == .binoculars && aids["Neptune"] == .telescope && aids["Saturn"] == .nakedEye)
    for event in try events(seoul, from: "2026-01-01", days: 366, of: .conjunction) {
      let isFaint = !Set(event.bodies).isDisjoint(with: ["Uranus", "Neptune"])
      #expect((event.aid == .nakedEye) == !isFaint, "\(event.bodies)")
    }
  }

  @Test func `an eclipse in progress stays until its last contact`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let eclipse = try #require(try events(seoul, from: "2026-03-03", of: .eclipse).first)
    for (instant, count) in [(eclipse.greatest.addingTimeInterval(60), 1), (eclipse.end.addingTimeInterval(60), 0)] {
      let span = instant..<instant.addingTimeInterval(86_400)
      #expect(SkyService().events(for: seoul, in: span, of: .eclipse).count == count)
    }
  }

  @Test func `a partial eclipse is never of the whole disc`() throws {
    let algiers = try city("Algiers", 36.75, 3.06, "Africa/Algiers")
    let eclipse = try #require(try events(algiers, from: "2027-08-02", of: .eclipse).first)
    #expect(eclipse.kind == .solarEclipse(.partial))
    #expect((0.99..<1).contains(try #require(eclipse.obscuration)))
    #expect(eclipse.total == nil)
  }

  @Test func `a faint penumbral eclipse is not announced`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let lunar = try events(seoul, from: "2024-01-01", days: 2500, of: .eclipse).filter { event in
      if case .lunarEclipse(.penumbral) = event.kind { true } else { false }
    }
    #expect(lunar.allSatisfy { $0.eclipseMagnitude ?? 0 >= 0.6 })
  }

  @Test func `meetings have the time to look, in the dark and above the horizon`() throws {
    let london = try city("London", 51.5, -0.12, "Europe/London")
    let found = try events(london, from: "2026-01-01", days: 365, of: .conjunction)
    #expect(found.contains { $0.bodies == ["Venus", "Jupiter"] && $0.separation ?? 9 < 2 })
    for event in found {
      let look = try #require(event.visibility)
      #expect(look.place.altitude > 3 && look.span.contains(look.best) || look.best == look.span.upperBound)
      #expect(event.begin <= event.greatest && event.greatest <= event.end)
      #expect(try #require(event.separation) < 4)
    }
  }

  @Test func `a shower is listed by the night in which the place sees most of it, and not below the horizon`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let showers = try events(seoul, from: "2026-01-01", days: 365, of: .meteors)
    let geminids = try #require(showers.first { $0.bodies == ["Geminids"] })
    #expect((60...150).contains(try #require(geminids.rate)))
    #expect(CivilDate(try #require(geminids.visibility).best.addingTimeInterval(-43_200), in: seoul.zone).month == 12)
    let hobart = try city("Hobart", -42.88, 147.33, "Australia/Hobart")
    let southern = try events(hobart, from: "2026-01-01", days: 365, of: .meteors)
    #expect(!southern.contains { $0.bodies == ["Ursids"] })
  }

  @Test func `city light leaves few of a shower's meteors, a dark place all of them`() throws {
    var place = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let lit = try #require(try events(place, from: "2026-12-10", days: 10, of: .meteors).first)
    #expect(try #require(lit.localRate) < 0.2 * (try #require(lit.rate)))
    place.siteSky = .sqm(21.9)
    let dark = try #require(try events(place, from: "2026-12-10", days: 10, of: .meteors).first)
    #expect(dark.bodies == lit.bodies && dark.rate == lit.rate && dark.localRate == dark.rate)
  }

  @Test func `the lights of a year are without a gap and each day's hours of sun fit the day`() throws {
    for (latitude, zone) in [(78.2, "Arctic/Longyearbyen"), (-33.9, "Australia/Sydney"), (0.0, "Etc/GMT")] {
      let year = SkyService().year(2026, of: try city("Place", latitude, 15, zone))
      #expect(year.days.count == 365)
      for (one, next) in zip(year.lights, year.lights.dropFirst()) {
        #expect(one.span.upperBound == next.span.lowerBound)
      }
      #expect(year.days.allSatisfy { (0...90_000).contains($0.length) })
    }
    let equator = SkyService().year(2026, of: try city("Place", 0, 0, "Etc/GMT"))
    #expect(equator.days.allSatisfy { abs($0.length - 43_630) < 60 })
  }

  @Test func `a date that the local calendar skipped is no day of its year or month`() throws {
    let apia = try city("Apia", -13.83, -171.77, "Pacific/Apia")
    let skipped = try #require(CivilDate(iso: "2011-12-30"))
    let days = SkyService().year(2011, of: apia).days
    #expect(days.count == 364 && !days.contains { $0.date == skipped || $0.isPolarNight })
    let month = SkyService().moonCalendar(of: apia, at: skipped.start(in: apia.zone), date: skipped)
    #expect(month.days.map(\.date.day) == Array(1...29) + [31])
    #expect(month.polarNight.isEmpty)
  }

  @Test func `the moon of a month is that of its evenings`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let month = try #require(CivilDate(iso: "2026-11-05"))
    let days = SkyService().moonDays(of: month, at: seoul)
    #expect(days.count == 30)
    #expect(days.filter { $0.moon.phase == .full }.map(\.date.day) == [24])
    #expect(days.first { $0.moon.phase == .firstQuarter }?.moon.brightLimbAngle == 270)
  }

  @Test func `what is looked at in the dark is dated by the evening of its night, however late it begins`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let found = try events(seoul, from: "2026-11-30", days: 2, of: .conjunction)
    let regulus = try #require(found.first { $0.bodies == ["Moon", "Regulus"] })
    #expect(CivilDate(regulus.time, in: seoul.zone).day == 1 || regulus.time < regulus.greatest)
    #expect(regulus.evening(in: seoul.zone) == CivilDate(iso: "2026-11-30"))
    let eclipse = try #require(try events(seoul, from: "2026-03-03", of: .eclipse).first)
    #expect(eclipse.evening(in: seoul.zone) == CivilDate(iso: "2026-03-03"))
    let phase = try #require(try events(seoul, from: "2026-11-24", of: .moon).first)
    #expect(phase.evening(in: seoul.zone) == nil)
  }

  @Test func `a time to look is all of one night's`() throws {
    let london = try city("London", 51.5, -0.12, "Europe/London")
    let saturn = try #require(
      try events(london, from: "2026-10-01", days: 10, of: .opposition).first { $0.bodies == ["Saturn"] })
    // It is 5° up an hour after the sun has set at 18:35, in the dark at 19:25.
    let from = try #require(saturn.visibility).span.lowerBound
    #expect((19..<20).contains(from.timeIntervalSince(CivilDate(from, in: london.zone).start(in: london.zone)) / 3600))
    for place in [london, try city("Tromsø", 69.65, 18.96, "Europe/Oslo"), try city("Pole", 90, 0, "Etc/GMT")] {
      for event in try events(place, from: "2026-01-01", days: 366) where event.evening(in: place.zone) != nil {
        // An eclipse has its contacts, at a pole at any time of the day.
        if case .lunarEclipse = event.kind { continue }
        let span = try #require(event.visibility).span
        let last = CivilDate(span.upperBound.addingTimeInterval(-43_201), in: place.zone)
        #expect(event.evening(in: place.zone) == last, "\(event)")
      }
    }
  }

  @Test func `events come in the order of their times`() throws {
    let found = try events(try city("Seoul", 37.566, 126.9784, "Asia/Seoul"), from: "2026-01-01", days: 366)
    #expect(found.map(\.time) == found.map(\.time).sorted())
  }

  @Test func `what can be seen no longer is over, and what is seen is running`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let found = try events(seoul, from: "2026-11-30", days: 2, of: .conjunction)
    let meeting = try #require(found.first { $0.visibility != nil })
    let span = try #require(meeting.visibility).span
    #expect(!meeting.isVisible(at: span.lowerBound - 1) && !meeting.isOver(at: span.lowerBound - 1))
    #expect(meeting.isVisible(at: span.lowerBound) && !meeting.isOver(at: span.upperBound - 1))
    #expect(meeting.isOver(at: span.upperBound))
  }

  @Test func `an occultation says when the planet disappears and reappears where the moon is up`() throws {
    let newYork = try city("New York", 40.7128, -74.006, "America/New_York")
    let mars = try #require(try events(newYork, from: "2025-01-13", of: .conjunction).first)
    #expect(mars.kind == .occultation && mars.kind.name == "conjunction" && mars.kind.type == "occultation")
    let (partial, total) = (try #require(mars.partial), try #require(mars.total))
    #expect(partial.lowerBound < total.lowerBound && total.upperBound < partial.upperBound)
    #expect((70...80).contains(total.seconds / 60))
    let look = try #require(mars.visibility)
    #expect(abs(look.span.lowerBound.timeIntervalSince(total.lowerBound)) < 1 && look.place.altitude > 40)
    // In Seoul the moon is down when Mars comes out again.
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let setting = try #require(
      try events(seoul, from: "2025-02-09", days: 2, of: .conjunction).first { $0.kind == .occultation })
    #expect(try #require(setting.visibility).span.upperBound < (try #require(setting.total)).upperBound)
  }

  @Test func `a contact is seen only high enough in the dark`() throws {
    func occultations(_ place: City, _ day: String) throws -> [SkyEvent] {
      try events(place, from: day, days: 2, of: .conjunction).filter { $0.kind == .occultation }
    }
    // By PyEphem, Regulus disappears with the sun 7.0° down and reappears with the sun 10.6° down.
    let regulus = try #require(try occultations(city("Oslo", 59.91, 10.75, "Europe/Oslo"), "2026-03-29").first)
    let total = try #require(regulus.total)
    #expect(regulus.bodies == ["Moon", "Regulus"] && !regulus.isVisibleByDay)
    #expect(!regulus.isVisible(atContact: total.lowerBound) && regulus.isVisible(atContact: total.upperBound))
    // In London the sun is only 8.9° down then, and in Cape Town Antares is 1.4° high when it reappears.
    #expect(try occultations(city("London", 51.5085, -0.1257, "Europe/London"), "2026-03-29").isEmpty)
    #expect(try occultations(city("Cape Town", -33.9258, 18.4232, "Africa/Johannesburg"), "2026-04-06").isEmpty)
  }

  @Test func `an occultation by day takes no meeting from the night before it`() throws {
    let sydney = try city("Sydney", -33.87, 151.2, "Australia/Sydney")
    let found = try events(sydney, from: "2026-11-02", days: 3, of: .conjunction).filter {
      $0.bodies == ["Moon", "Jupiter"]
    }
    #expect(found.contains { $0.kind == .occultation && $0.isVisibleByDay })
    let meeting = try #require(found.first { $0.kind == .conjunction })
    #expect(!meeting.isVisibleByDay && meeting.separation ?? 9 < 4)
  }

  @Test func `the page of a night and the list of its day before promise the same meteors`() throws {
    let reykjavik = try city("Reykjavík", 64.1355, -21.8954, "Atlantic/Reykjavik")
    let date = try #require(CivilDate(iso: "2026-08-12"))
    let moment = try SkyMoment(at: reykjavik, now: date.start(in: reykjavik.zone) + 68_400)
    let page = SkyService().report(for: reykjavik, moment: moment, now: moment.instant, isDetailed: true)
    let shower = try #require(page.showers?.first { $0.name == "Perseids" })
    #expect(try (5...15).contains(#require(shower.rate)))
    let listed = try #require(
      try events(reykjavik, from: "2026-08-11", days: 20, of: .meteors).first { $0.bodies == ["Perseids"] })
    #expect(listed.rate == shower.rate && listed.visibility?.best == shower.best)
  }

  @Test func `a shower is listed from the rate on that is shown as three meteors an hour`() throws {
    let places = [
      try city("Seoul", 37.566, 126.9784, "Asia/Seoul"), try city("London", 51.5085, -0.1257, "Europe/London"),
      try city("Quito", -0.2298, -78.525, "America/Guayaquil"), try city("Sydney", -33.87, 151.2, "Australia/Sydney"),
      try city("Reykjavík", 64.1355, -21.8954, "Atlantic/Reykjavik"),
    ]
    let rates = try places.flatMap { try events($0, from: "2026-01-01", days: 730, of: .meteors) }.compactMap(\.rate)
    #expect(rates.count > 40 && rates.allSatisfy { $0 >= 2.5 })
    #expect(rates.contains { $0 < 3 })
  }

  @Test func `of two nights with as many meteors a shower has that of its maximum`() throws {
    let london = try city("London", 51.5085, -0.1257, "Europe/London")
    let lyrids = try #require(
      try events(london, from: "2027-04-10", days: 20, of: .meteors).first { $0.bodies == ["April Lyrids"] })
    let evening = try #require(lyrids.evening(in: london.zone))
    let night = evening.start(in: london.zone) + 86_400
    #expect(abs(lyrids.greatest.timeIntervalSince(night)) < 43_200 + 3600, "\(lyrids)")
  }

  @Test func `by day only Venus and Jupiter are occulted, and that has its day and no night`() throws {
    let london = try city("London", 51.5, -0.12, "Europe/London")
    let venus = try #require(try events(london, from: "2025-09-19", of: .conjunction).first { $0.kind == .occultation })
    #expect(venus.bodies == ["Moon", "Venus"] && venus.isVisibleByDay && venus.evening(in: london.zone) == nil)
    for place in [london, try city("Sydney", -33.87, 151.2, "Australia/Sydney")] {
      let hidden = try events(place, from: "2025-03-01", days: 620, of: .conjunction).filter { $0.kind == .occultation }
      #expect(!hidden.isEmpty)
      #expect(hidden.allSatisfy { !$0.isVisibleByDay || ["Venus", "Jupiter"].contains($0.bodies.last) })
      #expect(hidden.allSatisfy { $0.bodies.last != "Pleiades" && ($0.visibility?.place.altitude ?? 0) > 0.5 })
    }
  }

  @Test(arguments: ["2026-08-13", "2026-12-14", "2026-01-04"])
  func `every shower is listed once, and its best night on the page with the numbers of the event`(day: String) throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let found = try events(seoul, from: day, days: 300, of: .meteors)
    #expect(Set(found.map(\.bodies)).count == found.count)
    let date = try #require(CivilDate(iso: day))
    let moment = try SkyMoment(at: seoul, now: date.start(in: seoul.zone) + 68_400)
    let report = SkyService().report(for: seoul, moment: moment, now: moment.instant, isDetailed: true)
    for event in report.events ?? [] where event.kind == .meteorShower && event.evening(in: seoul.zone) == date {
      let shower = try #require(report.showers?.first { [$0.name] == event.bodies })
      #expect(shower.rate == event.rate && shower.best == event.visibility?.best)
    }
  }

  @Test func `in the midnight sun and the polar night the next sunset and sunrise are given`() throws {
    let place = try city("Tromsø", 69.65, 18.96, "Europe/Oslo")
    for (day, isUp, change) in [("2026-06-21", true, "2026-07-26"), ("2026-12-21", false, "2027-01-15")] {
      let moment = try SkyMoment(at: place, now: Date(timeIntervalSince1970: 1_795_176_000), date: CivilDate(iso: day))
      let sun = SkyService().report(for: place, moment: moment, now: moment.instant, isDetailed: true).sun
      #expect(sun.isMidnightSun == isUp && sun.isPolarNight == !isUp)
      let output = CivilDate(try #require(sun.nextChange), in: place.zone)
      #expect(abs(output.daysSince1970 - (try #require(CivilDate(iso: change))).daysSince1970) <= 1, "\(output)")
    }
  }

  @Test func `golden light across a low noon is not cut there`() throws {
    let place = try city("Tromsø", 69.65, 18.96, "Europe/Oslo")
    let moment = try SkyMoment(
      at: place, now: Date(timeIntervalSince1970: 1_795_176_000), date: CivilDate(iso: "2026-12-05"))
    let report = SkyService().report(for: place, moment: moment, now: moment.instant, isDetailed: true)
    let golden = try #require(report.light?.golden)
    #expect(golden.count == 1 && golden.allSatisfy { (3 * 3600..<5 * 3600).contains($0.seconds) })
  }
}
