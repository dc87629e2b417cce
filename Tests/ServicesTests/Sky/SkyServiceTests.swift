import Entities
import Foundation
import Services
import Testing

/// Against the United States Naval Observatory's tables and JPL DE421, as the astronomy's own tests; here what the
/// service makes of them.
struct SkyServiceTests {
  private let service = SkyService()

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private func report(_ city: City, _ day: String, isDetailed: Bool = false) throws -> SkyReport {
    let now = try date("2026-01-01T00:00:00Z")
    let evening = try #require(CivilDate(iso: day))
    let moment = try SkyMoment(at: city, now: now, date: evening)
    return service.report(for: city, moment: moment, now: now, isDetailed: isDetailed)
  }

  private func expect(_ date: Date?, _ text: String, within seconds: Double = 3) throws {
    let expected = try self.date(text)
    #expect(abs(try #require(date).timeIntervalSince(expected)) <= seconds)
  }

  /// JPL DE421: moonset 04:34:27.7, sunrise 05:42:52.1, moonrise 14:22:09.3, sunset 18:28:40.2 (UTC).
  @Test func `London on the day its clocks go forward`() throws {
    let sky = try report(Sample.london(), "2026-03-29")
    try expect(sky.moon.set, "2026-03-29T04:34:28Z")
    try expect(sky.sun.rise, "2026-03-29T05:42:52Z")
    try expect(sky.moon.rise, "2026-03-29T14:22:09Z")
    try expect(sky.sun.set, "2026-03-29T18:28:40Z")
  }

  /// The moon was at first quarter on 2026-11-17 at 11:47:50 UTC, and will be full on 2026-11-24 at 14:53:34.
  @Test func `a principal phase is named on its local day only`() throws {
    #expect(try report(Sample.seoul(), "2026-11-16").moon.phase == .waxingCrescent)
    #expect(try report(Sample.seoul(), "2026-11-17").moon.phase == .firstQuarter)
    #expect(try report(Sample.seoul(), "2026-11-18").moon.phase == .waxingGibbous)
    try expect(report(Sample.seoul(), "2026-11-18").moon.next[.full], "2026-11-24T14:53:34Z", within: 10)
    let auckland = try Sample.city("Auckland", -36.85, 174.76, zone: "Pacific/Auckland")
    #expect(try report(auckland, "2026-11-18").moon.phase == .firstQuarter)
  }

  @Test func `polar day and polar night are distinguished`() throws {
    let tromso = try Sample.city("Tromsø", 69.649, 18.955, zone: "Europe/Oslo")
    let june = try report(tromso, "2026-06-21")
    #expect(june.sun.isMidnightSun && !june.sun.isPolarNight && june.sun.rise == nil)
    #expect(june.sun.dayLength == 86_400)
    #expect(june.night.segments.map(\.light) == [.day])
    #expect(june.planets.allSatisfy { $0.visibility == nil && !$0.isVisible })
    let december = try report(tromso, "2026-12-21")
    #expect(december.sun.isPolarNight && !december.sun.isMidnightSun && december.sun.dayLength == 0)
    #expect(december.night.segments.first?.light == .civil)
    #expect(december.night.darkest == .dark)
  }

  @Test func `every instant of any night has one light, at any latitude`() throws {
    for latitude in [-90.0, -77.8, -60, 0, 48.5, 66.6, 69.6, 90] {
      let city = try Sample.city("Place", latitude, 179.9, zone: "Pacific/Kiritimati")
      for day in ["2026-03-20", "2026-06-21", "2026-09-23", "2026-12-21"] {
        let night = try report(city, day).night
        #expect(night.segments.first?.span.lowerBound == night.span.lowerBound)
        #expect(night.segments.last?.span.upperBound == night.span.upperBound)
        for (before, after) in zip(night.segments, night.segments.dropFirst()) {
          #expect(before.span.upperBound == after.span.lowerBound)
          #expect(abs(before.light.rawValue - after.light.rawValue) == 1)
        }
        #expect(night.moonlessSeconds >= 0 && night.moonlessSeconds <= night.darkSeconds)
      }
    }
  }

