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
  private var minuteHandler: (@MainActor (Int) -> Bool)?
  private var heardMinute = -1
  private let script: @Sendable (Double) -> [WorldService: BadDay]

  /// 2026-11-20T00:00:00Z.
  static let midnight = Date(timeIntervalSince1970: 1_795_132_800)

  /// When the day is over, in hours after midnight.
  private let hours: Int

  /// The shortest wait, in seconds: on a busy machine every second is not a turn.
  private let step: Double

  init(hours: Int, step: Double, script: @escaping @Sendable (Double) -> [WorldService: BadDay]) {
    self.hours = hours
    self.step = step
    self.script = script
  }

  var now: Date { lock.withLock { present } }
  var model: WeatherModel { WeatherModel() }

  /// All requests in order: whom, when, and how many of Open-Meteo's calls each counted.
  var requests: [(service: WorldService, at: Date, weight: Double)] { lock.withLock { log } }

  func whenMinutePasses(_ handler: @escaping @MainActor (Int) -> Bool) async {
    lock.withLock { minuteHandler = handler }
  }

  /// Waiting moves the clock, lets others work, and is over at the end of the day.
  var clock: WallClock {
    WallClock(
      now: { self.now },
      sleep: { seconds in
        await self.reportMinute()
        self.lock.withLock { self.present.addTimeInterval(max(seconds, self.step)) }
        await Task.yield()
        if self.minute >= self.hours * 60 { throw CancellationError() }
      })
  }

  /// The table's clock, which rests while a refresh runs: what is decoded beside the main actor takes none of the day,
  /// however busy the machine is. Pauses within a refresh are of ``clock``.
  func clock(restingWhile isBusy: @escaping @MainActor @Sendable () -> Bool) -> WallClock {
    let clock = clock
    return WallClock(
      now: clock.now,
      sleep: { seconds in
        while await isBusy() {
          try Task.checkCancellation()
          await Task.yield()
        }
        try await clock.sleep(seconds)
      })
  }

  private var minute: Int { Int(now.timeIntervalSince(Self.midnight) / 60) }

  /// Reports a new minute until it is heard: the drawing may not have come to it yet. Of several who wait in the same
  /// minute one reports it.
  private func reportMinute() async {
    let minute = minute
    let former = lock.withLock {
      defer { heardMinute = minute }
      return heardMinute
    }
    guard former != minute, let handler = lock.withLock({ minuteHandler }) else { return }
    if await !handler(minute) { lock.withLock { heardMinute = former } }
  }

  func weather(_ cache: CacheRepository, _ requests: Requests) throws -> WeatherService {
    let endpoints = try Endpoints()
    let now: @Sendable () -> Date = { self.now }
    let alerts = AlertsRepository(client: client, endpoints: endpoints, cache: cache, now: now)
    return WeatherService(
      sources: [
        OpenMeteoRepository(client: client, endpoints: endpoints, now: now),
        METNorwayRepository(client: client, endpoints: endpoints, cache: cache, now: now),
      ], air: AirQualityRepository(client: client, endpoints: endpoints, now: now),
      alerts: { city async throws(ServiceFailure) in try await alerts.alerts(in: city) }, cache: cache,
      requests: requests, clock: clock)
  }

  private var client: HTTPClient {
    .answered(silence: { seconds in self.lock.withLock { self.present.addTimeInterval(seconds) } }) { self.answer($0) }
  }

  private func answer(_ request: LoopbackRequest) -> LoopbackResponse {
    var world = ServiceWorld(now: now)
    world.badDays = script(now.timeIntervalSince(Self.midnight) / 3600)
    let answer = world.answer(request)
    let service = WorldService(path: request.path) ?? .pictures
    let weight = Self.weight(of: request, service, answer)
    lock.withLock { log.append((service, world.now, weight)) }
    return answer
  }

  /// What Open-Meteo counts: for each place max(1, v/10, v/10 × days/14), with v the variables of all sections; 1 for a
  /// failure, nothing for a refusal by a counter.
  private static func weight(
    of request: LoopbackRequest, _ service: WorldService, _ answer: LoopbackResponse
  ) -> Double {
    guard [.openMeteo, .airQuality, .geocoding].contains(service), answer.status != 429 else { return 0 }
    guard case .answer = answer.course, answer.status == 200 else { return 1 }
    let places = request["latitude"]?.split(separator: ",").count ?? 1
    let variables = ["current", "minutely_15", "hourly", "daily"].reduce(0) {
      $0 + (request[$1]?.split(separator: ",").count ?? 0)
    }
    let span = ["past_days", "forecast_days"].compactMap { request[$0].flatMap(Double.init) }
    let days = span.isEmpty ? 7 : span.reduce(0, +)
    let tens = Double(variables) / 10
    return Double(places) * max(1, tens, tens * days / 14)
  }
}
