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
      #expect((parabola - PlanetaryTheory.earth.place(at: time - 0.17).vector).length < 2e-8)
    }
  }
}
