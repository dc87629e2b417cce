import Foundation
import Testing

@testable import Entities

struct CityWeatherTests {
  private let city = #"{"name": "Seoul", "coordinates": {"latitude": 37.5, "longitude": 127}, "timeZone": "GMT"}"#

  private func decoded(_ members: String) throws -> CityWeather {
    try JSONDecoder().decode(CityWeather.self, from: Data("{\"city\": \(city), \(members)}".utf8))
  }

  @Test func `air and warnings without a date don't cost the rest`() throws {
    let both = #""air": {"observedAt": 0, "pollen": {}}, "alerts": []"#
    let undated = try decoded(both)
    #expect(undated.city.name == "Seoul" && undated.air == nil && undated.alerts == nil)
    let mixed = try decoded(both + #", "airFetchedAt": "yesterday", "alertsFetchedAt": 60"#)
    #expect(mixed.air == nil && mixed.alerts == [] && mixed.alertsFetchedAt != nil)
    let dated = try decoded(both + #", "airFetchedAt": 60"#)
    #expect(dated.air != nil && dated.airFetchedAt != nil && dated.alerts == nil)
  }
}
