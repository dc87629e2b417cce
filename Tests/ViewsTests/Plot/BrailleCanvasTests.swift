import Testing

@testable import Views

struct BrailleCanvasTests {
  @Test func `heights that aren't numbers, or far from the canvas, leave a gap in a curve`() {
    var canvas = BrailleCanvas(columns: 3, rows: 1)
    canvas.drawCurve([0, .nan, .infinity, -.infinity, 1e300, 0])
    #expect(canvas.cells == [["⡀", " ", "⢀"]])
  }
}
