import Testing

@testable import Astronomy

struct SkyPositionTests {
  @Test func `planets are found at night and above the haze only`() throws {
    let place = Observer(latitude: 51.5, longitude: 0)
    let sky = Sky.positions(in: GeocentricSky(at: 9820.7), from: place)
    let jupiter = try #require(sky.first { $0.body == .jupiter })
    let neptune = try #require(sky.first { $0.body == .neptune })
    #expect(jupiter.isVisible(sunAltitude: -20) == (jupiter.altitude > 5))
    #expect(!jupiter.isVisible(sunAltitude: -3))
    #expect(!neptune.isVisible(sunAltitude: -40))
  }

  @Test func `one body alone stands where it stands among all`() {
    let place = Observer(latitude: -33.9, longitude: 151.2)
    for position in Sky.positions(in: GeocentricSky(at: 9820.3), from: place) {
      #expect(position == Sky.position(of: position.body, at: 9820.3, from: place))
    }
  }

  @Test func `Mercury is found low in the twilight, Saturn higher and when it is darker`() {
    let place = Observer(latitude: 0, longitude: 0)
    for instant in stride(from: 9800.0, to: 9830, by: 0.017) {
      let sky = Sky.positions(in: GeocentricSky(at: instant, bodies: [.mercury, .saturn]), from: place)
      #expect(sky[0].isVisible(sunAltitude: -6) == (sky[0].altitude > 3) && !sky[0].isVisible(sunAltitude: -5.9))
      #expect(sky[1].isVisible(sunAltitude: -9.1) == (sky[1].altitude > 5) && !sky[1].isVisible(sunAltitude: -9))
    }
  }
}
