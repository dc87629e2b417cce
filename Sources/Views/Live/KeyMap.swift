import Terminal

/// What a key asks for on a live screen.
nonisolated enum KeyAction: CaseIterable, Sendable {
  case up, down, pageUp, pageDown, first, last
  /// The row before and the next one; on a page that shows no city they scroll like ``up`` and ``down``.
  case previous, next
  /// The day before and the next one of the pictures; an earlier and a later sky.
  case left, right
  case open, back, quit, help
  case add, rename, remove, restore, moveUp, moveDown, find, sort, reverse
  case units, clock, weather, sky, picture, panes, chart
  case refresh, pause
  case openPage, save, clear
}

/// Which key asks for what. Each key is spelt here and nowhere else: help and the hints below the screens are made of it.
nonisolated struct KeyMap: Sendable {
  /// An action with its keys, those that help shows first.
  struct Binding: Sendable {
    let action: KeyAction
    let keys: [Key.Code]
    /// Keys that do the same without being told of.
    let others: [Key.Code]

    init(_ action: KeyAction, _ keys: Key.Code..., letter: Character? = nil, or others: Key.Code...) {
      self.action = action
      self.keys = keys + (letter.map { [.character($0)] } ?? [])
      self.others = others
    }
  }

  private let bindings: [Binding]
  private let actions: [Key.Code: KeyAction]

  private init(_ bindings: [Binding]) {
    self.bindings = bindings
    let pairs = bindings.flatMap { binding in (binding.keys + binding.others).map { ($0, binding.action) } }
    // No key asks for two things.
    actions = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The keys of the table and of the pages over it.
  static let dashboard = KeyMap([
    Binding(.up, .up), Binding(.down, .down), Binding(.previous, letter: "k"), Binding(.next, letter: "j"),
    Binding(.first, .home, letter: "g"), Binding(.last, .end, letter: "G"),
    Binding(.pageUp, .pageUp, or: .character("b")), Binding(.pageDown, .pageDown, or: .character(" ")),
    Binding(.open, .enter), Binding(.back, .escape, or: .backspace), Binding(.help, letter: "?", or: .function(1)),
    Binding(.add, letter: "a"), Binding(.rename, letter: "n"), Binding(.remove, letter: "d"),
    Binding(.restore, letter: "U"),
    Binding(.moveDown, letter: "J"), Binding(.moveUp, letter: "K"), Binding(.find, letter: "/"),
    Binding(.sort, letter: "s"), Binding(.reverse, letter: "S"), Binding(.units, letter: "u"),
    Binding(.clock, letter: "t"),
    Binding(.weather, letter: "w"), Binding(.sky, letter: "y"), Binding(.picture, letter: "i"),
    Binding(.left, .left), Binding(.right, .right), Binding(.chart, letter: "c"),
    Binding(.panes, letter: "v"), Binding(.refresh, letter: "r"), Binding(.pause, letter: "p"),
    Binding(.quit, letter: "q"),
  ])

  /// The keys of the list of pictures and of the day over it.
  static let pictures = KeyMap([
    Binding(.up, .up), Binding(.down, .down), Binding(.previous, letter: "k"), Binding(.next, letter: "j"),
    Binding(.first, .home), Binding(.last, .end), Binding(.pageUp, .pageUp), Binding(.pageDown, .pageDown),
    Binding(.left, .left), Binding(.right, .right), Binding(.open, .enter), Binding(.back, .escape),
    Binding(.openPage, letter: "o"), Binding(.save, letter: "s"), Binding(.clear, letter: "c"),
    Binding(.refresh, letter: "r"), Binding(.quit, letter: "q"),
  ])

  /// What a key asks for, if anything.
  func action(of key: Key) -> KeyAction? {
    if case .character = key.code, key.text == nil { return nil }
    return actions[key.code]
  }

  /// The first key that asks for an action.
  func name(of action: KeyAction) -> String {
    bindings.first { $0.action == action }?.keys.first?.name ?? ""
  }

  /// A line of hints, `before` in front of them: those that matter most of them, as many as fit, whole ones only.
  func line(
    _ hints: [KeyHint], after before: String? = nil, _ appearance: Appearance, width: Int, indent: String = " "
  ) -> StyledText {
    let before = before.map { [appearance.signs($0)] } ?? []
    func text(_ hints: [KeyHint]) -> String {
      let parts = before + hints.map { appearance.signs(keys(of: $0) + " " + appearance.words.live.hint($0)) }
      return parts.isEmpty ? "" : indent + parts.joined(separator: "  ")
    }
    var shown = hints
    while text(shown).displayWidth > width, let least = shown.min(by: { $0.worth < $1.worth }) {
      shown.removeAll { $0 == least }
    }
    let line = text(shown)
    return StyledText(line.displayWidth <= width ? line : "", appearance.theme.quiet)
  }

  /// The keys of a hint: letters and arrows close together, names apart.
  private func keys(of hint: KeyHint) -> String {
    let names = hint.actions.map(name)
    return names.joined(separator: names.allSatisfy { $0.count == 1 } ? "" : " ")
  }

  /// The keys of a line of help, those that are no characters before the others: `↑ ↓  k j`.
  func keys(of actions: [KeyAction]) -> String {
    let keys = actions.flatMap { action in bindings.first { $0.action == action }?.keys ?? [] }
    let groups = [keys.filter { !$0.isCharacter }, keys.filter(\.isCharacter)]
    return groups.filter { !$0.isEmpty }.map { $0.map(\.name).joined(separator: " ") }.joined(separator: "  ")
  }
}

/// A short hint below a live screen.
nonisolated enum KeyHint: CaseIterable, Sendable {
  case help, add, remove, units, panes, refresh, quit
  case scroll, back
  /// The next city, what the other page of a city or the other columns show, the chart.
  case city, toSky, toWeather, chart
  case open, find, sort, columns
  case choose, addChosen, cancel
  case select, show, day, openPage, save, clear, reload
  /// Of the chart: earlier and later, by days, now, when it gets dark, to another side.
  case time, days, now, dark, turn

  /// What the table offers; where the sky is shown, the weather in its place.
  static let table: [KeyHint] = [
    .help, .city, .open, .toSky, .chart, .panes, .find, .sort, .columns, .add, .remove, .units, .refresh, .quit,
  ]
  static let helpPage: [KeyHint] = [.scroll, .back]
  static let picturePage: [KeyHint] = [.scroll, .back, .help]
  static let cityPage: [KeyHint] = [.city, .toSky, .chart, .back, .scroll, .units, .refresh, .help]
  static let skyPage: [KeyHint] = [.city, .toWeather, .chart, .back, .scroll, .refresh, .help]
  static let chartPage: [KeyHint] = [.time, .days, .now, .dark, .turn, .city, .toSky, .back, .help]
  static let suggestions: [KeyHint] = [.choose, .addChosen, .cancel]
  static let pictures: [KeyHint] = [.select, .show, .openPage, .save, .clear, .reload, .quit]
  static let picture: [KeyHint] = [.scroll, .day, .openPage, .save, .back]

  var actions: [KeyAction] {
    switch self {
    case .help: [.help]
    case .add: [.add]
    case .remove: [.remove]
    case .units: [.units]
    case .panes: [.panes]
    case .refresh, .reload: [.refresh]
    case .quit: [.quit]
    case .scroll, .select: [.up, .down]
    case .back: [.back, .quit]
    case .cancel: [.back]
    case .city: [.next, .previous]
    case .toSky, .toWeather: [.sky]
    case .chart: [.chart]
    case .find: [.find]
    case .sort: [.sort]
    case .columns: [.weather]
    case .choose: [.down]
    case .addChosen, .show, .open: [.open]
    case .day, .time: [.left, .right]
    case .days: [.pageUp, .pageDown]
    case .now: [.first]
    case .dark: [.last]
    case .turn: [.up, .down]
    case .openPage: [.openPage]
    case .save: [.save]
    case .clear: [.clear]
    }
  }

  /// How long it stays where a line is narrow: what leads on and back stays longest.
  fileprivate var worth: Int {
    switch self {
    case .help, .choose: 20
    case .back, .quit, .cancel, .addChosen: 19
    case .scroll, .select, .time: 18
    case .city, .show: 17
    case .toSky, .toWeather, .turn, .day: 16
    case .chart: 15
    case .add: 14
    case .find, .openPage, .dark: 13
    case .sort, .save, .now: 12
    case .panes, .clear: 11
    case .open, .days, .reload: 10
    case .units: 9
    case .columns: 8
    case .remove: 7
    case .refresh: 6
    }
  }
}

nonisolated extension Key.Code {
  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }

  /// What is written on the key.
  fileprivate var name: String {
    switch self {
    case .character(let character): String(character)
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .insert: "Ins"
    case .delete: "Del"
    case .function(let number): "F\(number)"
    }
  }
}
