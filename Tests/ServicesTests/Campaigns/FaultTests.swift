import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// Every failure of every service: how often it is asked and when, what is said, what stays cached.
struct FaultTests {
  /// What a failure is reported as.
  enum Outcome: Sendable {
    case refused(Int), cutShort, unreadable, noData, wait, keyRefused, notFound, timedOut, requestFailed

    func matches(_ failure: ServiceFailure?) -> Bool {
      if case (.refused(let status), .refused(_, let other, _)?) = (self, failure) { return status == other }
      // A service without keys that speaks of one is at fault itself.
      if case (.keyRefused, .refused(let service, 400...401, _)?) = (self, failure) { return service.row.key == nil }
      return switch (self, failure) {
      case (.cutShort, .cutShort), (.unreadable, .unreadable), (.noData, .noData),
        (.wait, .notBefore), (.keyRefused, .keyRefused), (.keyRefused, .keyMissing), (.notFound, .notFound),
        (.timedOut, .timedOut), (.requestFailed, .requestFailed):
        true
      default: false
      }
    }
  }

  static let days: [(day: BadDay, outcome: Outcome)] = [
    (.internalError, .refused(500)), (.badGateway, .refused(502)), (.webPage, .unreadable), (.empty, .cutShort),
    (.cutOff, .cutShort), (.allNull, .noData), (.keyRefused, .keyRefused), (.notFound, .notFound),
    (.silence, .timedOut), (.closed, .requestFailed), (.minuteLimit, .wait), (.hourLimit, .wait), (.dayLimit, .wait),
    (.tooManyAtOnce, .wait), (.retryAfter(3), .wait), (.retryAfter(600), .wait), (.status(400), .refused(400)),
    (.status(401), .keyRefused), (.status(403), .refused(403)), (.status(414), .refused(414)),
    (.status(422), .refused(422)), (.status(503), .refused(503)), (.status(504), .refused(504)),
  ]

  /// Seconds after the start, 12:00:00 UTC, at which a service in trouble is asked.
  static func times(_ day: BadDay, _ service: WorldService) -> [Double] {
    switch day {
    case .internalError, .badGateway, .status(503), .status(504), .empty, .cutOff, .closed: [0, 1, 4]
    // Each try takes all of its fifteen seconds.
    case .silence: [0, 16, 34]
    case .webPage, .allNull, .keyRefused, .notFound, .status: [0]
    default: wait(day, service) <= 5 ? [0, wait(day, service)] : [0]
    }
  }

  /// Seconds for which a service that answered 429 is left alone.
  static func wait(_ day: BadDay, _ service: WorldService) -> Double {
    if case .retryAfter(let seconds) = day { return Double(seconds) }
    switch (service, day) {
    case (.openWeather, _), (.apod, _): return 60
    case (.metNorway, _): return 600
    case (.nws, _): return 5
    case (.nasaAPI, _): return 3605
    case (_, .minuteLimit): return 62
    case (_, .hourLimit): return 3605
    case (_, .dayLimit): return 43_260
    default: return 2
    }
  }

  static let providers: [(Provider, WorldService)] = [
    (.openMeteo, .openMeteo), (.openWeatherMap, .openWeather), (.metNorway, .metNorway),
  ]

