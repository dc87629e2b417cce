import Entities
import Foundation
import Services
import Testing
import ViewModels

@testable import Views

/// What the fields of a template say of a city.
struct FieldTextTests {
  /// The line of a template for Seoul at 21:20, after a change of what is known.
  private func line(
    _ template: String, _ appearance: Appearance = Appearance(), units: Units = .metric,
    _ change: (CityRowViewModel) throws -> Void = { _ in }
  ) throws -> String {
    let dashboard = ForecastSample.dashboard([ForecastSample.report(of: try ForecastSample.seoul())], units: units)
    for row in dashboard.rows.value { try change(row) }
    return try #require(FieldText.lines(dashboard, filling: try FormatTemplate(template), appearance).first)
  }

  @Test func `values are said as the pages say them, in the units of the person`() throws {
    let template = "{gust}|{dew}|{pressure}|{cloud}|{visibility}|{uv}|{air}|{provider}"
    func know(_ row: CityRowViewModel) {
      row.weather.value.current?.value[.dewPoint] = 1.4
      row.weather.value.current?.value[.visibility] = 24_140
      row.weather.value.current?.value[.uvIndex] = 0.2
    }
    #expect(try line(template) { know($0) } == "50 km/h|1 °C|1021 hPa|40%|24 km|0|42 moderate|open-meteo")
    #expect(
      try line(template, units: .imperial) { know($0) } == "31 mph|35 °F|30.16 inHg|40%|15 mi|0|42 moderate|open-meteo")
    #expect(try line("{air}", Appearance(words: .korean)) == "42 보통")
  }

  @Test func `where a city is, as far as it is known`() throws {
    #expect(try line("{region}|{country}") == "–|KR")
    #expect(try line("{region}", Appearance(glyphs: .ascii)) { $0.weather.value.city.region = "Île" } == "Ile")
    let korean = try line("{region}", Appearance(words: .korean)) { $0.weather.value.city.region = "Gyeonggi-do" }
    #expect(korean == "경기도", "in the user's language, as on the city's page")
  }

  @Test func `a template's line keeps what is typed on purpose, and nothing invisible`() throws {
    #expect(try line("{name}\t\u{F0590}{temperature}") == "Seoul\t\u{F0590}8 °C")
    #expect(try line("☀\u{FE0F} 👨\u{200D}👩\u{200D}👧 {name}") == "☀\u{FE0F} 👨\u{200D}👩\u{200D}👧 Seoul")
    #expect(try line("\u{1B}[31m{name}\u{202E}\u{200B}\u{FEFF}\u{AD}\u{7F}\u{9B}") == "[31mSeoul")
  }

  @Test func `rain to come, and tomorrow`() throws {
    #expect(try line("{nextrain}|{tomorrow}") == "dry until Sat 00:00|rain -2°/10°")
    #expect(try line("{nextrain}", units: Units("12h")) == "dry until Sat 12:00am")
    #expect(try line("{nextrain}|{tomorrow}") { $0.weather.value.forecast = nil } == "–|–")
    #expect(try line("{tomorrow}", Appearance(words: .korean)) == "비 -2°/10°")
  }

  @Test func `the worst warning is named, and none is not unknown`() throws {
    func alert(_ event: String, _ severity: WeatherAlert.Severity) -> WeatherAlert {
      WeatherAlert(identifier: event, event: event, severity: severity)
    }
    #expect(try line("{alert}") == "–")
    let now = ForecastSample.now
    #expect(try line("{alert}") { $0.weather.value.alerts = Fetched([], fetchedAt: now) } == "none")
    let alerts = [alert("Frost Advisory", .minor), alert("Flood Warning", .severe), alert("Wind Warning", .severe)]
    #expect(try line("{alert}") { $0.weather.value.alerts = Fetched(alerts, fetchedAt: now) } == "Flood Warning")
  }

  @Test func `the sun's day, the moon and the outlook`() throws {
    #expect(try line("{sunrise} {sunset}") == "07:15 17:20")
    #expect(try line("{moon}|{moonrise}|{moonset}|{outlook}") == "–|–|–|–")
    let (seoul, now) = (try ForecastSample.seoul(), ForecastSample.now)
    let model = SkyService().night(over: seoul, moment: try SkyMoment(at: seoul, now: now), now: now)
    var report = model.report
    report.stargazing = StargazingReport(score: 74)
    report.moon.set = nil
    let rise = try #require(report.moon.rise)
    let sky = SkyText(zone: model.city.zone, units: .metric, appearance: Appearance())
    let output = try line("{moonrise}|{moonset}|{outlook}") { $0.sky.value.report = report }
    #expect(output == "\(sky.plainTime(rise))|–|74 good")
    #expect(try line("{moon}") { $0.sky.value.report = report }.wholeMatch(of: /🌔 \d\d%/) != nil)
    let words = try line("{moon}", Appearance(glyphs: .words)) { $0.sky.value.report = report }
    #expect(words.wholeMatch(of: /waxing gibbous \d\d%/) != nil)
  }

  @Test func `where the sun does not rise there is no time`() throws {
    let output = try line("{sunrise} {sunset}") { row in
      row.sky.value.sunTimes = row.sky.value.sunTimes.mapValues { _ in SunTimes() }
    }
    #expect(output == "– –")
  }
}
