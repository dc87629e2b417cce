import Entities
import Testing

@testable import Astronomy

struct SkyPositionTests {
  @Test func `one body alone is where it is among all`() {
    let place = Fixture.place(-33.9, 151.2)
    for position in GeocentricSky(at: 9820.3).positions(from: place) {
      #expect(position == GeocentricSky.position(of: position.body, at: 9820.3, from: place))
    }
  }
}
