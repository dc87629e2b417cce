import Testing

@testable import Astronomy

struct RefractionTests {
  @Test func `the horizon is lifted by about half a degree, the zenith not at all`() {
    #expect(abs(Refraction.lift(altitude: 0) * 60 - 28.98) < 0.1)
    #expect(abs(Refraction.lift(altitude: 45) * 60 - 1.0) < 0.03)
    #expect(Refraction.lift(altitude: 90) < 1e-4 && Refraction.lift(altitude: -90) == 0)
    #expect(abs(Refraction.drop(apparentAltitude: 0) * 60 - 34.5) < 0.1)
  }

  @Test func `there and back agree, and the apparent altitude only grows`() {
    var last = -100.0
    for altitude in stride(from: -90.0, through: 90, by: 0.25) {
      let apparent = altitude + Refraction.lift(altitude: altitude)
      #expect(apparent > last || altitude > 89)
      last = apparent
      guard altitude >= 0 else { continue }
      #expect(abs(apparent - Refraction.drop(apparentAltitude: apparent) - altitude) * 60 < 0.2)
    }
  }
}
