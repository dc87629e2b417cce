import Testing

@testable import Astronomy

struct EarthOrientationTests {
  @Test func `nutation, obliquity and sidereal time of 2026-11-20`() {
    let nutation = Nutation(atCenturies: 9820.0 / 36_525)
    #expect(abs(nutation.longitude / Angle.arcsecond - 8.2315) < 1e-4)
    #expect(abs(nutation.obliquity / Angle.arcsecond - 7.3702) < 1e-4)
    let orientation = EarthOrientation(at: 9820)
    #expect(abs(orientation.obliquity / Angle.degree - 23.437829) < 1e-6)
    #expect(abs(orientation.siderealTime / Angle.degree - 239.519865) < 2e-6)
  }
}
