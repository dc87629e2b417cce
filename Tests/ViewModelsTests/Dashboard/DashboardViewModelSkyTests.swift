import Entities
import Foundation
import Testing
import World

@testable import ViewModels

struct DashboardViewModelSkyTests {
  @Test func `skies nobody looks at are forgotten, the one on screen stays`() async throws {
    let world = DashboardWorld()
    await world.refresh()
    let seoul = try #require(world.row("Seoul"))
    let london = try #require(world.row("London"))
    world.dashboard.prepareSky(of: [seoul, london])
    #expect(seoul.sky.value != nil && london.sky.value != nil && !london.sunTimes.value.isEmpty)
    for _ in 0..<25 {
      world.clock.advance(by: 60)
      world.dashboard.tick()
      // What a screen does that shows Seoul alone.
      world.dashboard.prepareSky(of: [seoul])
    }
    #expect(seoul.sky.value != nil && !seoul.sunTimes.value.isEmpty)
    #expect(london.sky.value == nil && london.sunTimes.value.isEmpty)
    world.dashboard.prepareSky(of: [london])
    #expect(london.sky.value != nil && !london.sunTimes.value.isEmpty)
  }

  @Test func `another forecast of as many hours is another outlook at once`() throws {
    let world = DashboardWorld()
    let seoul = try #require(world.row("Seoul"))
    var scores: [Int?] = []
    for cover: Float in [0, 100] {
      var report = CityWeather(city: seoul.city.value)
      let now = world.clock.now
      report.forecast = Sourced(forecast(cover, from: now), provider: .openMeteo, fetchedAt: now)
      world.dashboard.show(report)
      world.dashboard.prepareSky(of: [seoul])
      scores.append(seoul.sky.value?.stargazing.score)
      world.clock.advance(by: 1)
    }
    let (clear, overcast) = (try #require(scores[0]), try #require(scores[1]))
    #expect(clear > overcast)
  }

  private func forecast(_ cover: Float, from now: Date) -> Forecast {
    var hours = HourlyForecast(times: (-24..<48).map { Int(now.timeIntervalSince1970) + $0 * 3600 })
    let values = Array(repeating: cover, count: hours.count)
    let quantities: [HourlyForecast.Quantity] = [.cloudCover, .lowCloud, .midCloud, .highCloud]
    for quantity in quantities { hours.set(quantity, values) }
    return Forecast(hours: hours, days: [])
  }
}
