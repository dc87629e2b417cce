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

  @Test func `an eclipse's own day tells it with its contacts`() throws {
    let burgos = try city("Burgos", 42.34, -3.7, "Europe/Madrid")
    let eclipse = try #require(try events(burgos, from: "2026-08-12", of: .eclipse).first)
    #expect(eclipse.kind == .solarEclipse(.total))
    #expect(eclipse.obscuration == 1)
    let total = try #require(eclipse.total)
    #expect((100...110).contains(total.seconds))
    #expect(eclipse.begin < total.lowerBound && total.upperBound < eclipse.end)
    #expect(try #require(eclipse.look).span.upperBound <= eclipse.end)
  }

  @Test func `a total eclipse of the moon is told where the moon is up`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let eclipse = try #require(try events(seoul, from: "2026-03-03", of: .eclipse).first)
    #expect(eclipse.kind == .lunarEclipse(.total))
    let (partial, total) = (try #require(eclipse.partial), try #require(eclipse.total))
    #expect(partial.lowerBound < total.lowerBound && total.upperBound < partial.upperBound)
    let madrid = try city("Madrid", 40.4, -3.7, "Europe/Madrid")
    #expect(try events(madrid, from: "2026-03-03", of: .eclipse).isEmpty)
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
    #expect(lunar.allSatisfy { $0.magnitude ?? 0 >= 0.6 })
  }

  @Test func `meetings are told with the time to look, in the dark and above the horizon`() throws {
    let london = try city("London", 51.5, -0.12, "Europe/London")
    let found = try events(london, from: "2026-01-01", days: 365, of: .conjunction)
    #expect(found.contains { $0.bodies == ["Venus", "Jupiter"] && $0.separation ?? 9 < 2 })
    for event in found {
      let look = try #require(event.look)
      #expect(look.altitude > 3 && look.span.contains(look.best) || look.best == look.span.upperBound)
      #expect(event.begin <= event.greatest && event.greatest <= event.end)
      #expect(try #require(event.separation) < 4)
    }
  }

  @Test func `a shower is told by the night in which the place sees most of it, without one below the horizon`() throws
  {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let showers = try events(seoul, from: "2026-01-01", days: 365, of: .meteors)
    let geminids = try #require(showers.first { $0.bodies == ["Geminids"] })
    #expect((60...150).contains(try #require(geminids.rate)))
    #expect(CivilDate(try #require(geminids.look).best.addingTimeInterval(-43_200), in: seoul.zone).month == 12)
    let hobart = try city("Hobart", -42.88, 147.33, "Australia/Hobart")
    let southern = try events(hobart, from: "2026-01-01", days: 365, of: .meteors)
    #expect(!southern.contains { $0.bodies == ["Ursids"] })
  }

  @Test func `lamps leave few of a shower's meteors, a dark place all of them`() throws {
    var place = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let lit = try #require(try events(place, from: "2026-12-10", days: 10, of: .meteors).first)
    #expect(try #require(lit.rateHere) < 0.2 * (try #require(lit.rate)))
    place.siteSky = .sqm(21.9)
    let dark = try #require(try events(place, from: "2026-12-10", days: 10, of: .meteors).first)
    #expect(dark.bodies == lit.bodies && dark.rate == lit.rate && dark.rateHere == dark.rate)
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

  @Test func `the moon of a month is that of its evenings`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784, "Asia/Seoul")
    let month = try #require(CivilDate(iso: "2026-11-05"))
    let days = SkyService().moonDays(of: month, at: seoul)
    #expect(days.count == 30)
    #expect(days.filter { $0.moon.phase == .full }.map(\.date.day) == [24])
    #expect(days.first { $0.moon.phase == .firstQuarter }?.moon.tilt == 270)
  }
}
