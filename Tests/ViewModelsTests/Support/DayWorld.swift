import Entities
import Foundation
import Repositories
import Services
import World

/// The invented world during one day whose hours pass when someone waits, and everything it was asked.
nonisolated final class DayWorld: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  private var present = DayWorld.midnight
  private var log: [(service: WorldService, at: Date, weight: Double)] = []
  private var minuteHandler: (@MainActor (Int) -> Void)?
  private var minute = -1
  private let script: @Sendable (Double) -> [WorldService: BadDay]

  /// 2026-11-20T00:00:00Z.
  static let midnight = Date(timeIntervalSince1970: 1_795_132_800)

  init(script: @escaping @Sendable (Double) -> [WorldService: BadDay]) {
    self.script = script
  }

  var now: Date { lock.withLock { present } }
  var model: WeatherModel { WeatherModel() }

  /// All requests in order: whom, when, and how many of Open-Meteo's calls each counted.
  var requests: [(service: WorldService, at: Date, weight: Double)] { lock.withLock { log } }

  func whenMinutePasses(_ handler: @escaping @MainActor (Int) -> Void) async {
    lock.withLock { minuteHandler = handler }
  }

  /// Waiting moves the clock, lets others work, and is over at the next midnight.
  var clock: WallClock {
    WallClock(
      now: { self.now },
      sleep: { seconds in
        let passed = self.lock.withLock {
          self.present.addTimeInterval(seconds)
          let passed = Int(self.present.timeIntervalSince(Self.midnight) / 60)
          defer { self.minute = passed }
          return passed == self.minute ? nil : passed
        }
        await Task.yield()
        if let passed, let handler = self.lock.withLock({ self.minuteHandler }) { await handler(passed) }
        if let passed, passed >= 24 * 60 { throw CancellationError() }
      })
  }

  func weather(_ cache: CacheRepository, _ patience: Patience) throws -> WeatherService {
    let endpoints = try Endpoints()
    let now: @Sendable () -> Date = { self.now }
    let alerts = NWSRepository(client: client, endpoints: endpoints, now: now)
    return WeatherService(
      sources: [
        OpenMeteoRepository(client: client, endpoints: endpoints, now: now),
        METNorwayRepository(client: client, endpoints: endpoints, cache: cache, now: now),
      ], air: AirQualityRepository(client: client, endpoints: endpoints, now: now),
      alerts: { city async throws(ServiceFailure) in try await alerts.alerts(in: city) }, cache: cache,
      patience: patience, clock: clock)
  }

  private var client: HTTPClient {
    HTTPClient { request throws(ServiceFailure) in
      let answer = self.answer(request.loopback)
      switch answer.course {
      case .silence: throw .timedOut(request.service)
      case .close, .raw: throw .unreachable(request.service, "connection closed")
      case .answer: break
      }
      let headers = answer.headers.map { ($0.0.lowercased(), $0.1) }
      return HTTPResponse(
        status: answer.status, headers: Dictionary(headers) { $1 }, body: answer.body, finalURL: request.url)
    }
  }

  private func answer(_ request: LoopbackRequest) -> LoopbackResponse {
    var world = ServiceWorld(now: now)
    world.badDays = script(now.timeIntervalSince(Self.midnight) / 3600)
    let answer = world.answer(request)
    let service = WorldService(path: request.path) ?? .pictures
    let weight = answer.status == 429 ? 0 : Self.weight(of: request, service)
    lock.withLock { log.append((service, world.now, weight)) }
    return answer
  }

  /// What Open-Meteo counts: for each place max(1, v/10, v/10 × days/14), with v the variables of all sections.
  private static func weight(of request: LoopbackRequest, _ service: WorldService) -> Double {
    guard [.openMeteo, .airQuality, .geocoding].contains(service) else { return 0 }
    let places = request["latitude"]?.split(separator: ",").count ?? 1
    let variables = ["current", "hourly", "daily"].reduce(0) { $0 + (request[$1]?.split(separator: ",").count ?? 0) }
    let span = ["past_days", "forecast_days"].compactMap { request[$0].flatMap(Double.init) }
    let days = span.isEmpty ? 7 : span.reduce(0, +)
    let tens = Double(variables) / 10
    return Double(places) * max(1, tens, tens * days / 14)
  }
}

extension HTTPRequest {
  /// The request as a server sees it.
  fileprivate var loopback: LoopbackRequest {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    var headers = Dictionary(self.headers.map { ($0.0.lowercased(), $0.1) }) { $1 }
    headers["user-agent"] = AppInfo.userAgent
    return LoopbackRequest(
      method: "GET", target: url.path(), path: url.path(),
      query: (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, headers: headers)
  }
}
