import Entities
import Foundation
import Testing

@testable import ViewModels

struct CityRowViewModelTests {
  private let now = Date(timeIntervalSince1970: 1_795_176_000)

  private func city() throws -> City {
    City(
      name: "Seoul", region: "Seoul", countryCode: "KR",
      coordinates: try #require(Coordinates(latitude: 37.566, longitude: 126.9784)), timeZone: "Asia/Seoul")
  }

  private func report(_ temperature: Double, fetchedAt: Date? = nil) throws -> CityWeather {
    var report = CityWeather(city: try city())
    var current = CurrentWeather(observedAt: fetchedAt ?? now)
    current.temperature = temperature
    report.current = Sourced(current, provider: .openMeteo, fetchedAt: fetchedAt ?? now)
    return report
  }

  @Test func `only what differs is announced`() throws {
    let row = CityRowViewModel(try city())
    row.show(try report(8), at: now)
    var heard: [String] = []
    let bindings = [
      row.now.bind { heard.append("temperature \($0?.temperature ?? 0)") },
      row.air.bind { _ in heard.append("air") }, row.status.bind { _ in heard.append("status") },
      row.city.bind { heard.append($0.name) },
    ]
    heard = []
    row.show(try report(8), at: now)
    #expect(heard.isEmpty)
    row.show(try report(9), at: now)
    #expect(heard == ["temperature 9.0"])
    row.show(
      City(name: "서울", region: nil, countryCode: nil, coordinates: try city().coordinates, timeZone: "GMT"), at: now)
    #expect(heard == ["temperature 9.0", "서울"])
    withExtendedLifetime(bindings) {}
  }

  @Test func `many views hear of one row`() throws {
    let row = CityRowViewModel(try city())
    var heard: [Int] = []
    let bindings = (0..<3).map { number in row.now.bind { _ in heard.append(number) } }
    heard = []
    row.show(try report(8), at: now)
    #expect(heard == [0, 1, 2])
    withExtendedLifetime(bindings) {}
  }

  @Test func `a row grows old by itself`() throws {
    let row = CityRowViewModel(try city())
    row.show(try report(8), at: now)
    #expect(row.status.value.state == .fresh)
    row.tick(at: now.addingTimeInterval(1800))
    #expect(row.status.value.state == .fresh)
    row.tick(at: now.addingTimeInterval(1801))
    #expect(row.status.value.state == .stale)
    #expect(row.age(at: now.addingTimeInterval(1801)) == 1801)
    #expect(row.age(at: now.addingTimeInterval(-50)) == 0)
  }

  @Test func `a warning is gone when it has ended`() throws {
    let row = CityRowViewModel(try city())
    var report = try report(8)
    report.alerts = [
      WeatherAlert(identifier: "1", event: "Storm", severity: .severe, ends: now.addingTimeInterval(60)),
      WeatherAlert(identifier: "2", event: "Flood", severity: .minor),
    ]
    row.show(report, at: now)
    #expect(row.alerts.value?.map(\.event) == ["Storm", "Flood"])
    row.tick(at: now.addingTimeInterval(60))
    #expect(row.alerts.value?.map(\.event) == ["Flood"])
  }

  @Test func `a failed refresh keeps the values and tells why`() throws {
    let row = CityRowViewModel(try city())
    var failed = try report(8)
    failed.problem = .timedOut(.openMeteo)
    row.show(failed, at: now)
    #expect(row.status.value.state == .stale)
    #expect(row.now.value?.temperature == 8)
    #expect(row.status.value.problem == .timedOut(.openMeteo))
    row.show(CityWeather(city: try city()), at: now)
    #expect(row.status.value.problem == nil)
  }

  @Test func `the low and high change with the city's day`() throws {
    let row = CityRowViewModel(try city())
    var report = try report(8)
    // In Seoul, 2026-11-20 ends at 15:00 UTC.
    report.forecast = Sourced(
      Forecast(hours: HourlyForecast(times: []), days: [day("2026-11-20", 3, 11), day("2026-11-21", 1, 7)]),
      provider: .openMeteo, fetchedAt: now)
    row.show(report, at: now)
    #expect([row.today.value.temperatureMin, row.today.value.temperatureMax] == [3, 11])
    row.tick(at: now.addingTimeInterval(3 * 3600))
    #expect([row.today.value.temperatureMin, row.today.value.temperatureMax] == [1, 7])
    row.tick(at: now.addingTimeInterval(86_400 * 3))
    #expect([row.today.value.temperatureMin, row.today.value.temperatureMax] == [nil, nil])
  }

  @Test func `in another zone the low and high are those of its day at once, whatever an earlier answer says`() throws {
    let row = CityRowViewModel(try city())
    var report = try report(8)
    report.forecast = Sourced(
      Forecast(hours: HourlyForecast(times: []), days: [day("2026-11-20", 3, 11), day("2026-11-21", 1, 7)]),
      provider: .openMeteo, fetchedAt: now)
    row.show(report, at: now)
    var moved = try city()
    moved.timeZone = "Pacific/Kiritimati"
    row.show(moved, at: now)
    #expect([row.today.value.temperatureMin, row.today.value.temperatureMax] == [1, 7])
    row.show(report, at: now)
    #expect([row.today.value.temperatureMin, row.today.value.temperatureMax] == [1, 7])
    #expect(row.report?.city == moved)
  }

  private func day(_ date: String, _ low: Double, _ high: Double) -> DailyForecast {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    var day = DailyForecast(date: CivilDate(year: parts[0], month: parts[1], day: parts[2]) ?? CivilDate(now, in: .gmt))
    day.temperatureMin = low
    day.temperatureMax = high
    return day
  }
}
