import Entities
import Testing

struct AltitudeCurveTests {
  @Test func `an altitude is interpolated between the steps, and the ends hold beyond them`() {
    let curve = AltitudeCurve(name: "Moon", altitudes: [0, 10, 30])
    #expect([-1, 0, 0.25, 0.75, 1, 2].map { curve.altitude(at: $0) } == [0, 0, 5, 20, 30, 30])
  }

  @Test func `there is no altitude without steps or at no number`() {
    #expect(AltitudeCurve(name: "Moon", altitudes: []).altitude(at: 0.5) == nil)
    #expect(AltitudeCurve(name: "Moon", altitudes: [1, 2]).altitude(at: .nan) == nil)
  }
}
