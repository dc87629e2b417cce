import Entities
import Foundation
import Testing

@testable import ViewModels

struct SkyCalendarDocumentTests {
  @Test func `the sun's times in a year are rounded to the second, as in the document of a night`() throws {
    let place = try #require(Coordinates(latitude: 0, longitude: 0))
    let city = City(name: "A", region: nil, countryCode: nil, coordinates: place, timeZone: "GMT")
    let date = try #require(CivilDate(iso: "2026-11-20"))
    let sun = SunTimes(rise: Date(timeIntervalSince1970: 1_795_176_000.6))
    let year = SkyYear(year: 2026, days: [SkyYear.Day(date: date, sun: sun, length: 0)], lights: [])
    let words = DocumentWords(condition: { _ in nil }, reason: { _ in "" }, event: { _ in "" })
    let document = YearCalendar(city: city, daylight: year, events: [], today: date).document(words)
    let day = try #require(document["days"].elements.first)
    #expect(day["sunrise"]?.string == "2026-11-20T12:00:01+00:00")
    #expect(day["sunset"] == .null)
  }
}
