import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// What a table that runs all day knows of its cities, compared with the cache on disk.
struct KnownWeatherTests {
  private let moments = VirtualClock(ServiceSample.now)
  private let files = FileStore.inMemory()

  private var cache: CacheRepository {
    CacheRepository(directory: "/cache", files: files, now: { moments.now })
  }

  private func service(_ source: FakeSource) -> WeatherService { WeatherService([source], moments, cache: cache) }

  private func source(_ temperature: Double) -> FakeSource {
    FakeSource(now: { moments.now }) { _ in .success(temperature) }
  }

  private func refresh(_ service: WeatherService, known: [CityWeather]) async -> [CityWeather] {
    await service.weather(from: known)
  }

  private func removeCache() throws {
    #expect(try cache.entries.count > 1)
    try cache.clear()
  }

  @Test func `a cache that vanishes takes nothing from the screen, and nothing young is fetched again`() async throws {
    let source = source(10)
    let known = await service(source).weather(of: [try Sample.seoul(), try Sample.london()])
    try removeCache()
    source.forgetRequests()
    moments.advance(by: 60)
    let weather = await refresh(service(source), known: known)
    #expect(source.requests.isEmpty)
    #expect(weather == known)
  }

  @Test func `files are read a batch at a time, first those that are in view by then`() async throws {
    let cities = try (0..<350).map { try Sample.city("\($0)", Double($0) / 10, 1) }
    _ = await service(source(10)).weather(of: cities)
    let batches = Recorder<[String]>()
    await service(source(20)).refresh(
      cities.map(CityWeather.init), kinds: [.now], policy: .whenDue,
      placesInView: {
        // Moves down while the files are read.
        let place = batches.recorded.count == 1 ? 300 : 340
        return (place..<350).map { cities[$0].coordinates }
      }
    ) { if !$0.isEmpty { batches.record($0.map(\.city.name)) } }
    #expect(batches.recorded.map(\.count) == [100, 100, 100, 50])
    #expect(Set(batches.recorded[0].prefix(10)) == Set((340..<350).map(String.init)))
    #expect(Set(batches.recorded[1].prefix(40)) == Set((300..<340).map(String.init)))
    #expect(Set(batches.recorded.joined()).count == 350)
  }

  @Test func `a damaged cache takes nothing from the screen`() async throws {
    let source = source(10)
    let known = await service(source).weather(of: [try Sample.seoul()])
    let entries = try files.list("/cache/forecast")
    #expect(!entries.isEmpty)
    for entry in entries {
      try files.writeAtomically("/cache/forecast/" + entry.name, Data("no forecast".utf8), .init(mode: 0o600))
    }
    #expect(await refresh(service(source), known: known) == known)
  }

  @Test func `what another program fetched meanwhile is taken over without a request`() async throws {
    let source = source(10)
    let known = await service(source).weather(of: [try Sample.seoul()])
    moments.advance(by: 20 * 60)
    _ = await service(self.source(25)).weather(of: [try Sample.seoul()])
    source.forgetRequests()
    let weather = await refresh(service(source), known: known)
    #expect(source.requests.isEmpty)
    #expect(weather[0].current?.value[.temperature] == 25)
    #expect(weather[0].forecast == known[0].forecast, "it is young enough")
  }

  @Test(arguments: [(true, []), (false, [25.0])])
  func `what was read a moment ago is not read again`(isJustRead: Bool, found: [Double]) async throws {
    let known = await service(source(10)).weather(of: [try Sample.seoul()])
    moments.advance(by: 20 * 60)
    _ = await service(source(25)).weather(of: [try Sample.seoul()])
    let arrived = Recorder<Double>()
    await service(source(30)).refresh(known, kinds: [.now], policy: .never, isJustRead: isJustRead) { weather in
      weather.compactMap { $0.current?.value[.temperature] }.forEach { arrived.record($0) }
    }
    #expect(arrived.recorded == found)
  }

  @Test func `a city without weather is looked up even if the others were read a moment ago`() async throws {
    _ = await service(source(10)).weather(of: [try Sample.seoul()])
    let arrived = Recorder<String>()
    await service(source(30)).refresh(
      [CityWeather(city: try Sample.seoul())], kinds: [.now], policy: .never, isJustRead: true
    ) { $0.forEach { arrived.record($0.city.name) } }
    #expect(arrived.recorded == ["Seoul"])
  }

  @Test func `what is known grows old as the cache does`() async throws {
    let source = source(10)
    let known = await service(source).weather(of: [try Sample.seoul()])
    try removeCache()
    source.forgetRequests()
    moments.advance(by: 15 * 60)
    _ = await refresh(service(source), known: known)
    #expect(source.requests == [["Seoul"]])
  }

  @Test func `what is known from the future, since the clock was set back, is fetched anew`() async throws {
    let source = source(10)
    let known = await service(source).weather(of: [try Sample.seoul()])
    moments.advance(by: -86_400)
    source.forgetRequests()
    _ = await refresh(service(source), known: known)
    #expect(source.requests == [["Seoul"], ["forecast", "Seoul"]])
  }

  @Test func `a city renamed keeps its weather, under its new name`() async throws {
    let source = source(10)
    var known = await service(source).weather(of: [try Sample.seoul()])
    try removeCache()
    known[0].city.name = "Home"
    #expect(await refresh(service(source), known: known) == known)
  }

  @Test func `without the network a failed request leaves what was known, with the reason`() async throws {
    let source = source(10)
    let known = await service(source).weather(of: [try Sample.seoul()])
    try removeCache()
    moments.advance(by: 20 * 60)
    source.answer { _ throws(ServiceFailure) in throw .timedOut(.openMeteo) }
    let weather = await refresh(service(source), known: known)
    #expect(weather[0].current == known[0].current)
    #expect(weather[0].problem == .timedOut(.openMeteo))
  }
}
