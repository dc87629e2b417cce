import Entities
import Foundation
import Repositories
import Services
import Testing
import World

@testable import ViewModels
@testable import Views

/// A whole day of watching, in seconds.
struct DayTests {
  /// Services fail and recover, alone and together.
  nonisolated static let script: @Sendable (Double) -> [WorldService: BadDay] = { hour in
    switch hour {
    case 6..<8: [.openMeteo: .badGateway]
    case 8..<9: [.openMeteo: .closed, .metNorway: .silence, .airQuality: .closed, .nws: .closed]
    case 12..<13: [.openMeteo: .hourLimit]
    case 15..<16: [.airQuality: .webPage, .nws: .internalError]
    case 18..<19: [.openMeteo: .cutOff]
    case 20..<21: [.openMeteo: .allNull, .metNorway: .notFound]
    default: [:]
    }
  }

  /// What the rows of an hour must say at ten minutes to the next.
  private static func expectation(of hour: Int) -> (state: Freshness, provider: Provider) {
    switch hour {
    case 6, 7, 12, 18: (.fresh, .metNorway)
    case 8: (.stale, .metNorway)
    case 20: (.stale, .openMeteo)
    default: (.fresh, .openMeteo)
    }
  }

  @Test func `thirty cities are right at each hour of a day on which services fail and recover`() async throws {
    let day = try SimulatedDay(cities: 30, step: 5, script: Self.script)
    var hours: [Int] = []
    var counts: [Int] = []
    await day.run { hour in
      hours.append(hour)
      counts.append((try? day.cache.entries.count) ?? -1)
      for row in day.dashboard.rows.value { Self.check(row, day, hour) }
    }
    #expect(hours == Array(0..<24))
    // What is cached is replaced, not added to: once every service was asked, nothing grows.
    #expect(counts[9...].allSatisfy { $0 <= counts[9] + 4 }, "\(counts)")
    #expect(day.dashboard.refreshes.tasks.count <= 1)
    #expect(day.dashboard.refreshes.countdown.value?.isAfterFailure != true)
    Self.checkCost(of: day)
  }

  /// A day of failures costs no more than another, and a service that asks to wait is left alone.
  private static func checkCost(of day: SimulatedDay) {
    let weight = day.world.requests.reduce(0) { $0 + $1.weight }
    #expect(weight < 5000, "\(weight) calls")
    // The first refusal of the hour's counter is the last request of the hour.
    let limited = day.world.requests.filter { request in
      request.service == .openMeteo && (12..<13).contains(request.at.timeIntervalSince(DayWorld.midnight) / 3600)
    }
    #expect(limited.count == 1, "\(limited.map(\.at))")
  }

  private static func check(_ row: CityRowViewModel, _ day: SimulatedDay, _ hour: Int) {
    let (state, provider) = expectation(of: hour)
    let name = "\(row.name) at \(hour)"
    #expect(
      row.status(at: day.dashboard.now).state == state, "\(name): \(String(describing: row.weather.value.problem))")
    #expect((row.weather.value.problem == nil) == (state == .fresh), "\(name)")
    checkLine(row, day, name)
    // Of an answer that was cut off, the first cities are read, and the other provider is asked for the rest alone.
    #expect(row.weather.value.current?.provider == provider || hour == 18, "\(name)")
    let place = row.city.coordinates
    guard let observedAt = row.weather.value.current?.value.observedAt else {
      Issue.record("\(name) has no weather")
      return
    }
    let output = day.world.model.moment(
      latitude: place.latitude, longitude: place.longitude, at: Int(observedAt.timeIntervalSince1970))
    // MET Norway has full hours, between which the time of a value lies.
    let tolerance = row.weather.value.current?.provider == .openMeteo ? 0 : 1.5
    #expect(
      abs((row.weather.value.current?.value[.temperature] ?? .infinity) - output.temperature) <= tolerance, "\(name)")
    let age = day.world.now.timeIntervalSince(observedAt)
    // A full hour is at most half an hour away when it is asked for. It is asked for again after twenty minutes:
    // refreshes are ten minutes apart, and an answer is young for fifteen.
    #expect(state == .stale || (-1800...3060).contains(age), "\(name): \(age) s")
  }

  /// The row as it is on screen: its temperature, its time, and a mark where it is old.
  private static func checkLine(_ row: CityRowViewModel, _ day: SimulatedDay, _ name: String) {
    guard let line = day.line(row.name), let temperature = row.weather.value.current?.value[.temperature] else {
      Issue.record("\(name) is not on screen: \(day.terminal.lines)")
      return
    }
    let degrees = temperature.rounded() == 0 ? "0°" : "\(Int(temperature.rounded()))°"
    #expect(line.contains(" \(degrees)"), "\(name), \(temperature): \(line)")
    let minutes = Int(day.world.now.timeIntervalSince(DayWorld.midnight) / 60)
    let time = "\(minutes / 60 < 10 ? "0" : "")\(minutes / 60):\(minutes % 60)"
    #expect(line.contains(time), "\(name): \(line)")
    #expect(line.contains("!") == (row.status(at: day.dashboard.now).state == .stale), "\(name): \(line)")
  }

  /// What a day of watching thirty cities takes of memory and disk, in a process of its own.
  @Test func `memory stays flat over a day, and little is written`() async {
    await #expect(processExitsWith: .success) {
      // All that fails in a day, three times; but spoiling values takes the world itself megabytes that come and go.
      let day = try await SimulatedDay(cities: 30, step: 5) { hour in
        DayTests.script(6 + hour.truncatingRemainder(dividingBy: 8) * 2).mapValues { $0 == .allNull ? .webPage : $0 }
      }
      let figures = Recorder<Int>()
      await day.run { _ in figures.record(Int((ProcessFigures.own ?? ProcessFigures.most) * 1000)) }
      let kilobytes = figures.recorded
      #expect(kilobytes.count == 24)
      // What is once allocated comes and goes within limits; a leak would lift the least as well.
      let (early, late) = (kilobytes[..<8].max() ?? 0, kilobytes[16...].min() ?? .max)
      #expect(late <= early + 2500, "\(kilobytes)")
      // Thirty times and ages that changed are written, and what else did, not two pages.
      let written = await day.written
      #expect(written < 24 * 6 * 3000, "\(written) bytes")
    }
  }

  @Test func `thirty cities cost less than half of the free allowance`() async throws {
    let day = try SimulatedDay(cities: 30, step: 5) { _ in [:] }
    await day.run { _ in }
    let weight = day.world.requests.reduce(0) { $0 + $1.weight }
    #expect(weight < 5000, "\(weight) calls")
    #expect(weight > 4000, "the day was not watched: \(weight) calls")
    let others = Dictionary(grouping: day.world.requests, by: \.service).mapValues(\.count)
    #expect(others[.metNorway] == nil)
    #expect((others[.nws] ?? 0) <= 24 * 6)
  }

  @Test func `without any network no service is asked more than every half hour in the end`() async throws {
    let all: [WorldService: BadDay] = Dictionary(
      uniqueKeysWithValues: WorldService.allCases.map { ($0, .closed) })
    let day = try SimulatedDay(cities: 3, step: 5) { _ in all }
    await day.run { _ in }
    #expect(
      day.dashboard.rows.value.allSatisfy {
        $0.status(at: day.dashboard.now).state == .failed && $0.weather.value.problem != nil
      })
    let late = day.world.requests.filter { $0.at.timeIntervalSince(DayWorld.midnight) > 12 * 3600 }
    #expect(late.count <= 12 * 4 * 14, "\(late.count) requests in twelve hours")
    #expect(!late.isEmpty)
  }
}
