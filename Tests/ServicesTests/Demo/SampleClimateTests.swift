import Entities
import Foundation
import Testing

@testable import Services

struct SampleClimateTests {
  /// A week from 2026-11-20 12:00 UTC.
  private static let hours = (0..<168).map { Date(timeIntervalSince1970: 1_795_176_000 + Double($0) * 3600) }

  private func climate(_ latitude: Double, _ longitude: Double) throws -> SampleClimate {
    let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
    return SampleClimate(City(name: "A", region: nil, countryCode: nil, coordinates: place, timeZone: "GMT"))
  }

  @Test(arguments: [(37.566, 126.9784), (30.0626, 31.2497), (69.6489, 18.9551)])
  func `rain and snow always have an amount, and nothing else has`(latitude: Double, longitude: Double) throws {
    let climate = try climate(latitude, longitude)
    for hour in Self.hours {
      let weather = climate.weather(at: hour)
      #expect(weather.condition?.isPrecipitation == ((weather[.precipitation] ?? 0) > 0), "\(hour)")
    }
  }

  @Test func `the forecast's wind turns as the wind of the moment does`() throws {
    let climate = try climate(37.566, 126.9784)
    for hour in Self.hours {
      let forecast = try #require(climate.forecast(at: hour).hours.value(.windDirection, at: hour))
      let now = try #require(climate.weather(at: hour)[.windDirection])
      #expect(abs(forecast - now) < 0.001, "\(hour)")
    }
  }
}