  @Test func `a planet is to be looked for only while it is up in the dark`() throws {
    for day in ["2026-02-10", "2026-06-01", "2026-11-20"] {
      let sky = try report(Sample.london(), day)
      #expect(sky.planets.contains { $0.visibility != nil })
      #expect(sky.planets.map(\.aid) == Array(repeating: .nakedEye, count: 5) + [.binoculars, .telescope])
      for planet in sky.planets {
        guard let look = planet.visibility else { continue }
        #expect(look.span.lowerBound < look.span.upperBound)
        #expect(look.place.altitude > 3)
        // The last moment of a time to look belongs to it.
        let best = look.best == look.span.upperBound ? look.best - 1 : look.best
        #expect(sky.night.light(at: best).map { $0 >= .nautical } == true)
        let isUp = planet.rise.map { $0.time <= look.span.lowerBound || $0.time >= look.span.upperBound } ?? true
        #expect(isUp, "\(planet.name) \(day)")
      }
    }
  }

  @Test func `the sun's times of many days are those of each day`() throws {
    let city = try Sample.london()
    let first = try #require(CivilDate(iso: "2026-03-27"))
    let times = service.sunTimes(of: city, dates: (0..<6).map { first.advanced(by: $0) })
    #expect(times.count == 6)
    for (day, sun) in times {
      let alone = try report(city, day.description).sun
      #expect(abs(try #require(sun.rise).timeIntervalSince(#require(alone.rise))) < 0.2)
      #expect(abs(try #require(sun.set).timeIntervalSince(#require(alone.set))) < 0.2)
    }
  }

  @Test func `it is day from sunrise to sunset`() throws {
    let seoul = try Sample.seoul()
    let sky = try report(seoul, "2026-11-20")
    let (rise, set) = (try #require(sky.sun.rise), try #require(sky.sun.set))
    for (instant, isDay) in [(rise, -5.0, false), (rise, 5, true), (set, -5, true), (set, 5, false)]
      .map({ ($0.0.addingTimeInterval($0.1), $0.2) })
    {
      #expect(Daylight(at: instant).isDay(at: seoul.coordinates) == isDay)
    }
  }

  /// The eclipse of 2026-08-12: 91 % of the sun in London, at 19:13 British Summer Time.
  @Test func `the year's eclipses are those the place sees`() throws {
    let events = try #require(try report(Sample.london(), "2026-08-01", isDetailed: true).events)
    let first = try #require(events.first { $0.kind == .solarEclipse(.partial) })
    try expect(first.greatest, "2026-08-12T18:13:00Z", within: 90)
    #expect(abs(try #require(first.obscuration) - 0.91) < 0.01)
  }

  @Test func `the Perseids are promised in the night of their peak, by the dark and the radiant`() throws {
    let showers = try #require(try report(Sample.london(), "2026-08-12", isDetailed: true).showers)
    let perseids = try #require(showers.first)
    #expect(perseids.name == "Perseids")
    #expect((30...100).contains(try #require(perseids.rate)))
    #expect(
      try report(Sample.london(), "2026-08-01", isDetailed: true).showers?.first { $0.name == "Perseids" }?.rate == nil)
  }

  // MARK: What a page says

  /// JPL DE421 by Skyfield, refraction left out.
  @Test func `the golden and the blue hour are where the sun's altitude says`() throws {
    let seoul = try #require(report(Sample.seoul(), "2026-11-20", isDetailed: true).light)
    #expect(seoul.golden.count == 2 && seoul.blue.count == 2)
    try expect(seoul.golden.first?.lowerBound, "2026-11-20T07:39:24Z")
    try expect(seoul.golden.first?.upperBound, "2026-11-20T08:35:39Z")
    try expect(seoul.blue.first?.upperBound, "2026-11-20T08:46:28Z")
    try expect(seoul.blue.last?.lowerBound, "2026-11-20T21:49:23Z")
    try expect(seoul.golden.last?.upperBound, "2026-11-20T22:56:38Z")
    let reykjavik = try Sample.city("Reykjavík", 64.1355, -21.8954, zone: "Atlantic/Reykjavik")
    let summer = try #require(report(reykjavik, "2026-06-21", isDetailed: true).light)
    #expect(summer.golden.count == 1 && summer.blue.isEmpty)
    try expect(summer.golden.first?.lowerBound, "2026-06-21T22:06:33Z", within: 20)
  }

