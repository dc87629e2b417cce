import Entities
import Testing

@testable import Services

struct PlaceQueryTests {
  @Test(arguments: [
    ("Lyndhaven", ["Lyndhaven"]), ("Paris, ", ["Paris"]), ("Paris, France", ["Paris, France", "Paris"]),
    ("New  Limerick Ireland", ["New Limerick Ireland", "New Limerick, Ireland", "New Limerick"]), ("x", []),
    (" x , ", []), ("하회마을，대한민국", ["하회마을,대한민국", "하회마을"]), ("東山、日本、京都", ["東山,日本,京都", "東山"]),
    ("القرية، مصر", ["القرية, مصر", "القرية"]),
  ])
  func `a text is asked for as a name, then with its end as a region, then as the name alone`(
    text: String, asked: [String]
  ) {
    #expect(PlaceQuery.readings(of: text).map(\.text) == asked)
  }

  @Test func `of an endless text only the beginning is read, however its words are taken`() {
    let text = "일본 " + String(repeating: "서울", count: 100_000)
    for reading in PlaceQuery.readings(of: text) + PlaceQuery.readingsWithRegionFirst(of: text) {
      #expect(reading.text.count <= 201 && reading.name.count <= 200)
    }
  }

  @Test(arguments: [
    ("Ohio", false), ("Texas", true), ("TX", true), ("USA", true), ("Texas USA", true), ("tex", true), ("TX, US", true),
    ("Texas France", false), ("", true), ("te", false), ("미국", true),
  ])
  func `every word after a name must be true of the place`(qualifier: String, fits: Bool) throws {
    let coordinates = try #require(Coordinates(latitude: 33.66, longitude: -95.56))
    let paris = Place(
      name: "Paris", region: "Texas", country: "United States", countryCode: "US", coordinates: coordinates,
      timeZone: nil, population: 25_000)
    #expect(PlaceQuery(text: "Paris", name: "Paris", qualifier: qualifier).fits(paris) == fits)
  }
}
