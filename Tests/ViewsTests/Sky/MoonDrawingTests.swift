import Entities
import Terminal
import Testing

@testable import Views

struct MoonDrawingTests {
  private func drawing(lit: Double, tilt: Double) -> [String] {
    var moon = MoonReport(phase: .waxingCrescent, phaseDegrees: 90, illumination: lit, ageDays: 7)
    moon.brightLimbAngle = tilt
    return MoonDrawing(appearance: Appearance(glyphs: .ascii), rows: 6).lines(moon).map(\.plain)
  }

  private func lit(_ lines: [String]) -> Int { lines.joined().count { $0 == "@" } }
  private func dark(_ lines: [String]) -> Int { lines.joined().count { $0 == "." } }

  @Test func `as much of the disc is lit as of the moon`() {
    for part in stride(from: 0.0, through: 1, by: 0.1) {
      let lines = drawing(lit: part, tilt: 270)
      let share = Double(lit(lines)) / Double(lit(lines) + dark(lines))
      #expect(abs(share - part) < 0.12)
    }
  }

  @Test func `a tilt of 90 is lit on the left, of 270 on the right, of 0 on top`() {
    let left = drawing(lit: 0.5, tilt: 90)
    let right = drawing(lit: 0.5, tilt: 270)
    let top = drawing(lit: 0.5, tilt: 0)
    #expect(left.allSatisfy { $0.prefix(6).contains("@") && !$0.suffix(6).contains("@") })
    #expect(right.allSatisfy { $0.suffix(6).contains("@") && !$0.prefix(6).contains("@") })
    #expect(lit(Array(top.prefix(3))) > 0 && lit(Array(top.suffix(3))) == 0)
  }

  @Test func `seen from the south the small moon is lit on the other side`() {
    let appearance = Appearance(glyphs: .ascii)
    let moon = MoonReport(phase: .firstQuarter, phaseDegrees: 90, illumination: 0.5, ageDays: 7)
    #expect(appearance.moonSymbol(moon, fromSouth: false) == " D")
    #expect(appearance.moonSymbol(moon, fromSouth: true) == "C ")
    let full = MoonReport(phase: .full, phaseDegrees: 180, illumination: 1, ageDays: 15)
    #expect(appearance.moonSymbol(full, fromSouth: false) == appearance.moonSymbol(full, fromSouth: true))
    let late = MoonReport(phase: .waningCrescent, phaseDegrees: 359, illumination: 0, ageDays: 29)
    #expect(appearance.moonSymbol(late, fromSouth: false) == "..")
  }
}
