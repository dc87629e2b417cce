import Terminal
import Testing

@testable import Views

struct AltitudeCanvasTests {
  @Test(arguments: [true, false])
  func `altitudes that aren't numbers are neither drawn nor named`(isUnicode: Bool) {
    let absurd = drawing(Array(repeating: .nan, count: 12) + Array(repeating: .infinity, count: 12), isUnicode)
    #expect(absurd == ["", "", ""])
  }

  @Test(arguments: [true, false])
  func `a curve is drawn at its height, with its name above`(isUnicode: Bool) {
    let lines = drawing(Array(repeating: 45, count: 24), isUnicode)
    #expect(lines[0].contains("Moon") && lines[1].count == 12 && lines[2].isEmpty, "\(lines)")
  }

  /// The lines of a canvas with the moon's curve and its name.
  private func drawing(_ altitudes: [Double?], _ isUnicode: Bool) -> [String] {
    var canvas = AltitudeCanvas(columns: 12, rows: 3, top: 90, isUnicode: isUnicode)
    let curve = AltitudeCanvas.Curve(letter: "o", label: "Moon", altitudes: altitudes, style: .plain)
    canvas.draw(curve)
    canvas.label(curve)
    return canvas.lines.map(\.trimmed.plain)
  }
}
