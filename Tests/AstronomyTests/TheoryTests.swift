import Testing

@testable import Astronomy

struct PlanetaryTheoryTests {
  @Test func `the Earth at J2000`() {
    let place = PlanetaryTheory.earth.place(at: 0)
    #expect(abs(Angle.positive(place.longitude) / Angle.degree - 100.377818) < 1e-6)
    #expect(abs(place.distance - 0.98332736) < 1e-8)
  }

  @Test func `the Earth shortly before by parabola and by series`() {
    for time in [-20_000.0, 0, 9820] {
      let parabola = EarthMotion(at: time).position(daysEarlier: 0.17)
      #expect((parabola - PlanetaryTheory.earth.position(at: time - 0.17)).length < 1e-8)
    }
  }
}

struct LunarTheoryTests {
  @Test(arguments: [
    (0.0, 223.318864, 5.170854, 402_446.65), (9820.0, 3.383533, 3.122452, 380_849.79),
  ])
  func `the geometric Moon`(time: Double, longitude: Double, latitude: Double, kilometres: Double) {
    let place = LunarTheory.place(at: time)
    #expect(abs(Angle.positive(place.longitude) / Angle.degree - longitude) < 2e-6)
    #expect(abs(place.latitude / Angle.degree - latitude) < 2e-6)
    #expect(abs(place.distance * LunarTheory.astronomicalUnit - kilometres) < 0.02)
  }
}

struct EarthOrientationTests {
  @Test func `nutation, obliquity and sidereal time of 2026-11-20`() {
    let nutation = Nutation(atCenturies: 9820.0 / 36_525)
    #expect(abs(nutation.longitude / Angle.arcsecond - 8.2315) < 1e-4)
    #expect(abs(nutation.obliquity / Angle.arcsecond - 7.3702) < 1e-4)
    let orientation = EarthOrientation(at: 9820)
    #expect(abs(orientation.obliquity / Angle.degree - 23.437829) < 1e-6)
    #expect(abs(orientation.siderealTime / Angle.degree - 239.519865) < 2e-6)
  }

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
}
