import Entities
import Terminal

/// A key with its direction, for rows whose keys differ only in that.
typealias KeyStep = (key: Key.Code, step: Int)

/// A row of a key table: what some keys do in some places of a live screen. The help page, the status line, the mouse and the
/// dispatch all derive from it. The same key in another place is another row.
nonisolated struct KeyBinding<Screen>: Sendable {
  /// A word or two for the status line.
  struct Hint: Sendable {
    let phrase: Phrase
    let places: KeyPlaces
    /// Hints of the lowest priority leave a narrow line first.
    let priority: Int
    /// The keys it names.
    let keys: [Key.Code]
    /// Whether the key would do anything now.
    let isShown: @MainActor @Sendable (Screen) -> Bool
  }

  /// The keys that the help page shows.
  let keys: [KeyStep]
  /// Alternative keys that the help page doesn't show.
  let others: [KeyStep]
  let places: KeyPlaces
  /// The entry on the help page, and its section; `nil` if there is none.
  private(set) var help: (section: HelpSection, phrase: Phrase)?
  private(set) var hints: [Hint] = []
  let action: @MainActor @Sendable (Screen, _ step: Int) -> Void

  init(
    _ keys: [KeyStep], or others: [KeyStep] = [], at places: KeyPlaces,
    action: @escaping @MainActor @Sendable (Screen, Int) -> Void
  ) {
    (self.keys, self.others, self.places, self.action) = (keys, others, places, action)
  }

  /// A row of one key.
  init(
    _ key: Key.Code, or others: Key.Code..., at places: KeyPlaces,
    action: @escaping @MainActor @Sendable (Screen) -> Void
  ) {
    self.init([(key, 1)], or: others.map { ($0, 1) }, at: places) { screen, _ in action(screen) }
  }

  /// The name of its first key.
  var name: Phrase { keys.first?.key.name ?? Phrase(verbatim: "") }

  /// The row with a line of help.
  func help(_ section: HelpSection, _ phrase: Phrase) -> KeyBinding {
    var row = self
    row.help = (section, phrase)
    return row
  }

  /// The row with a hint, in some of its places and only while `isShown`. Of several hints, the first one shown counts.
  /// Without `keys`, the hint names the row's first key.
  func hint(
    _ phrase: Phrase, at places: KeyPlaces? = nil, priority: Int, keys: [Key.Code]? = nil,
    if isShown: @escaping @MainActor @Sendable (Screen) -> Bool = { _ in true }
  ) -> KeyBinding {
    var row = self
    row.hints.append(
      Hint(
        phrase: phrase, places: places ?? self.places, priority: priority,
        keys: keys ?? Array(self.keys.prefix(1).map(\.key)), isShown: isShown))
    return row
  }
}

/// The keys of a live screen.
nonisolated struct KeyTable<Screen>: Sendable {
  let rows: [KeyBinding<Screen>]

  /// Performs the action of a key in a place.
  ///
  /// - Returns: Whether the key has one there.
  @MainActor func press(_ key: Key, at place: KeyPlaces, on screen: Screen) -> Bool {
    if case .character = key.code, key.text == nil { return false }
    for row in rows where row.places.contains(place) {
      guard let step = (row.keys + row.others).first(where: { $0.key == key.code }) else { continue }
      row.action(screen, step.step)
      return true
    }
    return false
  }

  /// The status line of a place: the hints that matter most, as many as fit whole.
  @MainActor func line(
    _ place: KeyPlaces, of screen: Screen, after before: String? = nil, _ appearance: Appearance, width: Int,
    indent: String = " "
  ) -> KeyLine {
    let hints = rows.filter { $0.places.contains(place) }
      .compactMap { row in row.hints.first { $0.places.contains(place) && $0.isShown(screen) } }
    let before = before.map(appearance.replacingSigns)
    func line(_ hints: [KeyBinding<Screen>.Hint]) -> KeyLine {
      hints.enumerated().reduce(into: KeyLine(indent + (before ?? ""), appearance)) { line, next in
        let (index, hint) = next
        line.append(hint.keys, appearance.words(hint.phrase), isFirst: index == 0 && before == nil)
      }
    }
    var shown = hints
    while line(shown).text.displayWidth > width,
      let least = shown.indices.min(by: { shown[$0].priority < shown[$1].priority })
    {
      shown.remove(at: least)
    }
    let fitting = line(shown)
    return fitting.text.displayWidth <= width && !(shown.isEmpty && before == nil) ? fitting : KeyLine("", appearance)
  }
}

