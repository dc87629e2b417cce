import Entities
import Terminal
import Testing
import ViewModels

@testable import Views

/// Help, the last line, the mouse and what keys do are made of one table.
struct KeyTableTests {
  private let help = HelpPage(appearance: Appearance(), width: 80).lines.map(\.plain)
  private let control: DashboardControl = {
    let control = DashboardControl(ForecastSample.twoCities)
    control.showsPanes = true
    return control
  }()

  private func line(_ place: KeyPlaces, width: Int = 80) -> String {
    KeyTable.dashboard.line(place, of: control, Appearance(), width: width).text.plain
  }

  @Test func `help lists every key of the live table`() {
    for row in KeyTable.dashboard.rows where row.places.contains(.table) {
      // Clearing the filter and restoring are listed with what they undo.
      let isMentioned = row.help != nil || [KeyBinding.clearFilter.name, KeyBinding.restore.name].contains(row.name)
      #expect(isMentioned && help.contains { $0.contains(row.name.english) }, "\(row.name)")
    }
  }

  @Test func `no key does two things in one place`() {
    func check<Screen>(_ table: KeyTable<Screen>) {
      for place in (0..<10).map({ KeyPlaces(rawValue: 1 << $0) }) {
        let keys = table.rows.filter { $0.places.contains(place) }.flatMap { ($0.keys + $0.alternatives).map(\.key) }
        #expect(Set(keys).count == keys.count, "\(place)")
      }
    }
    check(KeyTable.dashboard)
    check(KeyTable.pictures)
  }

  @Test(arguments: [
    ("  ↑ ↓  k j", "select (on a city page, j and k: next or previous city)"),
    ("  Home End  g G", "first or last city"), ("  PgUp PgDn", "one screen up or down"),
    ("  d ", "remove the selected city (U to undo)"), ("  J K", "move the selected city down or up"),
    ("  ? ", "this help"),
  ])
  func `a line of help has its keys and what they do`(keys: String, meaning: String) {
    #expect(help.contains { $0.hasPrefix(keys) && $0.hasSuffix(" " + meaning) }, "\(help)")
  }

  @Test(arguments: [
    (KeyPlaces.table, " ? keys  jk city  y sky  c chart  v panes  / filter  s sort  a add  q quit"),
    (.help, " Esc q back"),
    (.city, " jk city  y sky  c chart  Esc q back  u °C/°F  r refresh  ? keys"),
    (.sky, " jk city  y weather  c chart  e events  Esc q back  r refresh  ? keys"),
    (.events, " jk city  y sky  c chart  Esc q back  r refresh  ? keys"),
    (.suggestions, " ↓ choose  Enter add  Esc cancel"),
  ])
  func `the last line names the keys of a place`(place: KeyPlaces, line: String) {
    #expect(self.line(place) == line)
  }

  @Test func `a hint is shown whole or not at all, and what matters least leaves first`() {
    #expect(line(.table, width: 24) == " ? keys  jk city  q quit")
    #expect(line(.table, width: 23) == " ? keys  q quit")
    #expect(line(.table, width: 14) == " ? keys")
    #expect(line(.table, width: 3) == "")
    #expect(line(.table, width: 200).contains("d remove  u °C/°F  r refresh  q quit"))
  }

  @Test func `a click at a hint presses its key, one at the words the first`() {
    let line = KeyTable.dashboard.line(.table, of: control, Appearance(), width: 80)
    let places: [(String, Key)] = [
      ("? keys", .character("?")), ("jk city", .character("j")), ("q quit", .character("q")),
    ]
    for (hint, key) in places {
      let start = line.text.plain.firstRange(of: hint).map {
        line.text.plain.distance(from: line.text.plain.startIndex, to: $0.lowerBound)
      }
      #expect(line.key(at: start ?? 0) == key && line.key(at: (start ?? 0) + hint.count - 1) == key, "\(hint)")
    }
    let second = line.text.plain.firstRange(of: "jk").map {
      line.text.plain.distance(from: line.text.plain.startIndex, to: $0.lowerBound) + 1
    }
    #expect(line.key(at: second ?? 0) == .character("k") && line.key(at: 0) == nil)
  }

  @Test func `a letter with Ctrl or Alt is no command`() {
    for key in [Key.control("d"), Key(.character("q"), .alt), .control("l")] {
      #expect(!KeyTable.dashboard.press(key, at: .table, on: control))
    }
    #expect(KeyTable.dashboard.press(Key(.function(1)), at: .table, on: control) && control.mode == .page(.help))
  }
}
