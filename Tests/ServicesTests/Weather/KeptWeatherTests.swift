import Entities
import Foundation
import Repositories
import Testing

@testable import Services

struct KeptWeatherTests {
  private let moments = Moments()
  private let files = FileStore.inMemory()

  private var kept: KeptWeather {
    KeptWeather(cache: CacheRepository(directory: "/cache", files: files, now: { moments.now }))
  }

  private func weather(_ temperature: Double) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: moments.now)
    weather.temperature = temperature
    return weather
  }

  @Test func `weather is kept with its provider and its time`() throws {
    let seoul = try Sample.seoul()
    kept.keep(weather(8.5), of: seoul, from: .metNorway, at: moments.now)
    let current = try #require(kept.current(of: seoul))
    #expect(current.value.temperature == 8.5)
    #expect(current.provider == .metNorway)
    #expect(current.fetchedAt == moments.now)
    #expect(kept.forecast(of: seoul) == nil)
    #expect(kept.current(of: try Sample.london()) == nil)
  }

  @Test func `a renamed city finds its weather again`() throws {
    var seoul = try Sample.seoul()
    kept.keep(weather(8.5), of: seoul, from: .openMeteo, at: moments.now)
    seoul.name = "Home"
    #expect(kept.current(of: seoul)?.value.temperature == 8.5)
  }

  @Test func `places eleven metres apart are the same, a hundred metres are not`() throws {
    kept.keep(weather(8.5), of: try Sample.city("A", 37.56600, -126.97840), from: .openMeteo, at: moments.now)
    #expect(kept.current(of: try Sample.city("B", 37.56602, -126.97842)) != nil)
    #expect(kept.current(of: try Sample.city("B", 37.56700, -126.97840)) == nil)
    #expect(kept.current(of: try Sample.city("B", 37.56600, 126.97840)) == nil)
  }

  @Test func `air and warnings are kept`() throws {
    let seoul = try Sample.seoul()
    kept.keep([], of: seoul, at: moments.now)
    #expect(kept.alerts(of: seoul)?.value.isEmpty == true)
    #expect(kept.air(of: seoul) == nil)
  }

  @Test func `a damaged entry counts as absent`() throws {
    let seoul = try Sample.seoul()
    kept.keep(weather(8.5), of: seoul, from: .openMeteo, at: moments.now)
    for entry in try files.list("/cache/now") {
      try files.writeAtomically("/cache/now/" + entry.name, Data("not weather".utf8), .init(mode: 0o600))
    }
    #expect(kept.current(of: seoul) == nil)
  }
}
