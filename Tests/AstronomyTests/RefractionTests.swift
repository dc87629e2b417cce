import Testing

@testable import Astronomy

struct RefractionTests {
  @Test func `the horizon is lifted by about half a degree, the zenith not at all`() {
    #expect(abs(Refraction.lift(trueAltitude: 0) * 60 - 28.98) < 0.1)
    #expect(abs(Refraction.lift(trueAltitude: 45) * 60 - 1.0) < 0.03)
    #expect(Refraction.lift(trueAltitude: 90) < 1e-4 && Refraction.lift(trueAltitude: -90) == 0)
    #expect(Refraction.apparentAltitude(trueAltitude: -0.5) > 0 && Refraction.apparentAltitude(trueAltitude: -1) == -1)
  }

  @Test func `the apparent altitude only grows`() {
    var last = -100.0
    for altitude in stride(from: -90.0, through: 90, by: 0.25) {
      let apparent = altitude + Refraction.lift(trueAltitude: altitude)
      #expect(apparent > last || altitude > 89)
      last = apparent
    }
  }
}
