import Entities
import Foundation
import Services
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// What the keys do, as it is seen on screen.
struct DashboardViewKeysTests {
  @Test(arguments: [TerminalEvent.key(.down), .resumed])
  func `after sleep the first key, or going on, shows the present`(event: TerminalEvent) async throws {
    let bench = await LiveBench.filled()
    func time() throws -> Int {
      let match = try #require(bench.line("Seoul")?.firstMatch(of: /(\d\d):(\d\d)/))
      return (Int(match.1) ?? 0) * 60 + (Int(match.2) ?? 0)
    }
    let former = try time()
    bench.clock.advance(by: 487 * 60)
    _ = bench.view.handle(event)
    bench.draw()
    #expect(try time() == (former + 487) % 1440)
  }

  @Test func `a removal asks about its city and only a clear yes removes it`() async {
    let bench = await LiveBench.filled()
    bench.type("d")
    #expect(bench.terminal.lines.last == " Remove Seoul? y/n")
    for key in [Key.enter, .escape, .character("n"), .character("x"), .down] {
      bench.press(key)
      #expect(bench.line("Seoul") != nil)
      bench.type("d")
    }
    // Data and another program's changes do not change what was asked.
    _ = try? bench.world.settingsService.move("Seoul", to: 10)
    bench.model.selectLast()
    bench.model.moveSelection(by: -3)
    await bench.model.saved.read()
    bench.type("y")
    await bench.settleSaves()
    #expect(bench.line("Seoul") == nil)
    #expect(bench.model.rows.value.count == 9)
    bench.type("U")
    await bench.settleSaves()
    #expect(bench.model.rows.value.count == 10)
  }

  @Test func `J moves the selected city down, K up again`() async {
    let bench = await LiveBench.filled()
    let before = bench.model.orderedRows.map(\.name)
    bench.type("J")
    await bench.settleSaves()
    #expect(bench.model.orderedRows.map(\.name) == [before[1], before[0]] + before[2...])
    bench.type("K")
    await bench.settleSaves()
    #expect(bench.model.orderedRows.map(\.name) == before)
  }

  @Test func `the list scrolls no further than it takes to show the selected city`() async {
    let bench = await LiveBench.filled(columns: 80, rows: 8)
    let names = bench.model.orderedRows.map(\.name)
    func shown() -> [String] { names.filter { bench.line($0) != nil } }
    let height = shown().count
    #expect((2..<names.count).contains(height))
    for index in 1..<names.count {
      bench.press(.down)
      let first = max(index - height + 1, 0)
      #expect(shown() == Array(names[first..<first + height]), "\(index)")
    }
    bench.press(.up)
    #expect(shown() == names.suffix(height))
  }

  @Test func `a city that is gone is no longer asked about`() async {
    let bench = await LiveBench.filled()
    bench.type("d")
    _ = try? bench.world.settingsService.remove(["Seoul"])
    await bench.model.saved.read()
    bench.draw()
    #expect(bench.view.mode == .table)
    bench.type("y")
    await bench.settleSaves()
    #expect(bench.model.rows.value.count == 9)
  }

  @Test func `data that arrives while a place is typed leaves the prompt as it is`() async {
    let bench = await LiveBench.filled()
    bench.type("aTok")
    let (status, cursor) = (bench.terminal.lines.last, (bench.terminal.row, bench.terminal.column))
    #expect(bench.terminal.text.contains("Tokyo, Tokyo, Japan") || bench.terminal.text.contains("Tokyo, Japan"))
    bench.row("Cairo")?.weather.value.current?.value[.temperature] = -12
    bench.row("Tromsø")?.weather.value.current?.value[.temperature] = 33
    bench.model.minute.value += 60
    bench.draw()
    #expect(bench.line("Cairo")?.contains("-12°") == true)
    #expect(bench.terminal.lines.last == status)
    #expect((bench.terminal.row, bench.terminal.column) == cursor)
    #expect(bench.terminal.isCursorVisible)
    #expect(bench.drift() == nil)
    bench.press(.escape)
    #expect(!bench.terminal.isCursorVisible)
    #expect(bench.line("Tromsø")?.contains("33°") == true)
  }

