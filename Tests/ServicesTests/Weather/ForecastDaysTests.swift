import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// Forecasts of more days than tables show.
struct ForecastDaysTests {
  private let rig: FaultRig
  private let cities: [City]

  init() throws {
    rig = try FaultRig()
    cities = [try Sample.city("Accra", 5.55, -0.2), try Sample.city("Lome", 6.13, 1.22)]
  }

  /// How many days from today each city has when so many are asked for, and how many requests that took.
  private func days(_ days: Int, _ providers: [Provider] = [.openMeteo]) async -> (known: [Int], requests: Int) {
    rig.forgetRequests()
    let weather = await rig.weather(providers).with(.watching, days: days).weather(of: cities)
    let today = CivilDate(rig.moments.now, in: .gmt)
    return (weather.map { $0.forecast?.value.days.count { $0.date >= today } ?? 0 }, rig.requestCount)
  }

  @Test(arguments: 8...16) func `as many days as are wanted come in one request for all cities`(wanted: Int) async {
    #expect(await days(wanted) == ([wanted, wanted], 1))
  }

  @Test func `a cached forecast that is shorter is asked for again, a longer one is not`() async {
    #expect(await days(7) == ([7, 7], 1))
    #expect(await days(16) == ([16, 16], 1))
    #expect(await days(16).requests == 0)
    #expect(await days(9).requests == 0)
    #expect(await days(7).requests == 0)
  }

  @Test func `a table's forecast that is a day shorter after midnight waits for its time`() async {
    rig.moments.advance(by: 11.9 * 3600)
    #expect(await days(7).requests == 1)
    rig.moments.advance(by: 600)
    #expect(await days(7) == ([6, 6], 0))
  }

  @Test func `an answer with fewer days than wanted is asked for again in its time`() async {
    let source = FakeSource()
    let service = WeatherService([source], rig.moments, cache: rig.cache)
    for (wanted, requests) in [(7, 1), (12, 2), (12, 2), (9, 2), (16, 3), (16, 3)] {
      _ = await service.with(.watching, days: wanted).weather(of: cities, kinds: [.forecast])
      #expect(source.requests.count == requests, "\(wanted) days")
    }
    rig.moments.advance(by: 3600)
    _ = await service.with(.watching, days: 16).weather(of: cities, kinds: [.forecast])
    #expect(source.requests.count == 4)
  }

  @Test func `a provider that sends all it has is not asked again for more`() async {
    let first = await days(16, [.metNorway])
    #expect(first.requests > 0)
    #expect(await days(16, [.metNorway]).requests == 0)
  }
}
