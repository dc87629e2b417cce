import Testing
import World

@testable import Terminal

/// For random changes the screen built from the diffs is the screen drawn from scratch.
struct ScreenPropertyTests {
  @Test(arguments: [ColorDepth.trueColor, .palette256, .ansi16, .none], 0..<12)
  func `frames show the canvas whatever was shown before`(depth: ColorDepth, seed: Int) {
    var random = Generator(seed: seed)
    var (screen, emulator) = Self.pair(&random, depth)
    for step in 0..<120 {
      if random.number(0...20) == 0 {
        let columns = random.number(1...60)
        screen.resize(columns: columns, rows: random.number(1...12))
        emulator = .rubbish(columns: columns, rows: screen.rows)
      }
      Self.change(&screen.canvas, &random, hostile: true)
      emulator.feed(screen.frame())
      let difference = emulator.difference(from: screen.canvas, depth: depth)
      #expect(difference == nil, "step \(step)")
      #expect(screen.frame().isEmpty)
      if difference != nil { return }
    }
  }

  @Test(arguments: [1, 2], 0..<12)
  func `a terminal that draws doubtful glyphs in other widths stays in order`(width: Int, seed: Int) {
    var random = Generator(seed: seed)
    var (screen, emulator) = Self.pair(&random, .trueColor) {
      DisplayWidth.isUncertain($0) ? width : DisplayWidth.of($0)
    }
    for _ in 0..<80 {
      Self.change(&screen.canvas, &random, hostile: true)
      emulator.feed(screen.frame())
      let difference = emulator.difference(from: screen.canvas, ignoringUncertain: true)
      #expect(difference == nil)
      if difference != nil { return }
    }
  }

  private static func pair(
    _ random: inout Generator, _ depth: ColorDepth,
    width: @escaping @Sendable (Character) -> Int = { DisplayWidth.of($0) }
  ) -> (Screen, EmulatedScreen) {
    let columns = random.number(1...60)
    let rows = random.number(1...12)
    return (Screen(columns: columns, rows: rows, depth: depth), .rubbish(columns: columns, rows: rows, width: width))
  }

  /// Makes a few random changes.
  static func change(_ canvas: inout Canvas, _ random: inout Generator, hostile: Bool) {
    for _ in 0..<random.number(0...4) {
      let row = random.number(-1...canvas.rows)
      let column = random.number(-3...canvas.columns)
      switch random.number(0...9) {
      case 0: canvas.clear(row: row, columns: max(0, column)..<max(0, column) + random.number(0...30))
      case 1:
        let blanks = String(repeating: " ", count: canvas.columns)
        canvas.write(blanks, style: random.style(), row: row, column: 0)
      case 2 where random.number(0...5) == 0: for row in 0..<canvas.rows { canvas.clear(row: row) }
      case 3 where hostile:
        canvas.write(random.hostileText(), style: random.style(), row: row, column: column)
      default:
        canvas.write(random.plainText(), style: random.style(), row: row, column: column, width: random.number(0...40))
      }
    }
  }
}