  @Test func `wide text is edited under the cursor`() async {
    let bench = await LiveBench.filled(columns: 30)
    bench.type("a서울특별시강남구역삼동대치동삼성동")
    #expect(bench.terminal.column <= 29)
    bench.press(.home)
    #expect(bench.terminal.column == " Add city: ".count)
    bench.press(.right, .delete)
    #expect(bench.terminal.lines.last?.hasPrefix(" Add city: 서특별시") == true)
    #expect(bench.terminal.column == " Add city: ".count + 2)
    _ = bench.view.handle(.paste("釜山"))
    bench.draw()
    #expect(bench.terminal.lines.last?.hasPrefix(" Add city: 서釜山특별") == true)
    #expect(bench.drift() == nil)
  }

  @Test func `a place that is not found can be mended, with the reason above it`() async {
    let bench = await LiveBench.filled()
    bench.type("aXyzzyqqk")
    bench.press(.enter)
    #expect(await eventually { bench.view.mode != .table })
    bench.draw()
    #expect(bench.terminal.lines[23].hasPrefix(" Add city: Xyzzyqqk"))
    #expect(bench.terminal.lines[21...22].joined().contains("Xyzzyqqk"), "\(bench.terminal.lines)")
    #expect(bench.drift() == nil)
    bench.press(.backspace)
    #expect(!bench.terminal.lines[20...22].joined().contains("Xyzzy"))
    #expect(bench.terminal.lines[23].hasPrefix(" Add city: Xyzzyqq"))
    bench.press(.escape)
    #expect(bench.drift() == nil)
  }

  @Test func `places of one name are offered, and the chosen one is added`() async {
    let bench = await LiveBench.filled()
    bench.type("aSpringfield")
    bench.press(.enter)
    #expect(await eventually { bench.view.mode != .table })
    bench.draw()
    #expect(bench.terminal.text.contains("› Springfield, Massachusetts"), "\(bench.terminal.lines)")
    bench.press(.down, .enter)
    await bench.settleSaves()
    #expect(bench.model.selected.value?.name == "Springfield")
    #expect(bench.model.selected.value?.city.region == "Illinois")
    #expect(bench.drift() == nil)
  }

  @Test func `on a low screen the chosen suggestion stays in sight`() async {
    let bench = await LiveBench.filled(rows: 7)
    bench.type("aSan")
    guard case .adding(let prompt) = bench.view.mode else {
      Issue.record("no prompt")
      return
    }
    #expect(prompt.suggestions.count == 5)
    for place in prompt.suggestions {
      bench.press(.down)
      #expect(bench.view.overlay.count == 3)
      #expect(bench.terminal.lines.contains { $0.hasPrefix("› \(place.localFullName)") }, "\(bench.terminal.lines)")
    }
    #expect(bench.drift() == nil)
  }

  @Test func `n renames the selected city, and Esc leaves its name`() async {
    let bench = await LiveBench.filled()
    let name = bench.model.selected.value?.name ?? ""
    bench.type("n!")
    #expect(bench.terminal.lines.last?.hasPrefix(" Rename: \(name)!") == true)
    bench.press(.escape)
    #expect(bench.model.selected.value?.name == name)
    bench.type("n!")
    bench.press(.enter)
    #expect(await eventually { bench.model.selected.value?.name == name + "!" })
    bench.draw()
    #expect(bench.line(name + "!") != nil)
  }

  @Test func `a message of two lines stays together, and the picture's line comes back`() async {
    let bench = await LiveBench.filled()
    let picture = bench.terminal.lines[22]
    #expect(picture.contains("Picture"))
    let warning = SettingsWarning.notText(city: 1, name: String(repeating: "word ", count: 17) + "end", key: "region")
    let sentence = "\(warning)"
    bench.model.messages.say(warning.phrase, .warning)
    bench.draw()
    let shown = bench.terminal.lines[22...23].map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    #expect(shown == sentence)
    #expect(bench.drift() == nil)
    bench.press(.character("j"))
    #expect(bench.terminal.lines[22] == picture)
    #expect(bench.drift() == nil)
  }

