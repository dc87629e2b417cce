import Foundation
import Testing

@testable import Entities

struct CityWeatherTests {
  private let city = #"{"name": "Seoul", "coordinates": {"latitude": 37.5, "longitude": 127}, "timeZone": "GMT"}"#

  private func decoded(_ members: String) throws -> CityWeather {
    try JSONDecoder().decode(CityWeather.self, from: Data("{\"city\": \(city), \(members)}".utf8))
  }

  @Test func `air and warnings without a date don't cost the rest`() throws {
    func air(_ date: String) -> String { #""air": {"value": {"observedAt": 0, "pollen": {}}\#(date)}"# }
    func alerts(_ date: String) -> String { #""alerts": {"value": []\#(date)}"# }
    let date = #", "fetchedAt": 60"#
    let undated = try decoded(air("") + "," + alerts(""))
    #expect(undated.city.name == "Seoul" && undated.air == nil && undated.alerts == nil)
    let mixed = try decoded(air(#", "fetchedAt": "yesterday""#) + "," + alerts(date))
    #expect(mixed.air == nil && mixed.alerts == Fetched([], fetchedAt: Date(timeIntervalSinceReferenceDate: 60)))
    let dated = try decoded(air(date) + "," + alerts(""))
    #expect(dated.air != nil && dated.alerts == nil)
  }

  @Test(arguments: [
    ("Flood Warning", "One.\nTwo.", true), ("Flood\nWarning", "One.", false), ("Flood\u{1B}[2J", "One.", false),
    ("Flood Warning", "One.\u{202E}Two.", false),
  ])
  func `cached warnings count only if their texts are safe, and their names are single lines`(
    event: String, details: String, areTrusted: Bool
  ) throws {
    let now = Date(timeIntervalSince1970: 1_795_176_000)
    var weather = try decoded(#""alerts": null"#)
    weather.alerts = Fetched(
      [WeatherAlert(identifier: "1", event: event, severity: .severe, details: details)], fetchedAt: now)
    #expect((weather.trustedParts(at: now).alerts != nil) == areTrusted)
  }
}
