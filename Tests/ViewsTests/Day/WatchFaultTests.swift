import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services
@testable import ViewModels
@testable import Views

/// Every failure of every service, at the start of a watch and in the middle of one.
struct WatchFaultTests {
  nonisolated private static let days: [BadDay] = [
    .internalError, .badGateway, .webPage, .empty, .cutOff, .allNull, .keyRefused, .notFound, .silence, .closed,
    .minuteLimit, .hourLimit, .dayLimit, .tooManyAtOnce, .retryAfter(3), .retryAfter(600), .status(400), .status(401),
    .status(403), .status(414), .status(422), .status(503), .status(504),
  ]

  /// Requests to both providers in an hour of trouble: after half a minute and ever later eight rounds fit, each for
  /// two kinds, each kind with three tries of the batch and one of each city, then as many of each city with the other
  /// one.
  nonisolated private static let mostRequests = 8 * 2 * (3 + 3 + 3 * 3)

  private static func script(_ hours: Range<Double>, _ days: [WorldService: BadDay])
    -> @Sendable (Double)
    -> [WorldService: BadDay]
  {
    { hours.contains($0) ? days : [:] }
  }

  /// Whether a wait may reach beyond the trouble.
  private static func waitsLong(_ day: BadDay) -> Bool { day == .dayLimit }

  @Test(arguments: days)
  func `trouble in the middle of a watch leaves what was there in sight, and ends when it ends`(day: BadDay)
    async throws
  {
    let simulated = try SimulatedDay(
      cities: 3, hours: 3, step: 5, script: Self.script(1..<2, [.openMeteo: day, .metNorway: day]))
    await simulated.run { hour in
      for row in simulated.dashboard.rows.value {
        let (name, line) = ("\(row.name) at \(hour), \(day)", simulated.line(row.name) ?? "")
        #expect(row.weather.value.current?.value[.temperature] != nil, "\(name)")
        #expect(line.contains("°"), "\(name): \(line)")
        let isTrouble = hour == 1
        // Of an answer that is cut off, what came whole is used; a day's limit of one service outlasts its trouble.
        if day == .cutOff && isTrouble { continue }
        #expect(
          row.status(at: simulated.dashboard.now).state == (isTrouble ? .stale : .fresh),
          "\(name): \(String(describing: row.weather.value.problem))")
        #expect((row.weather.value.problem == nil) != isTrouble, "\(name)")
        #expect(line.contains("!") == isTrouble, "\(name): \(line)")
      }
    }
    let asked = simulated.world.requests.filter {
      [.openMeteo, .metNorway].contains($0.service)
        && (1..<2).contains($0.at.timeIntervalSince(DayWorld.midnight) / 3600)
    }
    #expect(asked.count <= Self.mostRequests, "\(day): \(asked.count)")
    if Self.waitsLong(day) { #expect(asked.filter { $0.service == .openMeteo }.count == 1, "\(day)") }
  }

  @Test(arguments: days)
  func `a watch that starts in trouble says why, and fills when that ends`(day: BadDay) async throws {
    let simulated = try SimulatedDay(
      cities: 3, hours: 2, step: 5, script: Self.script(0..<1, [.openMeteo: day, .metNorway: day]))
    await simulated.run { hour in
      for row in simulated.dashboard.rows.value where day != .cutOff || hour > 0 {
        let name = "\(row.name) at \(hour), \(day)"
        #expect(
          row.status(at: simulated.dashboard.now).state == (hour == 0 ? .failed : .fresh),
          "\(name): \(String(describing: row.weather.value.problem))")
        #expect((row.weather.value.current?.value[.temperature] == nil) == (hour == 0), "\(name)")
        #expect((row.weather.value.problem == nil) == (hour > 0), "\(name)")
      }
    }
  }

  @Test(arguments: days, [[WorldService.airQuality, .nws], [.openMeteo]])
  func `trouble of one service alone leaves the rows fresh`(day: BadDay, services: [WorldService]) async throws {
    let days = Dictionary(uniqueKeysWithValues: services.map { ($0, day) })
    let simulated = try SimulatedDay(cities: 6, hours: 2, step: 5, script: Self.script(0.5..<1.5, days))
    await simulated.run { hour in
      for row in simulated.dashboard.rows.value {
        #expect(
          row.status(at: simulated.dashboard.now).state == .fresh,
          "\(row.name) at \(hour), \(day): \(String(describing: row.weather.value.problem))")
      }
    }
    #expect(simulated.dashboard.refreshes.countdown.value?.isAfterFailure != true)
  }
}
