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
    current[.temperature] = temperature
    report.current = Sourced(current, provider: .openMeteo, fetchedAt: fetchedAt ?? now)
    return report
  }

  @Test func `only what differs is announced`() throws {
    let row = CityRowViewModel(try city())
    row.update(try report(8))
    var heard: [String] = []
    let binding = row.weather.bind { heard.append("\($0.city.name) \($0.current?.value[.temperature] ?? 0)") }
    heard = []
    row.update(try report(8))
    #expect(heard.isEmpty)
    row.update(try report(9))
    #expect(heard == ["Seoul 9.0"])
    row.update(City(name: "서울", region: nil, countryCode: nil, coordinates: try city().coordinates, timeZone: "GMT"))
    #expect(heard == ["Seoul 9.0", "서울 9.0"])
    withExtendedLifetime(binding) {}
  }

  @Test func `many views hear of one row`() throws {
    let row = CityRowViewModel(try city())
    var heard: [Int] = []
    let bindings = (0..<3).map { number in row.weather.bind { _ in heard.append(number) } }
    heard = []
    row.update(try report(8))
    #expect(heard == [0, 1, 2])
    withExtendedLifetime(bindings) {}
  }

  @Test func `a row grows old by itself`() throws {
    let row = CityRowViewModel(try city())
    row.update(try report(8))
    #expect(row.status(at: now).state == .fresh)
    #expect(row.status(at: now.addingTimeInterval(1800)).state == .fresh)
    #expect(row.status(at: now.addingTimeInterval(1801)).state == .stale)
    #expect(row.age(at: now.addingTimeInterval(1801)) == 1801)
    #expect(row.age(at: now.addingTimeInterval(-50)) == 0)
  }

  @Test func `a warning is gone when it has ended, and one without an end when none would not be believed`() throws {
    let row = CityRowViewModel(try city())
    var report = try report(8)
    report.alerts = Fetched(
      [
        WeatherAlert(identifier: "1", event: "Storm", severity: .severe, ends: now.addingTimeInterval(60)),
        WeatherAlert(identifier: "2", event: "Flood", severity: .minor),
        WeatherAlert(identifier: "3", event: "Frost", severity: .minor, ends: now.addingTimeInterval(86_400 * 2)),
      ], fetchedAt: now)
    row.update(report)
    func events(after seconds: Double) -> [String]? { row.alerts(at: now.addingTimeInterval(seconds))?.map(\.event) }
    #expect(events(after: 0) == ["Storm", "Flood", "Frost"])
    #expect(events(after: 60) == ["Flood", "Frost"])
    #expect(events(after: 3601) == ["Frost"])
    #expect(events(after: 86_400 * 4) == nil, "not known is not none")
  }

  @Test func `a failed refresh keeps the values and says why`() throws {
    let row = CityRowViewModel(try city())
    var failed = try report(8)
    failed.problem = .timedOut(.openMeteo)
    row.update(failed)
    #expect(row.status(at: now).state == .stale)
    #expect(row.currentWeather(at: now)?[.temperature] == 8)
    #expect(row.status(at: now).problem == .timedOut(.openMeteo))
    row.update(CityWeather(city: try city()))
    #expect(row.status(at: now).problem == nil)
  }

  @Test func `the low and high change with the city's day`() throws {
    let row = CityRowViewModel(try city())
    row.update(try days())
    func range(after seconds: Double) -> [Double?] {
      [Quantity.temperatureMin, .temperatureMax].map { row.value($0, at: now.addingTimeInterval(seconds)) }
    }
    #expect(range(after: 0) == [3, 11])
    #expect(range(after: 3 * 3600) == [1, 7])
    #expect(range(after: 86_400 * 3) == [nil, nil])
  }

  @Test func `in another zone the low and high are those of its day at once, whatever an earlier answer says`() throws {
    let row = CityRowViewModel(try city())
    row.update(try days())
    var moved = try city()
    moved.timeZone = "Pacific/Kiritimati"
    row.update(moved)
    #expect(row.value(.temperatureMax, at: now) == 7)
    row.update(try days())
    #expect(row.value(.temperatureMax, at: now) == 7)
    #expect(row.city == moved)
  }

  /// In Seoul, 2026-11-20 ends at 15:00 UTC.
  private func days() throws -> CityWeather {
    var report = try report(8)
    report.forecast = Sourced(
      Forecast(hours: HourlyForecast(times: []), days: [day("2026-11-20", 3, 11), day("2026-11-21", 1, 7)]),
      provider: .openMeteo, fetchedAt: now)
    return report
  }

  private func day(_ date: String, _ low: Double, _ high: Double) -> DailyForecast {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    var day = DailyForecast(date: CivilDate(year: parts[0], month: parts[1], day: parts[2]) ?? CivilDate(now, in: .gmt))
    day[.temperatureMin] = low
    day[.temperatureMax] = high
    return day
  }
}