  @Test(arguments: days.indices, providers.indices)
  func `a provider in trouble is asked as often as may help, and the row says why`(_ row: Int, _ column: Int)
    async throws
  {
    let (day, outcome) = Self.days[row]
    let (provider, service) = Self.providers[column]
    let rig = try FaultRig()
    let weather = rig.weather([provider])
    let seoul = try Sample.seoul()
    rig.set([service: day])
    let failed = await weather.weather(of: [seoul], kinds: [.now])[0]
    #expect(outcome.matches(failed.problem), "\(String(describing: failed.problem))")
    #expect(failed.problem?.description.contains("SECRET") == false)
    #expect(rig.times(of: service) == Self.times(day, service), "\(day) \(service)")
    #expect(failed.current == nil)
    #expect(failed.state(at: rig.moments.now) == .failed)

    // Asked again at once: a service that asked to wait gets no request.
    rig.forgetRequests()
    _ = await weather.weather(of: [seoul], kinds: [.now])
    if case .wait = outcome, Self.wait(day, service) > 5 { #expect(rig.requestCount == 0, "\(day) \(service)") }

    // Recovered, and the wait over: fresh again.
    rig.set([:])
    // By its terms MET Norway is not asked before its document expires, however empty that is.
    rig.moments.advance(by: max(Self.wait(day, service), day == .allNull ? 3600 : 0) + 1)
    let recovered = await weather.weather(of: [seoul], kinds: [.now])[0]
    #expect(recovered.problem == nil)
    #expect(recovered.state(at: rig.moments.now) == .fresh)
  }

  @Test(arguments: days.indices, providers.indices)
  func `cached values stay in sight, with their age and the reason`(_ row: Int, _ column: Int) async throws {
    let (day, outcome) = Self.days[row]
    let (provider, service) = Self.providers[column]
    let rig = try FaultRig()
    let weather = rig.weather([provider])
    let seoul = try Sample.seoul()
    let good = await weather.weather(of: [seoul], kinds: [.now])[0]
    rig.moments.advance(by: 3600)
    rig.set([service: day])
    let bad = await weather.weather(of: [seoul], kinds: [.now])[0]
    #expect(outcome.matches(bad.problem), "\(String(describing: bad.problem))")
    #expect(bad.current == good.current)
    #expect(bad.state(at: rig.moments.now) == .stale)
    #expect(await weather.cached(for: [seoul])[0].current == good.current)
  }

  @Test(arguments: days.indices)
  func `the next provider takes over, tried once, and no problem is shown`(_ row: Int) async throws {
    let rig = try FaultRig()
    let cities = [try Sample.seoul(), try Sample.london(), try Sample.tokyo()]
    rig.set([.openMeteo: Self.days[row].day])
    // Of an answer that is cut off, what came whole is used.
    let whole = Self.days[row].day == .cutOff ? 1 : 0
    let weather = await rig.weather([.openMeteo, .metNorway]).weather(of: cities)
    for city in weather {
      #expect(city.problem == nil)
      #expect(city.state(at: rig.moments.now) == .fresh)
    }
    for city in weather.dropFirst(whole) {
      #expect(city.current?.provider == .metNorway)
      #expect(city.forecast?.provider == .metNorway)
    }
    #expect(rig.times(of: .metNorway).count == 3 - whole, "one document for each place serves both kinds")
  }

  @Test func `while a provider is silent the next one is asked, and what it answers is shown`() async throws {
    let rig = try FaultRig()
    rig.set([.openMeteo: .silence])
    let weather = await rig.weather([.openMeteo, .metNorway]).weather(of: [try Sample.seoul(), try Sample.london()])
    #expect(weather.allSatisfy { $0.current?.provider == .metNorway && $0.forecast?.provider == .metNorway })
    #expect(rig.times(of: .openMeteo) == [0])
    #expect(rig.times(of: .metNorway) == [15, 15])
  }

  @Test(arguments: days.indices)
  func `a silent provider gets its other tries when no other can take over`(_ row: Int) async throws {
    let day = Self.days[row].day
    let rig = try FaultRig()
    rig.set([.openMeteo: .silence, .metNorway: day])
    let weather = await rig.weather([.openMeteo, .metNorway]).weather(of: [try Sample.seoul()], kinds: [.now])[0]
    #expect(weather.problem == .timedOut(.openMeteo))
    #expect(rig.times(of: .metNorway) == [15], "\(day)")
    let asked = day == .silence ? 30.0 : 15
    #expect(rig.times(of: .openMeteo) == [0, asked + 1, asked + 1 + 15 + 3], "\(day)")
  }

  @Test func `a silent provider that comes back is heard`() async throws {
    let rig = try FaultRig()
    rig.set([.openMeteo: .silence, .metNorway: .status(503)], from: 0)
    rig.set([.metNorway: .status(503)], from: 16)
    let weather = await rig.weather([.openMeteo, .metNorway]).weather(of: [try Sample.seoul()], kinds: [.now])[0]
    #expect(weather.problem == nil)
    #expect(weather.current?.provider == .openMeteo)
    #expect(rig.times(of: .openMeteo) == [0, 16])
  }

  @Test(arguments: days.indices, days.indices)
  func `with both providers in trouble the first one's reason is shown`(_ first: Int, _ second: Int) async throws {
    let rig = try FaultRig()
    rig.set([.openMeteo: Self.days[first].day, .metNorway: Self.days[second].day])
    let weather = await rig.weather([.openMeteo, .metNorway]).weather(of: [try Sample.seoul()], kinds: [.now])[0]
    #expect(Self.days[first].outcome.matches(weather.problem), "\(String(describing: weather.problem))")
    #expect(rig.requestCount <= 6)
    #expect(rig.times(of: .openMeteo).count <= 3)
    #expect(rig.times(of: .metNorway).count <= 3)
  }

  @Test(arguments: days.indices)
  func `air and warnings in trouble leave the row as it is`(_ row: Int) async throws {
    let day = Self.days[row].day
    let chicago = try Sample.city("Chicago", 41.85, -87.65, zone: "America/Chicago", country: "US")
    // One at a time: they are asked side by side, and all waiting moves the one clock.
    for service in [WorldService.airQuality, .nws] {
      let rig = try FaultRig()
      rig.set([service: day])
      let kinds: Set<WeatherKind> = [.now, .air, .alerts]
      let weather = await rig.weather([.openMeteo]).weather(of: [chicago], kinds: kinds)[0]
      #expect(weather.problem == nil)
      #expect(weather.state(at: rig.moments.now) == .fresh)
      #expect((weather.air == nil) == (service == .airQuality))
      if day != .allNull { #expect((weather.alerts == nil) == (service == .nws)) }
      // A list of warnings without numbers is still a list.
      if day != .allNull || service != .nws { #expect(rig.times(of: service) == Self.times(day, service), "\(day)") }
    }
  }

  @Test(arguments: days.indices)
  func `a place search in trouble says so, and the built-in list does not need it`(_ row: Int) async throws {
    let day = Self.days[row].day
    guard day != .allNull, day != .notFound else { return }
    let rig = try FaultRig()
    rig.set([.geocoding: day])
    await #expect(throws: CityProblem.self) { try await rig.places.candidates(for: "Lyndhaven") }
    // A person waits for the answer: no service is waited for twice.
    #expect(rig.times(of: .geocoding) == (day == .silence ? [0] : Self.times(day, .geocoding)), "\(day)")
    #expect(try await rig.places.candidates(for: "Seoul").first?.name == "Seoul")
  }

  @Test(arguments: days.indices)
  func `the picture comes from the other service, or from the cache`(_ row: Int) async throws {
    let (day, outcome) = Self.days[row]
    guard day != .allNull else { return }
    let rig = try FaultRig()
    rig.set([.apod: day])
    let other = try await rig.pictures(hasKey: true).todaysPicture()
    #expect(other.failure == nil)
    #expect(rig.times(of: .nasaAPI).count == 1)

    let alone = try FaultRig()
    let good = try await alone.pictures(hasKey: false).todaysPicture()
    alone.moments.advance(by: 2 * 3600)
    alone.set([.apod: day])
    let cached = try await alone.pictures(hasKey: false).todaysPicture()
    #expect(cached.picture == good.picture)
    #expect(outcome.matches(cached.failure), "\(String(describing: cached.failure))")
  }

  @Test(arguments: days.indices, days.indices)
  func `with both picture services in trouble the cached picture or the reason is shown`(_ first: Int, _ second: Int)
    async throws
  {
    let (day, outcome) = Self.days[first]
    let other = Self.days[second].day
    guard day != .allNull, other != .allNull else { return }
    let rig = try FaultRig()
    rig.set([.apod: day, .nasaAPI: other])
    await #expect(throws: PictureProblem.self) { try await rig.pictures(hasKey: true).todaysPicture() }
    #expect(rig.times(of: .apod).count <= 4, "\(day)")
    #expect(rig.times(of: .nasaAPI).count <= 3, "\(other)")
    // The next day, when all waits are over, after one good hour.
    rig.set([:])
    rig.moments.advance(by: 86_400)
    let good = try await rig.pictures(hasKey: true).todaysPicture()
    rig.set([.apod: day, .nasaAPI: other])
    rig.moments.advance(by: 2 * 3600)
    let cached = try await rig.pictures(hasKey: true).todaysPicture()
    #expect(cached.picture == good.picture)
    #expect(outcome.matches(cached.failure), "\(String(describing: cached.failure))")
  }

  @Test func `a placeholder is a failure`() async throws {
    let rig = try FaultRig()
    rig.set([.apod: .closed, .nasaAPI: .placeholder])
    await #expect(throws: PictureProblem.self) { try await rig.pictures(hasKey: true).todaysPicture() }
  }

  @Test(arguments: [(BadDay.status(403), 1), (.webPage, 3), (.internalError, 3), (.allNull, 6)])
  func `a provider asked city by city is left alone once it refuses all alike`(day: BadDay, requests: Int)
    async throws
  {
    let rig = try FaultRig()
    rig.set([.metNorway: day])
    let cities = try (0..<6).map { try Sample.city("City \($0)", Double($0), Double($0)) }
    let weather = await rig.weather([.metNorway]).weather(of: cities)
    #expect(weather.allSatisfy { $0.problem != nil })
    #expect(rig.times(of: .metNorway).count == requests)
  }

  @Test func `a batch that is refused for no place's sake costs one pass of three`() async throws {
    let rig = try FaultRig()
    rig.set([.openMeteo: .status(400)])
    let cities = try (0..<6).map { try Sample.city("City \($0)", Double($0), Double($0)) }
    _ = await rig.weather([.openMeteo]).weather(of: cities)
    #expect(rig.times(of: .openMeteo).count == 4, "for both kinds together")
  }

  @Test func `one bad place costs the others nothing`() async throws {
    let rig = try FaultRig()
    let cities = [try Sample.seoul(), try Sample.london(), try Sample.tokyo()]
    rig.set([.openMeteo: .brokenAt(latitude: 51.5085)])
    let weather = await rig.weather([.openMeteo]).weather(of: cities, kinds: [.now])
    #expect(weather.map { $0.problem == nil } == [true, false, true])
    rig.set([.openMeteo: .bareNaN(place: 1)])
    rig.moments.advance(by: 3600)
    let repaired = await rig.weather([.openMeteo]).weather(of: cities, kinds: [.now])
    #expect(repaired.allSatisfy { $0.problem == nil })
  }
}