  @Test func `day length, culmination, phase and azimuths are those of DE421`() throws {
    let sky = try report(Sample.seoul(), "2026-11-20", isDetailed: true)
    #expect(abs(try #require(sky.sun.dayLengthChange) + 97.8) < 3)
    #expect(abs(try #require(sky.sun.noonAltitude) - 32.7) < 0.2)
    try expect(sky.moon.transit?.time, "2026-11-20T11:40:55Z")
    #expect(abs(try #require(sky.moon.transit?.place.altitude) - 56.05) < 0.05)
    let known = [
      ("Mercury", -19.61, 0.587), ("Venus", -34.53, 0.185), ("Mars", -90.46, 0.895), ("Jupiter", -92.0, 0.991),
      ("Saturn", 130.04, 0.998),
    ]
    for (name, elongation, lit) in known {
      let planet = try #require(sky.planets.first { $0.name == name })
      #expect(abs(planet.elongation - elongation) < 0.05, "\(name) \(planet.elongation)")
      #expect(abs(planet.illumination - lit) < 0.002, "\(name)")
    }
    let jupiter = try #require(sky.planets.first { $0.name == "Jupiter" })
    #expect(abs(try #require(jupiter.rise).place.azimuth - 72.4) < 0.2)
    #expect(abs(try #require(jupiter.set).place.azimuth - 287.6) < 0.3)
  }

  @Test func `the curves of a night run from noon to noon`() throws {
    let sky = try report(Sample.seoul(), "2026-11-20", isDetailed: true)
    let curves = try #require(sky.curves)
    #expect(curves.map(\.name).prefix(2) == ["Sun", "Moon"] && curves.count == 9)
    let moon = try #require(curves.first { $0.name == "Moon" })
    let transit = try #require(sky.moon.transit).time
    let share = transit.timeIntervalSince(sky.night.span.lowerBound) / sky.night.span.seconds
    #expect(abs(try #require(moon.altitude(at: share)) - 56.05) < 0.1)
    #expect(try report(Sample.seoul(), "2026-11-20").curves == nil)
  }

  @Test func `a day of two moonrises has both`() throws {
    // So far north the moon may rise earlier each day while it climbs. The times are PyEphem's; the moon gains a degree
    // of altitude in a quarter of an hour.
    let tromso = try Sample.city("Tromsø", 69.649, 18.955, zone: "Europe/Oslo")
    let moon = try report(tromso, "2025-06-20", isDetailed: true).moon
    #expect(moon.rises.count == 2 && moon.rises.first == moon.rise)
    try expect(moon.rises.first, "2025-06-19T22:21:35Z", within: 120)
    try expect(moon.rises.last, "2025-06-20T21:48:25Z", within: 120)
    #expect(try report(tromso, "2025-06-21", isDetailed: true).moon.rises.count < 2)
  }

  @Test func `during the night the page says when to look from now on`() throws {
    let now = try date("2026-11-20T16:00:00Z")
    let moment = try SkyMoment(at: Sample.seoul(), now: now)
    let sky = service.report(for: try Sample.seoul(), moment: moment, now: now)
    #expect(try moment.date == #require(CivilDate(iso: "2026-11-20")))
    for planet in sky.planets { #expect(planet.visibility.map { $0.span.lowerBound >= now } ?? true, "\(planet.name)") }
    #expect(sky.planets.contains { $0.visibility != nil })
  }
}
