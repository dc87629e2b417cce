import Testing

@testable import Astronomy

struct LunarTheoryTests {
  @Test(arguments: [
    (0.0, 223.318864, 5.170854, 402_446.65), (9820.0, 3.383533, 3.122452, 380_849.79),
  ])
  func `the geometric Moon`(time: Double, longitude: Double, latitude: Double, kilometres: Double) {
    let place = LunarTheory.place(at: time)
    #expect(abs(Angle.positive(place.longitude) / Angle.degree - longitude) < 2e-6)
    #expect(abs(place.latitude / Angle.degree - latitude) < 2e-6)
    #expect(abs(place.distance * kilometresPerAU - kilometres) < 0.02)
  }
}
