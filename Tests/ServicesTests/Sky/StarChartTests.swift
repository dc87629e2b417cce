import Entities
import Foundation
import Testing

@testable import Services

/// What is seen of a sky, at times that everybody can check with a planisphere.
struct StarChartTests {
  private func chart(
    _ city: City, _ time: String, showsAll: Bool = false
  ) throws -> StarChart {
    SkyService().starChart(of: city, at: try Date(time, strategy: .iso8601), showsAll: showsAll)
  }

  private func star(_ name: String, of chart: StarChart) throws -> SkyPlace {
    try #require(chart.stars.first { $0.name == name }).place
  }

  /// 23:00 in Seoul: Orion in the southeast, Vega setting in the northwest.
  @Test func `the winter stars over Seoul`() throws {
    let sky = try chart(Sample.seoul(), "2026-11-22T14:00:00Z")
    let (betelgeuse, vega) = (try star("Betelgeuse", of: sky), try star("Vega", of: sky))
    #expect((100..<140).contains(betelgeuse.azimuth) && (25..<45).contains(betelgeuse.altitude))
    #expect((300..<325).contains(vega.azimuth) && vega.altitude < 15)
    #expect(abs(try star("Polaris", of: sky).altitude - 37.6) < 1)
    #expect(!sky.stars.contains { $0.name == "Canopus" || $0.name == "Spica" })
    #expect(sky.constellations.contains { $0.name == "Orion" })
  }

  /// In the south Orion is upside down, and the Cross is up.
  @Test func `the summer stars over Sydney`() throws {
    let sydney = try Sample.city("Sydney", -33.8678, 151.2073, zone: "Australia/Sydney")
    let sky = try chart(sydney, "2026-12-12T12:30:00Z")
    #expect(try star("Rigel", of: sky).altitude > star("Betelgeuse", of: sky).altitude)
    #expect((140..<200).contains(try star("Acrux", of: sky).azimuth))
    #expect(!sky.stars.contains { $0.name == "Polaris" })
  }

  @Test func `moonlight, city light and twilight take stars away`() throws {
    let seoul = try Sample.seoul()
    var darkSite = seoul
    darkSite.siteSky = .sqm(21.9)
    let dark = try chart(darkSite, "2026-11-09T14:00:00Z")
    let moonlit = try chart(darkSite, "2026-11-23T14:00:00Z")
    let cityLit = try chart(seoul, "2026-11-09T14:00:00Z")
    let twilight = try chart(darkSite, "2026-11-09T08:50:00Z")
    #expect(dark.limitingMagnitude > 6.4 && (3.4..<4.5).contains(cityLit.limitingMagnitude))
    for less in [moonlit, cityLit, twilight] {
      #expect(less.stars.count < dark.stars.count / 2)
      #expect(less.stars.allSatisfy { $0.magnitude <= less.limitingMagnitude })
    }
    #expect(dark.milkyWay.size > 0 && cityLit.milkyWay.size == 0)
  }

  @Test func `by day there is the sun, and all stars on request`() throws {
    let day = try chart(Sample.seoul(), "2026-11-22T03:00:00Z")
    #expect(day.stars.isEmpty && day.constellations.isEmpty && day.objects.isEmpty)
    #expect(day.bodies.map(\.name) == ["Sun"])
    let all = try chart(Sample.seoul(), "2026-11-22T03:00:00Z", showsAll: true)
    #expect(all.stars.count > 1200 && all.milkyWay.size > 0)
    #expect(all.bodies.count > 2)
  }

  @Test func `everything named is above the horizon, and every line runs between stars`() throws {
    for latitude in stride(from: -90.0, through: 90, by: 15) {
      let city = try Sample.city("Place", latitude, 20, zone: "Etc/UTC")
      for hour in ["00", "08", "16"] {
        let sky = try chart(city, "2026-03-20T\(hour):00:00Z", showsAll: true)
        let all = sky.stars.map(\.place) + sky.bodies.map(\.place) + sky.objects.map(\.place)
        #expect(all.allSatisfy { (0...90).contains($0.altitude) && (0..<360).contains($0.azimuth) })
        #expect(zip(sky.stars, sky.stars.dropFirst()).allSatisfy { $0.magnitude <= $1.magnitude })
        let places = Set(sky.stars.map(\.place))
        for line in sky.constellations.flatMap(\.lines) {
          #expect(line.count > 1)
          #expect(line.allSatisfy { $0.altitude <= 0 || places.contains($0) })
        }
      }
    }
  }

  @Test func `the next pass of a station runs over the chart, and goes on while it runs`() throws {
    let seoul = try Sample.seoul()
    let noon = try Date("2026-11-22T03:00:00Z", strategy: .iso8601)
    let skyData = SampleOrbits(now: noon).skyData(over: [seoul])
    let pass = try #require(SatelliteTracks.pass(over: seoul, at: noon, skyData: skyData, clouds: nil))
    #expect(pass.pass.begin.time > noon && pass.pass.cloudCover == nil && pass.place(at: noon) == nil)
    let (first, last) = (try #require(pass.path.first), try #require(pass.path.last))
    #expect(abs(first.time.timeIntervalSince(pass.pass.begin.time)) < 0.01)
    #expect(abs(last.time.timeIntervalSince(pass.pass.end.time)) < 0.01)
    #expect(pass.path.allSatisfy { $0.place.altitude > 9.9 })
    // In the zenith it runs a degree a second.
    let top = pass.path.map(\.place.altitude).max() ?? 0
    #expect((-0.01..<4).contains(pass.pass.highest.place.altitude - top))
    let middle = pass.pass.begin.time.addingTimeInterval(pass.pass.end.time.timeIntervalSince(first.time) / 2)
    let running = try #require(SatelliteTracks.pass(over: seoul, at: middle, skyData: skyData, clouds: nil))
    #expect(abs(running.pass.begin.time.timeIntervalSince(first.time)) < 1)
    #expect(try #require(running.place(at: middle)).altitude > 10)
    #expect(SatelliteTracks.pass(over: seoul, at: noon, skyData: SkyData(), clouds: nil) == nil)
  }

  @Test func `positions agree with the planets of the report`() throws {
    let seoul = try Sample.seoul()
    let now = try Date("2026-11-22T12:00:00Z", strategy: .iso8601)
    let report = SkyService().report(for: seoul, moment: try SkyMoment(at: seoul, now: now), now: now)
    let sky = SkyService().starChart(of: seoul, at: now)
    let saturn = try #require(sky.bodies.first { $0.name == "Saturn" })
    let planet = try #require(report.planets.first { $0.name == "Saturn" })
    #expect(
      abs(saturn.place.altitude - planet.place.altitude) < 0.01
        && abs(saturn.place.azimuth - planet.place.azimuth) < 0.01)
    let moon = try #require(sky.bodies.first { $0.name == "Moon" })
    #expect(abs(moon.place.altitude - (try #require(report.moon.place)).altitude) < 0.01)
  }
}
