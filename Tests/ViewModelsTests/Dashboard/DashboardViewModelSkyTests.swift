import Entities
import Foundation
import Testing
import Services
import World

@testable import ViewModels

struct DashboardViewModelSkyTests {
  @Test func `skies out of sight are forgotten, the one on screen stays`() async throws {
    let world = DashboardWorld()
    await world.refresh()
    let seoul = try #require(world.row("Seoul"))
    let london = try #require(world.row("London"))
    world.dashboard.prepareSky(of: [seoul, london])
    #expect(seoul.sky.value.report != nil && london.sky.value.report != nil && !london.sky.value.sunTimes.isEmpty)
    for _ in 0..<25 {
      world.clock.advance(by: 60)
      world.dashboard.tick()
      // What a screen does that shows Seoul alone.
      world.dashboard.prepareSky(of: [seoul])
    }
    #expect(seoul.sky.value.report != nil && !seoul.sky.value.sunTimes.isEmpty)
    #expect(london.sky.value.report == nil && london.sky.value.sunTimes.isEmpty)
    world.dashboard.prepareSky(of: [london])
    #expect(london.sky.value.report != nil && !london.sky.value.sunTimes.isEmpty)
  }

  @Test func `another forecast of as many hours is another outlook at once`() throws {
    let world = DashboardWorld()
    let seoul = try #require(world.row("Seoul"))
    var scores: [Int?] = []
    for cover: Float in [0, 100] {
      var report = CityWeather(city: seoul.city)
      let now = world.clock.now
      report.forecast = Sourced(forecast(cover, from: now), provider: .openMeteo, fetchedAt: now)
      world.dashboard.update(report)
      world.dashboard.prepareSky(of: [seoul])
      scores.append(seoul.sky.value.report?.stargazing.score)
      world.clock.advance(by: 1)
    }
    let (clear, overcast) = (try #require(scores[0]), try #require(scores[1]))
    #expect(clear > overcast)
  }

  @Test func `skies that are asked for are computed while others go on, and are those that a page would compute`()
    async throws
  {
    let world = DashboardWorld()
    await world.refresh()
    let rows = world.dashboard.rows.value
    world.dashboard.requestSkies(of: rows)
    #expect(rows.allSatisfy { $0.sky.value.report == nil })
    await world.dashboard.skies.task?.value
    let skies = rows.map(\.sky.value.report)
    #expect(!skies.isEmpty && !skies.contains(nil))
    #expect(rows.allSatisfy { !$0.sky.value.sunTimes.isEmpty })
    rows.forEach { $0.forgetSky() }
    world.dashboard.prepareSky()
    #expect(rows.map(\.sky.value.report) == skies)
  }

  @Test func `rows that are not wanted any more are not computed`() async throws {
    let world = DashboardWorld()
    let rows = world.dashboard.rows.value
    world.dashboard.requestSkies(of: rows)
    world.dashboard.requestSkies(of: [rows[1]])
    await world.dashboard.skies.task?.value
    #expect(rows.filter { $0.sky.value.report != nil } == [rows[1]])
  }

  @Test func `a sky of a forecast that is another by now is not shown`() async throws {
    let world = DashboardWorld()
    let seoul = try #require(world.row("Seoul"))
    let request = try #require(seoul.skyRequest(at: world.clock.now, SkyData()))
    let sky = request.sky(by: SkyAlmanac(at: world.clock.now))
    var report = CityWeather(city: seoul.city)
    report.forecast = Sourced(
      forecast(0, from: world.clock.now), provider: .openMeteo, fetchedAt: world.clock.now)
    world.dashboard.update(report)
    seoul.update(sky, of: request)
    #expect(seoul.sky.value.report == nil)
  }

  @Test func `a sky in full is what the row knows until it is computed, and is cached`() async throws {
    let world = DashboardWorld()
    let seoul = try #require(world.row("Seoul"))
    world.dashboard.prepareSky(of: [seoul])
    let first = world.dashboard.nightSky(of: seoul)
    #expect(first?.report == seoul.sky.value.report && first?.report.events == nil)
    await world.dashboard.detailedSky.night.task?.value
    #expect(world.dashboard.detailedSky.revision.value == 1)
    #expect(world.dashboard.nightSky(of: seoul)?.report.events?.isEmpty == false)
    // It is not asked for again while it is right.
    await world.dashboard.detailedSky.night.task?.value
    #expect(world.dashboard.detailedSky.revision.value == 1)
    let london = try #require(world.row("London"))
    #expect(world.dashboard.nightSky(of: london) == nil)
  }

  private func forecast(_ cover: Float, from now: Date) -> Forecast {
    var hours = HourlyForecast(times: (-24..<48).map { Int(now.timeIntervalSince1970) + $0 * 3600 })
    let values = Array(repeating: cover, count: hours.count)
    let quantities: [Quantity] = [.cloudCover, .lowCloud, .midCloud, .highCloud]
    for quantity in quantities { hours.set(quantity, values) }
    return Forecast(hours: hours, days: [])
  }
}
