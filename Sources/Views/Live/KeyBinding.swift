import Entities
import Terminal

/// A row of a key table: what some keys do in some places of a live screen. The keys' dispatch, the help page, the
/// status line and clicks on it all derive from it. The same key in another place is another row.
nonisolated struct KeyBinding<Screen>: Sendable {
  /// A word or two on some keys for the status line.
  struct Hint: Sendable {
    let phrase: Phrase
    /// Where it is shown, some or all of the row's places.
    let places: KeyPlaces
    /// In a narrow line, hints of the lowest priority are left out first.
    let priority: Int
    /// The keys it names.
    let keys: [Key.Code]
    /// Whether the keys would now do what the phrase says.
    let isShown: @MainActor @Sendable (Screen) -> Bool
  }

  /// The keys that the help page shows, each with its direction.
  let keys: [KeyStep]
  /// Alternative keys that the help page doesn't show.
  let alternatives: [KeyStep]
  /// Where the keys do this.
  let places: KeyPlaces
  /// The section and text of the entry on the help page; `nil` if there is none.
  private(set) var help: (section: HelpSection, phrase: Phrase)?
  /// The hints on the keys; in a place, the first of those that are shown there counts.
  private(set) var hints: [Hint] = []
  /// What the keys do; `step` is the direction of the pressed one, 1 in a row of one key.
  let action: @MainActor @Sendable (Screen, _ step: Int) -> Void

  init(
    _ keys: [KeyStep], or alternatives: [KeyStep] = [], at places: KeyPlaces,
    action: @escaping @MainActor @Sendable (Screen, Int) -> Void
  ) { (self.keys, self.alternatives, self.places, self.action) = (keys, alternatives, places, action) }

  /// A row of one key.
  init(
    _ key: Key.Code, or alternatives: Key.Code..., at places: KeyPlaces,
    action: @escaping @MainActor @Sendable (Screen) -> Void
  ) { self.init([(key, 1)], or: alternatives.map { ($0, 1) }, at: places) { screen, _ in action(screen) } }

  /// The name of its first key; empty if it has none.
  var name: Phrase { keys.first?.key.name ?? Phrase(verbatim: "") }

  /// The row with an entry on the help page.
  func help(_ section: HelpSection, _ phrase: Phrase) -> KeyBinding {
    var row = self
    row.help = (section, phrase)
    return row
  }

  /// The row with a hint on `keys` (by default its first one) in `places` (all of its own) while `isShown`.
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
