import Testing

@testable import Entities

struct CoordinatesTests {
  @Test(arguments: [(90.0, 180.0), (-90, -180), (0, 0)]) func `the edges belong to Earth`(
    latitude: Double, longitude: Double
  ) {
    #expect(Coordinates(latitude: latitude, longitude: longitude) != nil)
  }

  @Test(arguments: [(90.1, 0.0), (0, 180.1), (.nan, 0), (0, .infinity), (-91, 0)])
  func `the rest does not`(latitude: Double, longitude: Double) {
    #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
  }

  /// A quarter of a great circle of 6,371 km is 10,007.543 km; a degree of it 111.195 km.
  @Test(arguments: [
    (0.0, 0.0, 0.0, 90.0, 10_007.543), (0, 0, 90, 123, 10_007.543), (0, 179.5, 0, -179.5, 111.195), (10, 20, 10, 20, 0),
    (0, 0, 0, 180, 20_015.087),
  ])
  func `distances run along great circles`(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, kilometres: Double
  ) throws {
    let one = try #require(Coordinates(latitude: latitude, longitude: longitude))
    let other = try #require(Coordinates(latitude: otherLatitude, longitude: otherLongitude))
    #expect(abs(one.distance(to: other) - kilometres) < 0.001)
    #expect(one.distance(to: other) == other.distance(to: one))
  }
}
