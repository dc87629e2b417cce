import Testing

@testable import Views

struct BrailleCanvasTests {
  @Test func `heights that aren't numbers, or far from the canvas, leave a gap in a curve`() {
    var canvas = BrailleCanvas(columns: 3, rows: 1)
    canvas.drawCurve([0, .nan, .infinity, -.infinity, 1e300, 0])
    #expect(canvas.cells == [["⡀", " ", "⢀"]])
  }

  @Test func `a height just above the canvas or below it isn't drawn at its edge`() {
    var canvas = BrailleCanvas(columns: 3, rows: 1)
    canvas.drawCurve([1.3, nil, 1, nil, -0.3, nil])
    #expect(canvas.cells == [[" ", "⠁", " "]])
  }
}
