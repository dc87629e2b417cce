import Gazetteer
import Testing

@Suite("The nearest known city")
struct GazetteerNearestTests {
  @Test(arguments: [
    (37.57, 126.98, "Seoul"), (51.5, -0.12, "London"), (-33.86, 151.21, "Sydney"), (64.1, -21.9, "Reykjavík"),
  ])
  func `a position in a city gives its country's city`(latitude: Double, longitude: Double, name: String) throws {
    let nearest = try #require(Gazetteer.nearest(latitude: latitude, longitude: longitude))
    let known = try #require(Gazetteer.search(name, limit: 1).first)
    #expect(nearest.countryCode == known.countryCode)
    #expect(nearest.timeZone == known.timeZone)
  }

  @Test func `positions beside the date line find cities on either side`() throws {
    let west = try #require(Gazetteer.nearest(latitude: -18.1, longitude: 179.9))
    #expect(west.countryCode == "FJ")
    let east = try #require(Gazetteer.nearest(latitude: -18.1, longitude: -179.9))
    #expect(east.countryCode == "FJ")
  }

  @Test func `at an airport the city is meant`() throws {
    let place = try #require(Gazetteer.nearest(latitude: 37.4625, longitude: 126.4392))
    #expect(place.kind == .city && place.countryCode == "KR")
  }

  @Test func `poles and nonsense are safe`() {
    #expect(Gazetteer.nearest(latitude: 90, longitude: 0) != nil)
    #expect(Gazetteer.nearest(latitude: .nan, longitude: 0) == nil)
  }
}
