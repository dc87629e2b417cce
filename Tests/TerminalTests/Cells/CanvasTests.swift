import Terminal
import Testing

struct CanvasTests {
  @Test func `text is clipped at both edges and to a width`() {
    var canvas = Canvas(columns: 10, rows: 2)
    #expect(canvas.write("0123456789abc", row: 0, column: 4) == 6)
    #expect(canvas.text(row: 0) == "    012345")
    canvas.write("abcdef", row: 1, column: -2)
    #expect(canvas.text(row: 1) == "cdef")
    canvas.write("xyz", row: 1, column: 6, width: 2)
    #expect(canvas.text(row: 1) == "cdef  xy")
    #expect(canvas.write("x", row: 2, column: 0) == 0)
    #expect(canvas.write("x", row: 0, column: 10) == 0)
    #expect(canvas.write("x", row: 0, column: .min) == 0)
    #expect(canvas.write("x", row: 0, column: 0, width: -4) == 0)
  }

  @Test func `a wide glyph that is cut leaves a blank`() {
    var canvas = Canvas(columns: 5, rows: 1)
    canvas.write("서울시", row: 0, column: 0)
    #expect(canvas.text(row: 0) == "서울")
    canvas.write("x", row: 0, column: 1)
    #expect(canvas.text(row: 0) == " x울")
    canvas.write("울", row: 0, column: 1)
    #expect(canvas.text(row: 0) == " 울")
    canvas.write("서", row: 0, column: -1)
    #expect(canvas.text(row: 0) == " 울")
    canvas.write("abc", row: 0, column: 0)
    canvas.write("서", row: 0, column: -1, width: 1)
    #expect(canvas.text(row: 0).hasPrefix("abc"))
  }

  @Test func `every wide glyph keeps its second half`() {
    var random = Generator(seed: 3)
    var canvas = Canvas(columns: 20, rows: 4)
    for _ in 0..<2000 { ScreenPropertyTests.change(&canvas, &random, hostile: true) }
    for row in 0..<4 {
      for column in 0..<20 where canvas[row, column].width == 2 { #expect(canvas[row, column + 1].width == 0) }
      for column in 0..<20 where canvas[row, column].width == 0 { #expect(canvas[row, column - 1].width == 2) }
    }
  }

  @Test func `a block is blank if it has neither glyphs nor a background, whatever is outside it or the grid`() {
    var canvas = Canvas(columns: 6, rows: 3)
    canvas.write("x", row: 0, column: 0)
    canvas.write(" ", style: Style(on: .ansi(4)), row: 2, column: 5)
    #expect(canvas.isBlank(rows: 0..<2, columns: 1..<6))
    #expect(canvas.isBlank(rows: 1..<2, columns: 0..<100))
    #expect(canvas.isBlank(rows: -5..<0, columns: 0..<1) && canvas.isBlank(rows: 3..<9, columns: 9..<12))
    #expect(!canvas.isBlank(rows: 0..<1, columns: 0..<1))
    #expect(!canvas.isBlank(rows: 1..<9, columns: 3..<9))
  }

  @Test func `sizes are bounded`() {
    let canvas = Canvas(columns: 0, rows: 1_000_000)
    #expect(canvas.columns == 1)
    #expect(canvas.rows == 1000)
  }

  @Test func `styled text keeps its styles`() {
    var canvas = Canvas(columns: 10, rows: 1)
    #expect(canvas.write(StyledText("a", .bold) + "b", row: 0, column: 1) == 2)
    #expect(canvas[0, 1].style == .bold)
    #expect(canvas[0, 2].style == .plain)
    #expect(canvas[0, 99].glyph == " ")
  }
}
