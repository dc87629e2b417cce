import Terminal
import Testing

struct ScreenTests {
  /// An 80 × 24 screen that has been painted once.
  static func painted(_ draw: (inout Canvas) -> Void) -> Screen {
    var screen = Screen(columns: 80, rows: 24, depth: .trueColor)
    draw(&screen.canvas)
    _ = screen.frame()
    return screen
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "⎋")
  }

  @Test func `an unchanged frame is empty`() {
    var screen = Self.painted { $0.write("Seoul", row: 3, column: 2) }
    #expect(screen.frame().isEmpty)
    screen.canvas.clear(row: 3)
    screen.canvas.write("Seoul", row: 3, column: 2)
    #expect(screen.frame().isEmpty)
  }

  @Test func `one changed cell far away takes eight bytes and its glyph`() {
    var screen = Self.painted { $0.write("Seoul", row: 3, column: 2) }
    screen.canvas.write("7", row: 20, column: 40)
    #expect(text(screen.frame()) == "⎋[21;41H7")
  }

  @Test func `the same cell again takes two bytes`() {
    var screen = Self.painted { $0.write("0", row: 6, column: 33) }
    screen.canvas.write("1", row: 6, column: 33)
    _ = screen.frame()
    screen.canvas.write("2", row: 6, column: 33)
    #expect(text(screen.frame()) == "\u{8}2")
  }

  @Test func `a cell in the pen's colour needs no colour`() {
    let red = Style(.ansi(1))
    var screen = Self.painted { $0.write("7", style: red, row: 20, column: 40) }
    screen.canvas.write("8", style: red, row: 20, column: 40)
    _ = screen.frame()
    screen.canvas.write("9", style: red, row: 2, column: 40)
    #expect(text(screen.frame()) == "⎋[3d\u{8}9")
  }

  @Test func `unchanged glyphs between changed ones are printed again when that is shorter`() {
    var screen = Self.painted { $0.write("12:59", row: 5, column: 10) }
    screen.canvas.write("13:00", row: 5, column: 10)
    #expect(text(screen.frame()) == "⎋[6;12H3:00")
  }

  @Test func `the next row is a line feed away`() {
    var screen = Self.painted { _ in }
    screen.canvas.write("a", row: 5, column: 10)
    screen.canvas.write("b", row: 6, column: 10)
    #expect(text(screen.frame()) == "⎋[6;11Ha\n\u{8}b")
  }

  @Test func `a blank tail is erased`() {
    var screen = Self.painted { $0.write("Overcast clouds", row: 0, column: 10) }
    screen.canvas.clear(row: 0)
    #expect(text(screen.frame()) == "⎋[;11H⎋[K")
  }

  @Test func `a tick of twenty clocks takes less than 250 bytes`() {
    var screen = Self.painted { canvas in
      for row in 2..<22 { canvas.write("Seoul   12:58   3.1°", row: row, column: 1) }
    }
    for row in 2..<22 { screen.canvas.write("12:59", row: row, column: 9) }
    let oneDigit = screen.frame().count
    for row in 2..<22 { screen.canvas.write("13:00", row: row, column: 9) }
    #expect(oneDigit < 250)
    #expect(screen.frame().count < 250)
  }

  @Test func `a big frame is synchronized and a small one is not`() {
    var screen = Screen(columns: 80, rows: 50, depth: .trueColor)
    for row in 0..<50 { screen.canvas.write(String(repeating: "abcdefgh", count: 8), row: row, column: 0) }
    let frame = text(screen.frame())
    #expect(frame.hasPrefix("⎋[?2026h"))
    #expect(frame.hasSuffix("⎋[?2026l"))
    screen.canvas.write("x", row: 0, column: 0)
    #expect(!text(screen.frame()).contains("2026"))
  }

  @Test func `a part of a larger frame is not synchronized for itself`() {
    var screen = Screen(columns: 100, rows: 40, depth: .trueColor)
    for row in 0..<40 { screen.canvas.write(String(repeating: "x", count: 100), row: row, column: 0) }
    let part = text(screen.partOfFrame())
    #expect(part.utf8.count > 2048 && !part.contains("?2026"))
  }

  @Test func `the hardware cursor is shown where it is wanted, and hidden again`() {
    var screen = Self.painted { _ in }
    screen.cursor = CellPosition(row: 4, column: 9)
    #expect(text(screen.frame()) == "⎋[5;10H⎋[?25h")
    #expect(screen.frame().isEmpty)
    screen.canvas.write("a", row: 4, column: 9)
    screen.cursor = CellPosition(row: 4, column: 10)
    #expect(text(screen.frame()) == "a")
    screen.cursor = nil
    #expect(text(screen.frame()) == "⎋[?25l")
  }

  @Test func `a cursor outside the screen is brought to its edge`() {
    var screen = Self.painted { _ in }
    screen.cursor = CellPosition(row: 400, column: 300)
    #expect(text(screen.frame()) == "⎋[80G⎋[?25h")
    screen.cursor = CellPosition(row: -400, column: -3)
    #expect(text(screen.frame()) == "⎋[H")
  }

  @Test func `a row with a doubtful glyph is painted whole, and the cursor placed after the glyph`() {
    var screen = Self.painted { $0.write("ab e\u{301} cd", row: 0, column: 0) }
    screen.canvas.write("x", row: 0, column: 0)
    #expect(text(screen.frame()) == "⎋[Hxb  \u{8}e\u{301}⎋[5G cd⎋[K")
  }

  @Test func `after forgetting, everything is painted`() {
    var screen = Self.painted { $0.write("Seoul", row: 0, column: 0) }
    screen.forget()
    #expect(text(screen.frame()).contains("Seoul"))
  }

  @Test func `without colours only attributes are written`() {
    var screen = Screen(columns: 10, rows: 1, depth: .none)
    screen.canvas.write("a", style: Style(.rgb(0x010203), on: .ansi(4), .bold), row: 0, column: 0)
    #expect(text(screen.frame()) == "⎋[H⎋[0;1ma⎋[K⎋[?25l")
  }

  @Test func `the hidden cursor is left where it is wanted, by frames that write something`() {
    var screen = Screen(columns: 20, rows: 5, depth: .none)
    _ = screen.frame()
    screen.hiddenCursor = CellPosition(row: 3, column: 0)
    #expect(screen.frame().isEmpty)
    screen.canvas.write(StyledText("a"), row: 1, column: 5, width: 1)
    screen.hiddenCursor = CellPosition(row: 3, column: 0)
    #expect(String(decoding: screen.frame(), as: UTF8.self).hasSuffix("a\n\n\r"))
    // Only once, and never over a cursor that shows.
    screen.canvas.write(StyledText("b"), row: 1, column: 5, width: 1)
    #expect(String(decoding: screen.frame(), as: UTF8.self).hasSuffix("b"))
    screen.canvas.write(StyledText("c"), row: 1, column: 5, width: 1)
    screen.cursor = CellPosition(row: 4, column: 2)
    screen.hiddenCursor = CellPosition(row: 0, column: 0)
    #expect(String(decoding: screen.frame(), as: UTF8.self).hasSuffix("\u{1B}[5;3H\u{1B}[?25h"))
  }
}
