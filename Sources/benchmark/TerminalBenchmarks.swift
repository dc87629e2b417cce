import Terminal

/// Bytes of frames, and times of the terminal toolkit.
enum TerminalBenchmarks {
  @Sendable static func run() async {
    reportBytes()
    measureFrames()
    measureText()
    measureKeys()
  }

  // MARK: - Bytes

  private static func reportBytes() {
    report("an unchanged frame", target: "0 B") { _ in }
    report("one changed cell far away", target: "≤ 8 B + glyph") { $0.write("7", row: 20, column: 70) }
    report("one digit of 20 clocks", target: "< 250 B") { canvas in
      for row in 2..<22 { canvas.write("9", row: row, column: 34) }
    }
    report("hours and minutes of 20 clocks", target: "< 250 B") { canvas in
      for row in 2..<22 { canvas.write("13:00", row: row, column: 30) }
    }
    report("every temperature of 20 rows", target: "-") { canvas in
      for row in 2..<22 { canvas.write("\(row + 40).5°", style: warm, row: row, column: 40) }
    }
    var screen = Screen(columns: 80, rows: 24, depth: .trueColor)
    draw(&screen.canvas, from: 0)
    print("  the whole table, 80 × 24: \(screen.frame().count) B")
  }

  /// Prints the bytes of the frame after a change to a table of 80 × 24.
  private static func report(_ title: String, target: String, _ change: (inout Canvas) -> Void) {
    var screen = Screen(columns: 80, rows: 24, depth: .trueColor)
    draw(&screen.canvas, from: 0)
    _ = screen.frame()
    change(&screen.canvas)
    print("  \(title.padded(to: 64)) \(screen.frame().count) B   (target \(target))")
  }

  // MARK: - Times

  private static let warm = Style(.rgb(0xE69F00))
  private static let names = (0..<1000).map { "City number \($0) of 서울" }

  /// Draws a table whose first row is that of a city.
  private static func draw(_ canvas: inout Canvas, from first: Int) {
    canvas.write("CITY", style: .bold, row: 0, column: 1)
    for row in 2..<canvas.rows { draw(&canvas, row: row, city: (first + row) % names.count) }
  }

  private static func draw(_ canvas: inout Canvas, row: Int, city: Int) {
    canvas.clear(row: row)
    canvas.write(names[city], row: row, column: 1, width: 26)
    canvas.write("12:5\(city % 10)", row: row, column: 30)
    canvas.write("\(city % 40).5°", style: warm, row: row, column: 40)
    canvas.write("Partly cloudy", style: Style(.ansi(6)), row: row, column: 50)
  }

  private static func measureFrames() {
    for (columns, rows) in [(80, 24), (200, 60), (500, 200)] {
      var screen = Screen(columns: columns, rows: rows, depth: .trueColor)
      draw(&screen.canvas, from: 0)
      _ = screen.frame()
      var city = 0
      measure("a row redrawn after one change, \(columns) × \(rows)", target: "< 1 ms") {
        city += 1
        draw(&screen.canvas, row: rows / 2, city: city)
        return screen.frame()
      }
      measure("1,000 rows scrolled by one, \(columns) × \(rows)", target: "< 16 ms") {
        city += 1
        draw(&screen.canvas, from: city)
        return screen.frame()
      }
      measure("an unchanged frame, \(columns) × \(rows)", target: "-") { screen.frame() }
    }
  }

  private static func measureText() {
    let texts = [
      ("ASCII", "Partly cloudy with showers"), ("Korean", "서울특별시 대체로 흐림"), ("mixed", "Zürich −3° ⛅ 東京 · ☀ ↑"),
      ("emoji", "👨‍👩‍👧 🇰🇷 ☀️"),
    ]
    for (name, text) in texts {
      measure("width of \(text.count) characters, \(name)", target: "-", operations: 1000) {
        (0..<1000).reduce(0) { sum, _ in sum &+ text.displayWidth }
      }
    }
    let prose = String(repeating: "The quick brown fox 서울 jumps over the lazy dog. ", count: 20)
    measure("1,000 characters of prose wrapped", target: "-") { prose.wrapped(to: 72) }
  }

  private static func measureKeys() {
    let bytes = Array(String(repeating: "j\u{1B}[A서\u{1B}[<0;10;5M", count: 250).utf8)
    measure("one key parsed", target: "-", operations: 1000) {
      var parser = KeyParser()
      return parser.parse(bytes).count
    }
  }
}
