import Testing

@testable import Entities

struct CityDocumentTests {
  @Test func `a country code is read in any case`() throws {
    let city = try City(
      document: [
        "name": .string("Portland"), "countryCode": .string("us"), "latitude": .decimal(43.66),
        "longitude": .decimal(-70.26),
      ])
    #expect(city.countryCode == "US")
  }
}
