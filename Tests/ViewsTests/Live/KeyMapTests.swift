import Terminal
import Testing

@testable import Views

/// Help and hints say what the keys do, since they are made of the same map.
struct KeyMapTests {
  private let help = HelpPage(appearance: Appearance(), width: 80).lines.map(\.plain)

  @Test func `help tells of every key of the live table`() {
    // Going back and restoring are told of with what they undo.
    let told = Set(HelpPage.sections.flatMap(\.lines).joined()).union([.back, .restore])
    let bound = KeyAction.allCases.filter { !KeyMap.dashboard.name(of: $0).isEmpty }
    #expect(bound.filter { !told.contains($0) } == [])
    #expect(bound.count > 20)
    for action in bound where action != .previous && action != .next {
      #expect(help.contains { $0.contains(KeyMap.dashboard.name(of: action)) }, "\(action)")
    }
  }

  @Test(arguments: [
    ("  ↑ ↓  k j", "select; on a city's page k j show the next city"), ("  Home End  g G", "first and last"),
    ("  PgUp PgDn", "a screen up or down"),
    ("  d ", "remove the selected city; U puts it back"), ("  J K", "move the selected city down or up"),
    ("  ? ", "this help"),
  ])
  func `a line of help has its keys and what they do`(keys: String, meaning: String) {
    #expect(help.contains { $0.hasPrefix(keys) && $0.hasSuffix(" " + meaning) }, "\(help)")
  }

  @Test(arguments: [
    (KeyHint.table, " ? keys  jk city  y sky  c chart  v panes  / filter  s sort  a add  q quit"),
    (KeyHint.helpPage, " ↑↓ scroll  Esc q back"),
    (KeyHint.cityPage, " jk city  y sky  c chart  Esc q back  ↑↓ scroll  u °C/°F  r refresh  ? keys"),
    (KeyHint.skyPage, " jk city  y weather  c chart  Esc q back  ↑↓ scroll  r refresh  ? keys"),
    (KeyHint.suggestions, " ↓ choose  Enter add  Esc cancel"),
  ])
  func `hints of the table`(hints: [KeyHint], line: String) {
    #expect(KeyMap.dashboard.line(hints, Appearance(), width: 80).plain == line)
  }

  @Test(arguments: [
    (KeyHint.pictures, " ↑↓ select  Enter show  o open  s save  c clear  r reload  q quit"),
    (KeyHint.picture, " ↑↓ scroll  ←→ day  o open  s save  Esc q back"),
  ])
  func `hints of the pictures`(hints: [KeyHint], line: String) {
    #expect(KeyMap.pictures.line(hints, Appearance(), width: 80).plain == line)
  }

  @Test func `a hint is shown whole or not at all, and what matters least leaves first`() {
    func line(_ width: Int) -> String { KeyMap.dashboard.line(KeyHint.table, Appearance(), width: width).plain }
    #expect(line(24) == " ? keys  jk city  q quit")
    #expect(line(23) == " ? keys  q quit")
    #expect(line(14) == " ? keys")
    #expect(line(3) == "")
    #expect(line(200).contains("d remove  u °C/°F  r refresh  q quit"))
  }

  @Test func `a letter with Ctrl or Alt is no command`() {
    #expect(KeyMap.dashboard.action(of: .control("d")) == nil)
    #expect(KeyMap.dashboard.action(of: Key(.character("q"), .alt)) == nil)
    #expect(KeyMap.dashboard.action(of: .control("l")) == nil)
    #expect(KeyMap.dashboard.action(of: Key(.function(1))) == .help)
  }
}