/// A line that names keys, and the columns where a click presses one.
struct KeyLine: Styled {
  private(set) var text: StyledText
  private(set) var places: [(columns: Range<Int>, key: Key)] = []
  let appearance: Appearance

  init(_ text: String, _ appearance: Appearance) {
    self.appearance = appearance
    self.text = StyledText(text, appearance.theme.quiet)
  }

  /// Adds a hint: letters and arrows close together, longer key names apart. A click on a name presses that key, a click on
  /// the hint's words the first one.
  fileprivate mutating func append(_ keys: [Key.Code], _ hint: String, isFirst: Bool) {
    append(isFirst ? "" : "  ")
    let names = keys.map { words($0.name) }
    let gap = names.allSatisfy { appearance.replacingSigns(in: $0).count == 1 } ? "" : " "
    for (index, key) in keys.enumerated() { append((index > 0 ? gap : "") + names[index], pressing: key) }
    append(" " + hint, pressing: keys.first)
  }

  private mutating func append(_ text: String, pressing key: Key.Code? = nil) {
    let start = self.text.displayWidth
    self.text.extend(appearance.replacingSigns(in: text), theme.quiet)
    if let key { places.append((start..<self.text.displayWidth, Key(key))) }
  }

  /// The line preceded by another text.
  func after(_ before: StyledText) -> KeyLine {
    var line = self
    let shift = before.displayWidth
    line.text = before + text
    line.places = places.map { ($0.columns.lowerBound + shift..<$0.columns.upperBound + shift, $0.key) }
    return line
  }

  /// The line with another text right-aligned in a width.
  func before(_ right: StyledText, width: Int) -> KeyLine {
    var line = self
    line.text = text.padded(to: width - right.displayWidth) + right
    return line
  }

  /// The key that a click at a column presses.
  func key(at column: Int) -> Key? { places.first { $0.columns.contains(column) }?.key }
}

nonisolated extension Key.Code {
  var isCharacter: Bool { if case .character = self { true } else { false } }

  /// The key's name, as written on a keyboard.
  var name: Phrase {
    switch self {
    case .character(let character): Phrase(verbatim: String(character))
    case .up: Phrase(verbatim: "↑")
    case .down: Phrase(verbatim: "↓")
    case .left: Phrase(verbatim: "←")
    case .right: Phrase(verbatim: "→")
    case .home: Phrase("Home", context: "key name")
    case .end: Phrase("End", context: "key name")
    case .pageUp: Phrase("PgUp", context: "key name")
    case .pageDown: Phrase("PgDn", context: "key name")
    case .enter: Phrase("Enter", context: "key name")
    case .escape: Phrase(verbatim: "Esc")
    case .tab: Phrase(verbatim: "Tab")
    case .backspace: Phrase("Backspace", context: "key name")
    case .insert: Phrase("Ins", context: "key name")
    case .delete: Phrase("Del", context: "key name")
    case .function(let number): Phrase(verbatim: "F\(number)")
    }
  }
}

/// The keys that go up and down, to the ends, by screenfuls and through time; the first of each pair goes back.
nonisolated enum Keys {
  static let arrows: [KeyStep] = [(.up, -1), (.down, 1)]
  static let letters: [KeyStep] = [(.character("k"), -1), (.character("j"), 1)]
  /// The letters in the order in which hints name them.
  static let jk: [Key.Code] = [.character("j"), .character("k")]
  static let ends: [KeyStep] = [(.home, -1), (.end, 1), (.character("g"), -1), (.character("G"), 1)]
  static let screens: [KeyStep] = [(.pageUp, -1), (.pageDown, 1)]
  static let otherScreens: [KeyStep] = [(.character("b"), -1), (.character(" "), 1)]
  static let sides: [KeyStep] = [(.left, -1), (.right, 1)]

  /// Hints that both live screens have.
  static let scroll = Phrase("scroll", context: "key")
  static let back = Phrase("back", context: "key")
}
