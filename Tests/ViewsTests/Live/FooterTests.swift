import Entities
import Services
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// The keys that the last line names: they work where they are named.
struct FooterTests {
  /// The keys that open a page from the table.
  nonisolated static let pages: [[Key]] = [
    [], [.character("y")], [.character("w")], [.enter], [.enter, .character("y")], [.character("c")],
    [.character("c"), .right], [.character("e")], [.character("?")], [.character("i")], [.enter, .character("c")],
    [.enter, .character("?")], [.character("c"), .character("i")],
  ]

  private func bench(
    _ size: (columns: Int, rows: Int), _ keys: [Key], panes: Settings.Switch = .off
  ) async -> LiveBench {
    let bench = await LiveBench.filled(columns: size.columns, rows: size.rows, panes: panes)
    for key in keys { bench.press(key) }
    return bench
  }

  /// Whether a key changes the screen, or quits.
  private func works(_ key: Key, in bench: LiveBench) -> Bool {
    let before = bench.terminal.text
    if bench.view.handle(.key(key)) == .quit { return true }
    bench.draw()
    return bench.terminal.text != before
  }

  @Test(arguments: pages.indices, [(40, 12), (140, 24)])
  func `each key that is named does something there`(page: Int, size: (columns: Int, rows: Int)) async {
    let first = await bench(size, Self.pages[page])
    let hints = first.view.shownKeys?.targets.reduce(into: [Key]()) { keys, target in
      if !keys.contains(target.key) { keys.append(target.key) }
    }
    #expect(hints?.isEmpty == false, "\(first.terminal.lines)")
    for hint in hints ?? [] {
      let bench = await bench(size, Self.pages[page])
      // What goes up does so after what goes down.
      if !works(hint, in: bench) {
        for key in [Key.down, .character("j"), .pageDown, .right] where key != hint { bench.press(key) }
        #expect(works(hint, in: bench), "\(hint): \(first.terminal.lines.last ?? "")")
      }
    }
  }

  @Test func `a click at the last line presses the key that it names`() async {
    let bench = await bench((100, 24), [], panes: .off)
    func click(_ text: String) {
      let line = bench.terminal.lines[23]
      let column = line.firstRange(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
      _ = bench.view.handle(.mouse(MouseEvent(.click, at: CellPosition(row: 23, column: column))))
      bench.draw()
    }
    click("y sky")
    #expect(bench.model.columns.value == .sky && bench.terminal.lines[23].contains("y weather"))
    click("? keys")
    #expect(bench.view.mode == .page(.help))
    click("q back")
    #expect(bench.view.mode == .table)
  }

  @Test func `a click on a message of one line dismisses it`() async {
    let bench = await bench((100, 24), [])
    bench.model.messages.say(Phrase(verbatim: "One line."), .warning)
    bench.draw()
    #expect(bench.terminal.lines[23] == " One line.")
    _ = bench.view.handle(.mouse(MouseEvent(.click, at: CellPosition(row: 23, column: 2))))
    bench.draw()
    #expect(bench.terminal.lines[23].contains("? keys"), "\(bench.terminal.lines[23])")
  }

  @Test func `a click at a heading sorts by its column, a second one turns that round`() async {
    let bench = await bench((100, 24), [], panes: .off)
    func click(_ heading: String) {
      let line = bench.terminal.lines[1]
      let column = line.firstRange(of: heading).map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
      _ = bench.view.handle(.mouse(MouseEvent(.click, at: CellPosition(row: 1, column: column))))
      bench.draw()
    }
    click("Temp")
    #expect(bench.model.sorting == Sorting(.quantity(.temperature)))
    click("Temp")
    #expect(bench.model.sorting == Sorting(.quantity(.temperature), isReversed: true))
    click("City")
    #expect(bench.model.sorting == Sorting(.name))
    // What the rows cannot be ordered by.
    click("Low/high")
    #expect(bench.model.sorting == Sorting(.name))
  }

  @Test func `a double click opens a city, two slow clicks select it`() async {
    let bench = await bench((100, 24), [], panes: .off)
    func click(_ row: Int) {
      _ = bench.view.handle(.mouse(MouseEvent(.click, at: CellPosition(row: row, column: 3))))
      bench.draw()
    }
    click(4)
    let selected = bench.model.selected.value
    #expect(selected == bench.model.orderedRows[2] && bench.view.mode == .table)
    bench.clock.advance(by: 2)
    click(4)
    #expect(bench.view.mode == .table)
    // A clock that is set back makes no double click of two slow ones.
    bench.clock.advance(by: -3600)
    click(4)
    #expect(bench.view.mode == .table)
    click(4)
    #expect(bench.view.mode == .page(.city) && bench.model.selected.value == selected)
  }

  @Test func `wide footers name the keys of the table and of each page`() async {
    for columns in [100, 160] {
      func footer(_ keys: [Key]) async -> String {
        await bench((columns, 30), keys, panes: .on).terminal.lines.last ?? ""
      }
      let table = await footer([])
      for hint in ["jk city", "y sky", "c chart", "v panes", "/ filter", "s sort", "? keys", "q quit"] {
        #expect(table.contains(hint), "\(columns): \(table)")
      }
      #expect(await footer([.character("y")]).contains("y weather"))
      for keys in [[Key.enter], [.enter, .character("y")], [.character("c")], [.character("e")]] {
        let page = await footer(keys)
        for hint in ["jk city", "y ", "Esc q back", "? keys"] { #expect(page.contains(hint), "\(columns): \(page)") }
      }
      #expect(await footer([.enter]).contains("c chart"))
      #expect(await footer([.character("c")]).contains("End dusk"))
      #expect(await footer([.character("?")]).contains("Esc q back"))
      #expect(await footer([.character("i")]).contains("Esc q back"))
    }
  }

  @Test func `without cities only what can be done is named`() async {
    let bench = LiveBench()
    try? bench.world.settingsService.update { $0.cities = [] }
    await bench.model.saved.read()
    bench.draw()
    #expect(bench.terminal.lines.last?.hasPrefix(" ? keys") == true)
    for hint in ["jk city", "c chart", "e events", "/ filter", "s sort", "Enter open", "d remove"] {
      #expect(bench.terminal.lines.last?.contains(hint) == false)
    }
    #expect(bench.terminal.lines.last?.contains("a add") == true)
  }

  @Test(arguments: [Key.escape, .character("q")], pages.indices)
  func `help and the picture go back to the page they lie over`(key: Key, page: Int) async {
    guard Self.pages[page].allSatisfy({ $0 != .character("?") && $0 != .character("i") }) else { return }
    for cover in ["?", "i", "?i", "i?"] {
      let bench = await bench((100, 24), Self.pages[page])
      bench.press(.down)
      await bench.settleSkies()
      let (mode, text) = (bench.view.mode, bench.terminal.text)
      for letter in cover { bench.type(String(letter)) }
      #expect(bench.view.mode != mode)
      for _ in cover { bench.press(key) }
      await bench.settleSkies()
      #expect(bench.view.mode == mode && bench.terminal.text == text, "\(cover)")
      #expect(bench.drift() == nil)
    }
  }

  @Test func `help says that q goes back on pages`() {
    for words in [Words.english, .korean] {
      let lines = HelpPage(appearance: Appearance(words: words), width: 100).lines.map(\.plain)
      let line = lines.first { $0.hasPrefix("  q ") } ?? ""
      #expect(line.contains(words("back; in the table, quit")), "\(line)")
    }
  }
}
