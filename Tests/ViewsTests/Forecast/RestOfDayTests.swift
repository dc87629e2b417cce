import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Views

/// What fell today and what is to come are two things.
struct RestOfDayTests {
  /// 21:20 in Seoul; it rained from six to nine in the morning, and stays dry.
  private func report() throws -> CityWeather {
    let city = try ForecastSample.seoul()
    var report = ForecastSample.report(of: city)
    let midnight = CivilDate(ForecastSample.now, in: city.zone).start(in: city.zone)
    var hours = HourlyForecast(times: (0..<96).map { Int(midnight.timeIntervalSince1970) + $0 * 3600 })
    // Amounts are of the hour that ends.
    let isWet = (0..<96).map { (7...9).contains($0) }
    hours.set(.precipitation, isWet.map { $0 ? 1 : 0 })
    hours.set(.precipitationChance, isWet.map { $0 ? 93 : 2 })
    hours.set(.temperature, isWet.map { _ in 9 })
    hours.set(conditions: isWet.map { $0 ? .rain : .overcast })
    var today = DailyForecast(date: CivilDate(ForecastSample.now, in: city.zone))
    (today.condition, today[.precipitation], today[.precipitationChance]) = (.rain, 3, 93)
    (today[.temperatureMin], today[.temperatureMax]) = (4, 11)
    var tomorrow = today
    tomorrow.date = today.date.advanced(by: 1)
    report.forecast?.value = Forecast(hours: hours, days: [today, tomorrow])
    return report
  }

  private func page(_ appearance: Appearance = Appearance(), width: Int? = 80) throws -> [String] {
    let dashboard = ForecastSample.dashboard([try report()])
    let row = try #require(dashboard.rows.value.first)
    return CityPage(appearance: appearance, width: width).lines(row, units: .metric, now: ForecastSample.now)
      .map(\.plain)
  }

  @Test func `below a dry summary, today counts the hours to come, and what fell is said`() throws {
    let lines = try page()
    #expect(lines.contains { $0.contains("Dry for the next 24 hours; 3.0 mm so far today") }, "\(lines)")
    let today = try #require(lines.first { $0.hasPrefix("✓Today") || $0.hasPrefix(" Today") })
    #expect(today.contains("  2%") && today.contains(" 0.0 ") && !today.contains("93%") && !today.contains("☔"))
    let tomorrow = try #require(lines.first { $0.hasPrefix(" Sat 21") })
    #expect(tomorrow.contains("93%") && tomorrow.contains(" 3.0 ") && tomorrow.contains("☔"))
  }

  @Test func `sentences say the same`() throws {
    let lines = try page(Appearance(glyphs: .words), width: nil)
    let today = try #require(lines.first { $0.contains("Fri 20 Nov: ") })
    #expect(
      today.contains("overcast") && today.contains("chance of rain 2%, precipitation 0.0 mm, 3.0 mm so far today"))
    let korean = try page(Appearance(words: .korean))
    #expect(korean.contains { $0.contains("오늘 지금까지 3.0 mm") })
  }

  @Test func `the strip of days marks today by the hours to come`() throws {
    let dashboard = ForecastSample.dashboard([try report()])
    let lines = TablePage(appearance: Appearance(), width: 80, set: .days).lines(dashboard).map(\.plain)
    let row = try #require(lines.first { $0.contains("Seoul") })
    #expect(row.count { $0 == "☔" } == 1)
  }

  @Test func `a day whose hours are not known stays as the service has it`() throws {
    var report = try report()
    let day = try #require(report.forecast?.value.days.first)
    report.forecast?.value = Forecast(hours: HourlyForecast(times: []), days: [day])
    let row = try #require(ForecastSample.dashboard([report]).rows.value.first)
    let cells = RowCells(row, units: .metric, appearance: Appearance(), now: ForecastSample.now)
    #expect(cells.days.first?[.precipitationChance] == 93 && cells.fallenToday == nil)
  }

  @Test func `the hour in progress is still to come, and a day of twenty-five hours has them all`() throws {
    let zone = try #require(Zone("Europe/Berlin"))
    let date = try #require(CivilDate(iso: "2026-10-25"))
    let midnight = date.start(in: zone)
    var hours = HourlyForecast(times: (0..<40).map { Int(midnight.timeIntervalSince1970) + $0 * 3600 })
    hours.set(.precipitation, (0..<40).map { _ in 1 })
    let rest = try #require(RestOfDay(hours, at: midnight.addingTimeInterval(10.5 * 3600), in: zone))
    #expect(rest.fallen == 10 && rest.applied(to: DailyForecast(date: date))[.precipitation] == 15)
  }

  @Test func `an hour's label names the hour that begins there, in sentences and in JSON`() throws {
    // The entry of 09:00 has the rain from eight to nine.
    let city = try ForecastSample.seoul()
    var report = try report()
    let midnight = CivilDate(ForecastSample.now, in: city.zone).start(in: city.zone)
    let eight = midnight.addingTimeInterval(8 * 3600)
    report.current?.fetchedAt = eight
    let dashboard = ForecastSample.dashboard([report], at: eight)
    let row = try #require(dashboard.rows.value.first)
    let text = CityPage(appearance: Appearance(glyphs: .words), width: nil).lines(row, units: .metric, now: eight)
      .map(\.plain)
    #expect(text.contains { $0.contains("Fri 08:00: ") && $0.contains("chance of rain 93%") })
    #expect(text.contains { $0.contains("Fri 09:00: ") && $0.contains("chance of rain 2%") })
    var json = ""
    try WeatherDocument(dashboard).write { json += $0 }
    #expect(json.contains(#/"precipitationChance": 93,[^}]*"time": "2026-11-20T08:00:00\+09:00"/#))
    #expect(json.contains(#/"precipitationChance": 2,[^}]*"time": "2026-11-20T09:00:00\+09:00"/#))
  }

  @Test(arguments: [
    (Condition.heavySnow, -14.0, "chance of snow"), (.rain, 3, "chance of rain"), (.overcast, -2, "chance of snow"),
    (.sleet, 1, "chance of sleet"), (.thunderstorm, 20, "chance of rain"), (.clear, 20, "chance of rain"),
  ])
  func `the chance is named after what would fall`(condition: Condition, celsius: Double, name: String) throws {
    let row = try #require(ForecastSample.dashboard([try report()]).rows.value.first)
    let cells = RowCells(row, units: .metric, appearance: Appearance(), now: ForecastSample.now)
    #expect(cells.chanceName(condition, celsius) == name)
  }
}
