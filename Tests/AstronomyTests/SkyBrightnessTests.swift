import Testing

@testable import Astronomy

struct SkyBrightnessTests {
  @Test(arguments: [
    (0.5, 45.0, 20.56, 5.86), (1, 45, 18.29, 4.21), (1, 70, 17.54, 3.58), (1, 5, 19.41, 5.08), (0.25, 45, 21.32, 6.29),
    (0.05, 45, 21.81, 6.54),
  ])
  func `the zenith under the Moon`(illumination: Double, altitude: Double, brightness: Double, faintest: Double) {
    let found = SkyBrightness.zenith(illumination: illumination, moonAltitude: altitude, sunAltitude: -30)
    #expect(abs(found - brightness) < 0.006)
    #expect(abs(SkyBrightness.limitingMagnitude(under: found) - faintest) < 0.006)
  }

  @Test(arguments: [(-12.0, 18.69, 4.53), (-15, 20.87, 6.04), (-18, 21.90, 6.58)])
  func `the zenith in twilight`(altitude: Double, brightness: Double, faintest: Double) {
    let found = SkyBrightness.zenith(illumination: 0, moonAltitude: -10, sunAltitude: altitude)
    #expect(abs(found - brightness) < 0.006)
    #expect(abs(SkyBrightness.limitingMagnitude(under: found) - faintest) < 0.006)
  }

  @Test func `civil dusk, and a Moon that is down`() {
    #expect(abs(SkyBrightness.zenith(illumination: 1, moonAltitude: -1, sunAltitude: -6) - 12.57) < 0.006)
    #expect(SkyBrightness.moonlight(illumination: 1, moonAltitude: 0) == 0)
  }

  @Test func `more Moon and more Sun only ever brighten`() {
    let byMoon = stride(from: 0.0, through: 1, by: 0.05).map {
      SkyBrightness.zenith(illumination: $0, moonAltitude: 40, sunAltitude: -30)
    }
    #expect(zip(byMoon, byMoon.dropFirst()).allSatisfy { $0 >= $1 })
    let bySun = stride(from: -20.0, through: 5, by: 0.25).map {
      SkyBrightness.zenith(illumination: 0, moonAltitude: -1, sunAltitude: $0)
    }
    #expect(zip(bySun, bySun.dropFirst()).allSatisfy { $0 >= $1 - 0.02 })
  }

  @Test func `lamps, moon and twilight add up`() {
    #expect(SkyBrightness.site(artificialRatio: 0) == SkyBrightness.naturalSky)
    #expect(abs(SkyBrightness.site(artificialRatio: 9) - 19.4) < 0.001)
    func zenith(_ site: Double, lit: Double = 0, sun: Double = -30) -> Double {
      SkyBrightness.zenith(of: site, illumination: lit, moonAltitude: lit > 0 ? 45 : -1, sunAltitude: sun)
    }
    #expect(abs(zenith(17.5) - 17.5) < 0.001)
    // A full moon matters less over a city than in the country, and so does the twilight.
    #expect(zenith(17.5) - zenith(17.5, lit: 1) < 0.6 && zenith(21.9) - zenith(21.9, lit: 1) > 3)
    #expect(zenith(17.5) - zenith(17.5, sun: -12) < 0.5 && zenith(21.9) - zenith(21.9, sun: -12) > 3)
  }
}
