import Terminal
import Testing

@testable import Views

struct AltitudeCanvasTests {
  @Test(arguments: [true, false])
  func `altitudes that aren't numbers are neither drawn nor named`(isUnicode: Bool) {
    var canvas = AltitudeCanvas(columns: 12, rows: 3, top: 90, isUnicode: isUnicode)
    let altitudes: [Double?] = Array(repeating: .nan, count: 12) + Array(repeating: .infinity, count: 12)
    let curve = AltitudeCanvas.Curve(letter: "o", label: "Moon", altitudes: altitudes, style: .plain)
    canvas.draw(curve)
    canvas.label(curve)
    #expect(canvas.lines.allSatisfy { $0.trimmed.plain.isEmpty })
  }
}
