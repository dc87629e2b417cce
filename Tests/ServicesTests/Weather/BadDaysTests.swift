import Entities
import Foundation
import Testing
import World

@testable import Repositories
@testable import Services

/// Every way a service is known to fail, one at a time and all at once, with the real readers of wire formats.
struct BadDaysTests {
  /// A bad day with the beginning of what the row says when no other service has an answer.
  struct Case: Sendable, CustomTestStringConvertible {
    var day: BadDay
    var words: String
    var testDescription: String { "\(day)" }
  }

  static let table: [Case] = [
    Case(day: .minuteLimit, words: "Open-Meteo is limiting requests"),
    Case(day: .hourLimit, words: "Open-Meteo is limiting requests"),
    Case(day: .dayLimit, words: "Open-Meteo is limiting requests"),
    Case(day: .tooManyAtOnce, words: "Open-Meteo is limiting requests"),
    Case(day: .retryAfter(600), words: "Open-Meteo is limiting requests"),
    Case(day: .internalError, words: "Open-Meteo answered with an error (500"),
    Case(day: .badGateway, words: "Open-Meteo answered with an error (502"),
    Case(day: .webPage, words: "Open-Meteo sent an answer that can't be read"),
    Case(day: .empty, words: "the answer from Open-Meteo was cut short"),
    Case(day: .allNull, words: "Open-Meteo has no data for this place"),
    Case(day: .keyRefused, words: "Open-Meteo needs a key"),
    Case(day: .silence, words: "Open-Meteo didn't answer in time"),
    Case(day: .closed, words: "can't reach Open-Meteo"),
  ]

  private let time = VirtualClock(ServiceSample.now)

  private func service(_ days: [WorldService: BadDay]) throws -> WeatherService {
    var world = ServiceWorld(now: ServiceSample.now)
    world.badDays = days
    let (client, endpoints, cache) = (world.client, try Endpoints(), time.cache)
    let clock = { @Sendable in time.now }
    let alerts = AlertsRepository(client: client, endpoints: endpoints, cache: cache, now: clock)
    return WeatherService(
      sources: [
        OpenMeteoRepository(client: client, endpoints: endpoints, now: clock),
        METNorwayRepository(client: client, endpoints: endpoints, cache: cache, now: clock),
      ],
      air: AirQualityRepository(client: client, endpoints: endpoints, now: clock),
      alerts: { city async throws(ServiceFailure) in try await alerts.nwsAlerts(in: city) },
      cache: cache,
      requests: Requests(cache: cache, clock: time.clock, jitter: { 1 }), clock: time.clock)
  }

  private func reports(_ days: [WorldService: BadDay]) async throws -> [CityWeather] {
    try await service(days).weather(of: try ServiceSample.cities(), kinds: Set(WeatherKind.allCases))
  }

  @Test(arguments: table)
  func `when the first source fails the second one answers for every city`(bad: Case) async throws {
    for report in try await reports([.openMeteo: bad.day]) {
      #expect(report.current?.provider == .metNorway)
      #expect(report.forecast?.provider == .metNorway)
      #expect(report.problem == nil)
      #expect(report.air != nil, "another service is not concerned")
    }
  }

  @Test(arguments: table)
  func `when everything fails the rows say why`(bad: Case) async throws {
    let days = Dictionary(uniqueKeysWithValues: WorldService.allCases.map { ($0, bad.day) })
    for report in try await reports(days) {
      #expect(report.current == nil)
      #expect(report.forecast == nil)
      #expect(report.air == nil)
      // A list of warnings without numbers is still a list.
      #expect(report.alerts == nil || bad.day == .allNull, "not known is not none")
      #expect(report.state(at: time.now) == .failed)
      #expect(String(describing: try #require(report.problem)).hasPrefix(bad.words))
    }
  }

  @Test(arguments: table)
  func `a failing air quality or warning service changes nothing of the weather`(bad: Case) async throws {
    for report in try await reports([.airQuality: bad.day, .nws: bad.day]) {
      #expect(report.current?.provider == .openMeteo)
      #expect(report.problem == nil)
      #expect(report.air == nil)
    }
  }

  @Test func `one broken place is answered by the second source, the others by the first`() async throws {
    let reports = try await reports([.openMeteo: .brokenAt(latitude: 51.5085)])
    #expect(reports.map(\.current?.provider) == [.openMeteo, .metNorway, .openMeteo])
  }

  @Test func `a service that asked to wait is not asked again before, and then is`() async throws {
    var world = ServiceWorld(now: ServiceSample.now)
    world.badDays[.openMeteo] = .retryAfter(600)
    let asked = Recorder<Service>()
    let network = world.client
    let client = HTTPClient { request throws(ServiceFailure) in
      asked.record(request.service)
      return try await network.send(request)
    }
    let source = OpenMeteoRepository(client: client, endpoints: try Endpoints(), now: { time.now })
    let service = WeatherService([source], time, cache: time.cache)
    for _ in 0..<3 { _ = await service.weather(of: try ServiceSample.cities(), policy: .always) }
    #expect(asked.recorded.count == 1)
    time.advance(by: 601)
    _ = await service.weather(of: try ServiceSample.cities(), kinds: [.now], policy: .always)
    #expect(asked.recorded.count == 2)
  }
}
