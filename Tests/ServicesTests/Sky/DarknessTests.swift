import Entities
import Foundation
import Services
import Testing

/// When the sky of a place gets dark.
struct DarknessTests {
  private func city(_ latitude: Double, _ longitude: Double, _ zone: String) throws -> City {
    let coordinates = try #require(Coordinates(latitude: latitude, longitude: longitude))
    return City(name: "Place", region: nil, countryCode: nil, coordinates: coordinates, timeZone: zone)
  }

  private func altitude(_ city: City, _ date: Date) -> Double { SkyService().starChart(of: city, at: date).sunAltitude }

  @Test(arguments: [(37.566, 126.978, -18.0), (-33.87, 151.21, -18), (51.5, -0.13, -12), (0, 0, -18)])
  func `it gets dark when the sun is eighteen degrees down, or else twelve`(
    latitude: Double, longitude: Double, depth: Double
  ) throws {
    let city = try city(latitude, longitude, "Etc/UTC")
    // 2026-06-21, through the day.
    for hour in 0..<24 {
      let now = Date(timeIntervalSince1970: 1_782_000_000 + Double(hour) * 3600)
      let darkness = SkyService().darkness(after: now, over: city)
      let ahead = darkness.instant.timeIntervalSince(now)
      #expect(darkness.isDark && ahead > 0 && ahead <= 86_460)
      #expect(darkness.instant.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 0)
      #expect(abs(altitude(city, darkness.instant) - depth) < 0.3)
    }
  }

  @Test func `where it does not get dark, the sun is lowest`() throws {
    let tromso = try city(69.65, 18.96, "Europe/Oslo")
    for hour in 0..<24 {
      let now = Date(timeIntervalSince1970: 1_782_000_000 + Double(hour) * 3600)
      let darkness = SkyService().darkness(after: now, over: tromso)
      let ahead = darkness.instant.timeIntervalSince(now)
      #expect(!darkness.isDark && ahead > -60 && ahead <= 86_460)
      let here = altitude(tromso, darkness.instant)
      for other in [-1800.0, 1800] { #expect(altitude(tromso, darkness.instant + other) > here) }
    }
  }
}
