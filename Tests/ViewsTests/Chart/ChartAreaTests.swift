import Entities
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// The chart on a live screen that shows pictures.
struct ChartAreaTests {
  private static func bench(_ choice: Settings.PictureMode, columns: Int = 40, rows: Int = 14) async -> LiveBench {
    var abilities = TerminalAbilities(environment: [:], isTerminal: true, window: nil)
    abilities.size.cell = CellPixels(width: 6, height: 12)
    let bench = LiveBench(
      columns: columns, rows: rows, pictures: PictureContext(choice: choice, abilities: abilities))
    await bench.refresh()
    bench.model.messages.dismiss()
    bench.draw()
    return bench
  }

  /// Draws once the sky is, and returns the bytes.
  private static func settled(_ bench: LiveBench) async -> String {
    var bytes = bench.draw()
    await bench.view.chart.task?.value
    bytes += bench.draw()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hasDots(_ bench: LiveBench) -> Bool {
    bench.terminal.text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
  }

  @Test func `the sky is there in characters at once, then in pixels under its names`() async {
    let bench = await Self.bench(.sixel)
    let first = String(decoding: bench.type("c"), as: UTF8.self)
    #expect(Self.hasDots(bench) && !first.contains("\u{1B}P0;1;0q"))
    let drawn = await Self.settled(bench)
    #expect(drawn.contains("\u{1B}P0;1;0q") && !Self.hasDots(bench))
    #expect(drawn.hasPrefix("\u{1B}[?2026h") && drawn.hasSuffix("\u{1B}[?2026l"))
    #expect(bench.terminal.text.contains("Sky over Seoul"))
    #expect(bench.draw().isEmpty)
    #expect(bench.drift() == nil)
  }

  @Test(arguments: [Settings.PictureMode.kitty, .iterm, .sixel])
  func `another time replaces the picture in its place, with nothing empty in between`(
    choice: Settings.PictureMode
  ) async {
    let bench = await Self.bench(choice)
    bench.type("c")
    let first = await Self.settled(bench)
    let title = bench.terminal.lines[0]
    // Until the next sky is drawn, this one stays, and its time with it.
    bench.press(.right)
    #expect(bench.terminal.lines[0] == title)
    let next = await Self.settled(bench)
    #expect(bench.terminal.lines[0] != title)
    #expect(!next.contains("\u{1B}[2J") && !next.contains("a=d") && !next.isEmpty)
    if choice == .kitty {
      func identifier(_ text: String) -> Substring? { text.firstMatch(of: /a=T,i=(\d+)/)?.output.1 }
      #expect(identifier(first) != nil && identifier(first) == identifier(next))
    }
    #expect(bench.drift() == nil)
  }

  @Test func `leaving the chart takes the picture away`() async {
    let bench = await Self.bench(.kitty)
    bench.type("c")
    _ = await Self.settled(bench)
    let left = String(decoding: bench.press(.escape), as: UTF8.self)
    #expect(left.contains("a=d,d=I") && left.contains("\u{1B}[2J"))
    #expect(!bench.terminal.text.contains("Sky over"))
    #expect(bench.drift() == nil)
  }

  @Test func `the picture goes with the last city`() async {
    let bench = await Self.bench(.kitty)
    bench.type("c")
    _ = await Self.settled(bench)
    bench.model.rows.value = []
    bench.model.selected.value = nil
    let empty = String(decoding: bench.draw(), as: UTF8.self)
    #expect(empty.contains("a=d,d=I") && bench.view.chart.drawing == nil)
    #expect(!bench.terminal.text.contains("Sky over"))
    #expect(bench.drift() == nil)
  }

  @Test func `another size takes it away before it is drawn anew`() async {
    let bench = await Self.bench(.sixel)
    bench.type("c")
    _ = await Self.settled(bench)
    bench.resize(columns: 50, rows: 16)
    #expect(Self.hasDots(bench))
    #expect(await Self.settled(bench).contains("\u{1B}P0;1;0q"))
    #expect(bench.drift() == nil)
  }

  @Test func `it stays in pixels in a window that is wider than a picture can be`() async {
    let bench = await Self.bench(.sixel, columns: 200, rows: 30)
    bench.type("c")
    bench.press(.up)
    #expect(await Self.settled(bench).contains("\u{1B}P0;1;0q"))
    // At 6 pixels a cell, sixels fill at most 166 columns.
    bench.resize(columns: 202, rows: 30)
    _ = await Self.settled(bench)
    #expect(!Self.hasDots(bench) && bench.view.chart.drawing != nil)
  }

  @Test func `a setting changed elsewhere is followed`() async {
    let bench = await Self.bench(.sixel)
    bench.type("c")
    _ = await Self.settled(bench)
    bench.model.settings.chosen.value.picture = .blocks
    let characters = String(decoding: bench.draw(), as: UTF8.self)
    #expect(characters.contains("\u{1B}[2J") && Self.hasDots(bench))
    #expect(bench.drift() == nil)
  }

  @Test func `an answer of the terminal brings the pixels`() async {
    let bench = await Self.bench(.auto)
    bench.type("c")
    #expect(!(await Self.settled(bench)).contains("\u{1B}P0;1;0q"))
    _ = bench.view.handle(.reply(.deviceAttributes([62, 4])))
    #expect(await Self.settled(bench).contains("\u{1B}P0;1;0q"))
  }
}
