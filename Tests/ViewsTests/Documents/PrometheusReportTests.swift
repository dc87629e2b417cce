import Entities
import Testing
import ViewModels

@testable import Views

struct PrometheusReportTests {
  private func report(_ name: String) throws -> CityWeather {
    var city = try ForecastSample.seoul()
    city.name = name
    return ForecastSample.report(of: city)
  }

  @Test func `metrics have help, type, unit and escaped labels, and no sample for what is unknown`() throws {
    let text = PrometheusReport.text(ForecastSample.dashboard([try report("A\"b\\c")], units: .imperial))
    #expect(
      text.contains(
        "# HELP skydash_temperature_celsius Air temperature in degrees Celsius.\n"
          + "# TYPE skydash_temperature_celsius gauge\n"))
    #expect(text.contains(#"skydash_temperature_celsius{city="A\"b\\c",country="KR",source="open-meteo"} 8.4"#))
    #expect(text.contains("skydash_humidity_ratio{") && text.contains("} 0.61\n"))
    #expect(text.contains("skydash_pressure_pascals{") && text.contains("} 102130\n"))
    #expect(!text.contains("dew_point") && !text.contains("weather_alerts"))
    #expect(text.hasSuffix("\n") && !text.contains("\n\n"))
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      #expect(line.wholeMatch(of: /[a-z_]+\{.*\} -?[0-9.]+/) != nil)
    }
  }

  @Test func `two cities of one label have series of their own`() throws {
    let other = try ForecastSample.city("Seoul", 37.6, 127.1, "Asia/Seoul", "KR")
    let reports = [try report("Seoul"), ForecastSample.report(of: other), try report("Busan")]
    let text = PrometheusReport.text(ForecastSample.dashboard(reports))
    let series = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.prefix { $0 != "}" } }
    #expect(Set(series).count == series.count)
    #expect(text.contains(#"skydash_humidity_ratio{city="Busan",country="KR",source="open-meteo"}"#))
  }

  @Test func `metrics are in base units, and small amounts are not rounded away`() throws {
    var report = try report("Seoul")
    report.current?.value[.precipitation] = 0.05
    let text = PrometheusReport.text(ForecastSample.dashboard([report]))
    #expect(text.contains("# HELP skydash_precipitation_meters Depth of the precipitation of the last hour in meters."))
    let sample = try #require(text.split(separator: "\n").first { $0.hasPrefix("skydash_precipitation_meters{") })
    #expect(sample.hasSuffix("} 5e-05"), "\(sample)")
    #expect(!text.contains("milli") && !text.contains("percent"))
  }
}