  @Test func `the selected city's severe warning is shown below, and its sign stays beside the mark`() async {
    let bench = await LiveBench.filled()
    let storm = WeatherAlert(
      identifier: "1", event: "Winter Storm Warning", severity: .severe, ends: bench.clock.now.addingTimeInterval(7200))
    bench.row("Seoul")?.weather.value.alerts = Fetched([storm], fetchedAt: bench.clock.now)
    bench.press(.down)
    #expect(bench.terminal.text.contains("!Seoul"))
    bench.press(.up)
    #expect(bench.terminal.text.contains("›!Seoul"))
    #expect(bench.terminal.lines[23].hasPrefix(" Seoul: ! Winter Storm Warning until "), "\(bench.terminal.lines[23])")
    #expect(bench.drift() == nil)
    // Its warnings came, its weather did not.
    bench.row("Seoul")?.weather.value.current = nil
    bench.row("Seoul")?.weather.value.forecast = nil
    bench.row("Seoul")?.weather.value.problem = .timedOut(.openMeteo)
    bench.draw()
    #expect(bench.terminal.lines.contains { $0.hasPrefix("›!Seoul") && $0.contains("no data") })
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (30, 8)])
  func `help is read to its end on every screen`(columns: Int, rows: Int) async {
    let bench = await LiveBench.filled(columns: columns, rows: rows)
    bench.type("?")
    var seen = Set(bench.terminal.lines)
    for _ in 0..<100 {
      bench.press(.down)
      seen.formUnion(bench.terminal.lines)
    }
    let text = seen.joined(separator: "\n")
    for word in ["Cities", "General", "remove", "refresh now", "quit"] { #expect(text.contains(word)) }
    #expect(seen.filter { $0.contains("…") && !$0.contains("Picture") && !$0.hasPrefix(" next") } == [])
    bench.press(.home)
    #expect(bench.terminal.text.contains(" Cities"))
    bench.press(.escape)
    #expect(bench.terminal.text.contains("›Seoul"))
    #expect(bench.drift() == nil)
  }

  @Test func `a page that was scrolled stays where it was when the window changes`() async {
    let bench = await LiveBench.filled(rows: 12)
    bench.type("?")
    bench.press(.down, .down, .down)
    let first = bench.terminal.lines[1]
    #expect(!first.contains("Cities"))
    bench.resize(columns: 79, rows: 11)
    #expect(bench.terminal.lines[1] == first)
    // A window that shows more of its end shows the end.
    bench.resize(columns: 80, rows: 40)
    #expect(bench.terminal.lines[1].contains("Cities"))
    #expect(bench.drift() == nil)
  }

  @Test func `the picture's page shows its title once`() async {
    let bench = await LiveBench.filled(columns: 100, rows: 40)
    let title = bench.model.picture.picture.value?.title ?? ""
    bench.type("i")
    #expect(bench.terminal.lines.count { $0.contains(title) } == 1)
    bench.press(.escape)
    #expect(bench.terminal.lines[38].contains(title))
    #expect(bench.drift() == nil)
  }

  @Test func `the selection stays on screen through every size`() async {
    let bench = await LiveBench.filled()
    bench.model.selectLast()
    for (columns, rows) in [(80, 24), (40, 8), (20, 5), (200, 60), (60, 7), (80, 4), (80, 24)] {
      bench.resize(columns: columns, rows: rows)
      // A severe warning is in force there, whose sign is beside the mark.
      #expect(bench.terminal.text.contains("›!Trom"), "\(columns)x\(rows)")
      #expect(bench.drift() == nil)
    }
    #expect(bench.view.control.rows.top == 0)
  }

  @Test func `a long message is read whole on a narrow screen, and the rows come back`() async {
    let bench = await LiveBench.filled(columns: 40, rows: 12)
    let text = "One two three four five six seven eight nine ten eleven twelve thirteen."
    bench.model.messages.say(Phrase(verbatim: text), .warning)
    bench.draw()
    #expect(bench.terminal.lines.suffix(2).joined().contains("eight nine"))
    #expect(bench.terminal.text.contains("thirteen."))
    #expect(bench.drift() == nil)
    bench.press(.down)
    #expect(!bench.terminal.text.contains("thirteen."))
    #expect(bench.drift() == nil)
  }

  @Test func `the question about a city with a long name says which keys answer it`() async throws {
    let bench = await LiveBench.filled(columns: 40, rows: 12)
    let row = try #require(bench.model.selected.value)
    row.weather.value.city.name = String(repeating: "long ", count: 20) + "name"
    bench.press(.character("d"))
    #expect(bench.terminal.lines[11].hasSuffix("…? y/n"))
    #expect(bench.drift() == nil)
  }

  @Test func `a message that is too long for three lines ends in an ellipsis`() async {
    let bench = await LiveBench.filled(columns: 40, rows: 12)
    bench.model.messages.say(Phrase(verbatim: Array(repeating: "word", count: 30).joined(separator: " ")), .warning)
    bench.draw()
    let lines = bench.terminal.lines.suffix(3)
    #expect(lines.allSatisfy { $0.contains("word") })
    #expect(lines.map { $0.contains("…") } == [false, false, true])
    #expect(bench.drift() == nil)
  }

  @Test func `a failed refresh and its next try are shown, with a title line and without`() async {
    let bench = await LiveBench.filled()
    bench.model.refreshes.countdown.value = Countdown(
      to: bench.clock.now + 40, from: bench.clock.now, isAfterFailure: true)
    bench.draw()
    #expect(bench.terminal.lines[0].hasSuffix("refresh failed; retrying in 40 s"))
    bench.resize(columns: 40, rows: 5)
    #expect(bench.terminal.lines[4] == " refresh failed; retrying in 40 s")
    bench.resize(columns: 34, rows: 10)
    #expect(bench.terminal.lines[0].hasSuffix("refresh failed; retrying in 40 s"))
  }

  @Test func `sorted by a column, the order follows late answers and the selection its city`() async {
    let bench = await LiveBench.filled()
    bench.model.sortOrder.value = .quantity(.temperature)
    bench.draw()
    bench.row("Tromsø")?.weather.value.current?.value[.temperature] = 55
    bench.draw()
    #expect(bench.terminal.lines[2].contains("Tromsø"))
    #expect(bench.terminal.text.contains("›Seoul"))
    #expect(bench.drift() == nil)
  }

  @Test func `sorted by the outlook, the nights of all cities are compared, not of those on screen alone`() async {
    let bench = await LiveBench.filled(rows: 6)
    bench.model.sortOrder.value = .outlook
    bench.draw()
    #expect(bench.model.rows.value.allSatisfy { $0.sky.value.report == nil }, "a frame computed them")
    await bench.settleSkies()
    let ranks = bench.model.orderedRows.compactMap { $0.sky.value.report?.stargazing.rank }
    #expect(ranks.count == bench.model.rows.value.count && ranks == ranks.sorted(by: >))
    #expect(bench.drift() == nil)
  }

  @Test func `in ASCII nothing is beyond it, and names are in Latin letters`() async {
    let bench = await LiveBench.filled(appearance: Appearance(glyphs: .ascii))
    bench.row("Seoul")?.weather.value.city.name = "서울"
    bench.draw()
    #expect(bench.line("Tromso") != nil && bench.terminal.text.contains(">Seoul"))
    for keys in ["", "?", "q", "d", "n", "aTo", "\u{1B}"] {
      if keys == "\u{1B}" { bench.press(.escape) } else { bench.type(keys) }
      let outside = bench.terminal.text.filter { !$0.isASCII }
      #expect(outside == "", "after \(keys)")
    }
    bench.type("/ø")
    #expect(bench.terminal.lines.last?.hasPrefix(" Filter: ø") == true)
  }

  @Test func `without colours everything is said in words and signs`() async {
    let bench = LiveBench(depth: .none)
    await bench.refresh()
    bench.draw()
    #expect(bench.terminal.text.contains("›Seoul"))
    #expect(bench.line("Reykjavík")?.contains("!") == true)
    #expect(bench.terminal.places.allSatisfy { !$0.style.contains("38:") && !$0.style.contains("48:") })
  }
}
