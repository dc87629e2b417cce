import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// Sources that stand in for each other, city by city.
struct FallbackTests {
  private let time = VirtualClock(ServiceSample.now)
  private let first = FakeSource()
  private let second = FakeSource(.metNorway, service: .metNorway, answer: { _ in .success(20) })

  private func service(_ cache: CacheRepository) -> WeatherService {
    WeatherService([first, second], time, cache: cache)
  }

  @Test func `the next source is asked only for the city the first one fails for`() async throws {
    first.fail(["London": .noData(.openMeteo)])
    let reports = await service(time.cache).weather(of: try ServiceSample.cities())
    #expect(reports.map(\.current?.provider) == [.openMeteo, .metNorway, .openMeteo])
    #expect(reports.map(\.forecast?.provider) == [.openMeteo, .metNorway, .openMeteo])
    #expect(reports.map { $0.state(at: time.now) } == [.fresh, .fresh, .fresh])
    #expect(reports.allSatisfy { $0.problem == nil })
    #expect(second.requests == [["London"], ["forecast", "London"]])
  }

  @Test func `values of two sources are never mixed into one`() async throws {
    first.fail(["London": .noData(.openMeteo)])
    let reports = await service(time.cache).weather(of: try ServiceSample.cities())
    #expect(reports.map(\.current?.value[.temperature]) == [10, 20, 10])
  }

  @Test func `the first source is back as soon as it answers again`() async throws {
    let service = service(time.cache)
    let cities = try ServiceSample.cities()
    first.fail(["London": .requestFailed(.openMeteo, "refused")])
    #expect(await service.weather(of: cities)[1].current?.provider == .metNorway)
    first.fail([:])
    #expect(await service.weather(of: cities)[1].current?.provider == .metNorway, "it is still young")
    time.advance(by: 16 * 60)
    #expect(await service.weather(of: cities)[1].current?.provider == .openMeteo)
  }

  @Test func `when all fail the first one's reason is shown, and cached values stay`() async throws {
    let service = service(time.cache)
    let cities = try ServiceSample.cities()
    _ = await service.weather(of: cities)
    time.advance(by: 2 * 3600)
    let down = Dictionary(uniqueKeysWithValues: cities.map { ($0.name, ServiceFailure.timedOut(.openMeteo)) })
    first.fail(down)
    second.fail(down.mapValues { _ in .refused(.metNorway, status: 502, "bad gateway") })
    for report in await service.weather(of: cities) {
      #expect(report.problem == .timedOut(.openMeteo))
      #expect(report.state(at: time.now) == .stale)
      #expect(report.current?.value[.temperature] == 10)
    }
  }

  @Test func `when all fail and nothing is cached every row has failed`() async throws {
    let cities = try ServiceSample.cities()
    let down = Dictionary(uniqueKeysWithValues: cities.map { ($0.name, ServiceFailure.noData(.openMeteo)) })
    first.fail(down)
    second.fail(down)
    let reports = await service(time.cache).weather(of: cities)
    #expect(reports.allSatisfy { $0.state(at: time.now) == .failed && $0.problem == .noData(.openMeteo) })
  }

  @Test func `what is young is not asked for`() async throws {
    let service = service(time.cache)
    let cities = try ServiceSample.cities()
    _ = await service.weather(of: cities)
    time.advance(by: 14 * 60)
    _ = await service.weather(of: cities)
    #expect(first.requests.count == 2)
    time.advance(by: 2 * 60)
    _ = await service.weather(of: cities)
    #expect(first.requests.count == 3, "the weather now is due, the forecast is not")
  }

  @Test func `a source that timed out is asked again after one wait, however many requests that takes`() async throws {
    let asked = Recorder<String>()
    let slow = FakeSource(atOnce: 1)
    slow.answer { city throws(ServiceFailure) in
      asked.record(city.name)
      if asked.recorded.count == 1 { throw ServiceFailure.timedOut(.openMeteo) }
      return .success(10)
    }
    let cities = try ServiceSample.cities()
    second.fail(Dictionary(uniqueKeysWithValues: cities.map { ($0.name, .noData(.metNorway)) }))
    let reports = await WeatherService([slow, second], time, cache: time.cache).weather(of: cities)
    #expect(reports.allSatisfy { $0.current?.provider == .openMeteo && $0.forecast?.provider == .openMeteo })
    #expect(slow.requests.count == 7)
    #expect(time.pauses == [1])
  }

  @Test func `another choice of source asks anew`() async throws {
    let cache = time.cache
    let cities = try ServiceSample.cities()
    _ = await service(cache).weather(of: cities)
    let reports = await WeatherService([second], time, cache: cache).weather(of: cities)
    #expect(reports.allSatisfy { $0.current?.provider == .metNorway && $0.forecast?.provider == .metNorway })
  }

  @Test func `nothing cached and no network is a problem of its own`() async throws {
    let reports = await service(time.cache).weather(of: try ServiceSample.cities(), policy: .never)
    #expect(reports.allSatisfy { $0.problem == .offline && $0.state(at: time.now) == .failed })
    #expect(first.requests.isEmpty)
  }
}
