import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct WeatherServiceTests {
  private let moments = VirtualClock(ServiceSample.now)
  private let files = FileStore.inMemory()

  private func service(
    _ sources: [any WeatherSource], alerts: WeatherService.AlertLookup? = nil
  ) -> WeatherService {
    let cache = CacheRepository(directory: "/cache", files: files, now: { moments.now })
    return WeatherService(sources, moments, cache: cache, alerts: alerts)
  }

  private func source(_ answer: @escaping FakeSource.Answer = { _ in .success(10) }) -> FakeSource {
    FakeSource(now: { moments.now }, answer: answer)
  }

  @Test func `one request of each kind serves all cities`() async throws {
    let source = source()
    let cities = [try Sample.seoul(), try Sample.london(), try Sample.tokyo()]
    let weather = await service([source]).weather(of: cities)
    #expect(source.requests == [["Seoul", "London", "Tokyo"], ["forecast", "Seoul", "London", "Tokyo"]])
    #expect(weather.map(\.city) == cities)
    #expect(weather.allSatisfy { $0.state(at: moments.now) == .fresh && $0.problem == nil })
    #expect(weather.allSatisfy { $0.current?.value[.temperature] == 10 && $0.forecast != nil })
  }

  @Test func `now and forecast are one request where both are due and the service can`() async throws {
    let source = FakeSource(both: true, now: { moments.now })
    let cities = [try Sample.seoul(), try Sample.london()]
    let heard = Recorder<String>()
    let weather = await service([source]).weather(of: cities) { heard.record($0.city.name) }
    #expect(source.requests == [["both", "Seoul", "London"]])
    #expect(weather.allSatisfy { $0.current != nil && $0.forecast != nil })
    #expect(heard.recorded == ["Seoul", "London"])
    moments.advance(by: 16 * 60)
    _ = await service([source]).weather(of: cities + [try Sample.tokyo()])
    #expect(source.requests.dropFirst() == [["both", "Tokyo"], ["Seoul", "London"]])
  }

  @Test func `of a place that has only one of the two, the other is asked of the next provider`() async throws {
    let first = HalfSource()
    let second = FakeSource(.metNorway, service: .metNorway, both: true, now: { moments.now })
    let weather = await service([first, second]).weather(of: [try Sample.seoul()])
    #expect(second.requests == [["forecast", "Seoul"]])
    #expect(weather[0].current?.provider == .openMeteo)
    #expect(weather[0].forecast?.provider == .metNorway)
    #expect(weather[0].problem == nil)
  }

  @Test(.timeLimit(.minutes(10))) func `services are asked side by side`() async throws {
    // Each answers only when the other was asked.
    let (weatherAsked, weatherAsking) = AsyncStream.makeStream(of: Void.self)
    let (alertsAsked, alertsAsking) = AsyncStream.makeStream(of: Void.self)
    let source = MeetingSource {
      weatherAsking.finish()
      for await _ in alertsAsked {}
    }
    let service = service([source]) { _ async throws(ServiceFailure) in
      alertsAsking.finish()
      for await _ in weatherAsked {}
      return []
    }
    let denver = try Sample.city("Denver", 39.74, -104.98, country: "US")
    let weather = await service.weather(of: [denver], kinds: [.now, .alerts])
    #expect(weather[0].current != nil && weather[0].alerts?.value == [])
  }

  @Test func `a hundred cities fit a request, the next begin another`() async throws {
    let source = source()
    let weather = await service([source]).weather(of: try Sample.cities(250), kinds: [.now])
    #expect(source.requests.map(\.count) == [100, 100, 50])
    #expect(weather.allSatisfy { $0.current != nil })
  }

  @Test func `only what is wanted is fetched`() async throws {
    let source = source()
    _ = await service([source]).weather(of: [try Sample.seoul()], kinds: [.forecast])
    #expect(source.requests == [["forecast", "Seoul"]])
  }

  @Test func `what is younger than its time to live is not fetched`() async throws {
    let source = source()
    let cities = [try Sample.seoul()]
    _ = await service([source]).weather(of: cities)
    source.forgetRequests()
    moments.advance(by: 15 * 60 - 1)
    _ = await service([source]).weather(of: cities)
    #expect(source.requests.isEmpty)
    moments.advance(by: 1)
    _ = await service([source]).weather(of: cities)
    #expect(source.requests == [["Seoul"]])
    source.forgetRequests()
    moments.advance(by: 45 * 60)
    _ = await service([source]).weather(of: cities)
    #expect(source.requests == [["Seoul"], ["forecast", "Seoul"]])
  }

  @Test func `only the cities that are due are asked about`() async throws {
    let source = source()
    let (seoul, london) = (try Sample.seoul(), try Sample.london())
    _ = await service([source]).weather(of: [seoul], kinds: [.now])
    source.forgetRequests()
    let weather = await service([source]).weather(of: [seoul, london], kinds: [.now])
    #expect(source.requests == [["London"]])
    #expect(weather.allSatisfy { $0.current != nil })
  }

  @Test func `refreshing fetches what is cached too`() async throws {
    let source = source()
    let cities = [try Sample.seoul()]
    _ = await service([source]).weather(of: cities)
    source.answer { _ in .success(20) }
    let weather = await service([source]).weather(of: cities, policy: .always)
    #expect(source.requests.count == 4)
    #expect(weather[0].current?.value[.temperature] == 20)
  }

  @Test func `without the network there is no request, and cached values are shown`() async throws {
    let source = source()
    let (seoul, london) = (try Sample.seoul(), try Sample.london())
    _ = await service([source]).weather(of: [seoul])
    source.forgetRequests()
    moments.advance(by: 3600)
    let weather = await service([source]).weather(of: [seoul, london], policy: .never)
    #expect(source.requests.isEmpty)
    #expect(weather[0].state(at: moments.now) == .stale)
    #expect(weather[0].problem == nil)
    #expect(weather[1].state(at: moments.now) == .failed)
    #expect(weather[1].problem == .offline)
  }

  @Test func `a failed refresh leaves cached values, with the reason`() async throws {
    let source = source()
    let cities = [try Sample.seoul()]
    _ = await service([source]).weather(of: cities)
    moments.advance(by: 16 * 60)
    source.answer { _ throws(ServiceFailure) in throw .timedOut(.openMeteo) }
    let weather = await service([source]).weather(of: cities)
    #expect(weather[0].current?.value[.temperature] == 10)
    #expect(weather[0].problem == .timedOut(.openMeteo))
    #expect(weather[0].state(at: moments.now) == .stale)
    let age = try #require(weather[0].age(at: moments.now))
    #expect((960...965).contains(age))
  }

  @Test func `one city that fails hides no other`() async throws {
    let source = source { city in city.name == "London" ? .failure(.noData(.openMeteo)) : .success(7) }
    let cities = [try Sample.seoul(), try Sample.london(), try Sample.tokyo()]
    let weather = await service([source]).weather(of: cities)
    #expect(weather.map { $0.state(at: moments.now) } == [.fresh, .failed, .fresh])
    #expect(weather[1].problem == .noData(.openMeteo))
  }

  @Test func `the next provider is asked about those the first failed for, and only those`() async throws {
    let first = source { city in city.name == "London" ? .failure(.noData(.openMeteo)) : .success(7) }
    let second = FakeSource(.metNorway, service: .metNorway, now: { moments.now }) { _ in .success(8) }
    let cities = [try Sample.seoul(), try Sample.london()]
    let weather = await service([first, second]).weather(of: cities, kinds: [.now])
    #expect(second.requests == [["London"]])
    #expect(weather.map { $0.current?.provider } == [.openMeteo, .metNorway])
    #expect(weather.allSatisfy { $0.problem == nil && $0.state(at: moments.now) == .fresh })
  }

  @Test func `where all providers fail the first one's reason is shown`() async throws {
    let first = source { _ throws(ServiceFailure) in throw .timedOut(.openMeteo) }
    let second = FakeSource(
      .metNorway, service: .metNorway,
      answer: { _ throws(ServiceFailure) in throw .notFound(.metNorway, "?") })
    let weather = await service([first, second]).weather(of: [try Sample.seoul()])
    #expect(weather[0].problem == .timedOut(.openMeteo))
  }

  @Test func `a service that is down is tried three times in all, whatever is wanted of it`() async throws {
    let source = source { _ throws(ServiceFailure) in throw .requestFailed(.openMeteo, "no network") }
    let weather = await service([source]).weather(of: try Sample.cities(250))
    #expect(source.requests.map(\.count) == [100, 100, 100])
    #expect(moments.pauses == [1, 3])
    #expect(weather.allSatisfy { $0.problem == .requestFailed(.openMeteo, "no network") })
  }

  @Test func `a service that fails for one city is still asked for the forecast of the others`() async throws {
    let source = source { city in city.name == "London" ? .failure(.timedOut(.openMeteo)) : .success(7) }
    let cities = [try Sample.seoul(), try Sample.london()]
    let weather = await service([source]).weather(of: cities)
    #expect(weather.map { $0.state(at: moments.now) } == [.fresh, .failed])
    #expect(weather[0].forecast != nil)
  }

  @Test func `while one service is down the next is tried without pauses`() async throws {
    let down = { @Sendable (_: City) throws(ServiceFailure) -> Result<Double, ServiceFailure> in
      throw .requestFailed(.openMeteo, "no network")
    }
    let (first, second) = (source(down), FakeSource(.metNorway, service: .metNorway, answer: down))
    _ = await service([first, second]).weather(of: [try Sample.seoul()])
    #expect(first.requests.count == 3)
    #expect(second.requests.count == 1)
    #expect(moments.pauses == [1, 3])
  }

  @Test func `the forecast of a fallback is asked of it at once`() async throws {
    let first = source { _ throws(ServiceFailure) in throw .refused(.openMeteo, status: 500, "") }
    let second = FakeSource(.metNorway, service: .metNorway, now: { moments.now }) { _ in .success(8) }
    let weather = await service([first, second]).weather(of: [try Sample.seoul()])
    #expect(first.requests.count == 3)
    #expect(second.requests == [["Seoul"], ["forecast", "Seoul"]])
    #expect(weather[0].state(at: moments.now) == .fresh)
  }

  @Test func `a city is heard of each time more is known of it`() async throws {
    let heard = Recorder<String>()
    _ = await service([source()]).weather(of: [try Sample.seoul(), try Sample.london()]) { weather in
      heard.record("\(weather.city.name) \(weather.forecast == nil ? "now" : "forecast")")
    }
    #expect(heard.recorded == ["Seoul now", "London now", "Seoul forecast", "London forecast"])
  }

  @Test func `a city that is listed twice is asked about once and shown twice`() async throws {
    let source = source()
    let seoul = try Sample.seoul()
    let weather = await service([source]).weather(of: [seoul, seoul], kinds: [.now])
    #expect(source.requests == [["Seoul"]])
    #expect(weather.count == 2)
    #expect(weather.allSatisfy { $0.current != nil })
  }

  @Test func `a cached file from the future is fetched anew`() async throws {
    let source = source()
    let cities = [try Sample.seoul()]
    _ = await service([source]).weather(of: cities)
    moments.advance(by: -86_400)
    source.forgetRequests()
    _ = await service([source]).weather(of: cities, kinds: [.now])
    #expect(source.requests == [["Seoul"]])
  }

  @Test func `no cities need no request`() async {
    let source = source()
    #expect(await service([source]).weather(of: []).isEmpty)
    #expect(source.requests.isEmpty)
  }

  @Test func `warnings are asked for in the United States alone`() async throws {
    let asked = Recorder<String>()
    let service = service([]) { city async throws(ServiceFailure) in
      asked.record(city.name)
      return []
    }
    let denver = try Sample.city("Denver", 39.74, -104.98, country: "US")
    let weather = await service.weather(of: [try Sample.seoul(), denver], kinds: [.alerts])
    #expect(asked.recorded == ["Denver"])
    #expect(weather.map(\.alerts?.value) == [nil, []])
  }
}

/// A provider that knows the weather now and no forecast.
private struct HalfSource: WeatherSource {
  let provider = Provider.openMeteo
  let placesPerRequest = 100
  let combinesKinds = true

  func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> [Result<PlaceWeather, ServiceFailure>] {
    cities.map { _ in
      Result { () throws(ServiceFailure) in
        try PlaceWeather(
          kinds, current: CurrentWeather(observedAt: ServiceSample.now),
          forecast: try Result<Forecast, ServiceFailure>.failure(.noData(.openMeteo)).get())
      }
    }
  }
}

/// A provider that does something before it answers.
private struct MeetingSource: WeatherSource {
  let provider = Provider.openMeteo
  let placesPerRequest = 100
  let combinesKinds = true
  let meet: @Sendable () async -> Void

  func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> [Result<PlaceWeather, ServiceFailure>] {
    await meet()
    return cities.map { _ in
      Result { () throws(ServiceFailure) in
        try PlaceWeather(
          kinds, current: CurrentWeather(observedAt: ServiceSample.now),
          forecast: Forecast(hours: HourlyForecast(times: []), days: []))
      }
    }
  }
}
