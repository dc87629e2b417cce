import Entities
import Testing

@testable import Astronomy

struct EphemerisTests {
  @Test func `the fitted days agree with the direct computation`() {
    let ephemeris = Ephemeris(covering: 9000..<9020, bodies: Set(Body.allCases))
    for time in stride(from: 9000.01, to: 9020, by: 0.37) {
      let sky = GeocentricSky(at: time)
      #expect(abs(Angle.signed(ephemeris.orientations.siderealTime(at: time) - sky.siderealTime)) < 1e-7)
      for place in sky.places {
        #expect(ephemeris.track(of: place.body).position(at: time).angle(to: place.vector) < 1.5e-7, "\(place.body)")
      }
    }
  }

  @Test func `a window of nonsense or of centuries gives a bounded span`() {
    for window in [0.0..<1e12, -1e300..<1e300, 7.0..<7.0] {
      let span = Ephemeris(covering: window, bodies: [.sun]).span
      #expect(span.upperBound - span.lowerBound <= 802 && span.upperBound - span.lowerBound >= 1)
    }
  }

  @Test func `an instant beyond all integers or of none is no trap`() throws {
    let observer = try #require(Coordinates(latitude: 37.5, longitude: 127))
    let local = LocalSky(Ephemeris(covering: 9000..<9001), from: observer)
    for instant in [1e300, -1e300, .infinity, .nan] { _ = local.altitude(of: .moon, at: instant) }
  }
}
