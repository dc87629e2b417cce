import Terminal

/// The keys of a live screen.
nonisolated struct KeyTable<Screen>: Sendable {
  /// The rows, in the order of the help page and the status line; of several for a key in a place, the first counts.
  let rows: [KeyBinding<Screen>]

  /// Performs the action of a key in a place, and returns whether it has one there.
  @MainActor func press(_ key: Key, at place: KeyPlaces, on screen: Screen) -> Bool {
    // A letter with Ctrl or Alt is no command.
    if case .character = key.code, key.text == nil { return false }
    for row in rows where row.places.contains(place) {
      guard let pressed = (row.keys + row.alternatives).first(where: { $0.key == key.code }) else { continue }
      row.action(screen, pressed.step)
      return true
    }
    return false
  }

  /// The status line of a place: `start`, then the hints of the highest priority that fit whole, in order; else empty.
  @MainActor func line(
    _ place: KeyPlaces, of screen: Screen, after start: String = " ", _ appearance: Appearance, width: Int
  ) -> KeyLine {
    let hints = rows.filter { $0.places.contains(place) }
      .compactMap { row in row.hints.first { $0.places.contains(place) && $0.isShown(screen) } }
    func line(_ hints: [KeyBinding<Screen>.Hint]) -> KeyLine {
      let start = KeyLine(appearance, StyledText(appearance.replacingSymbols(in: start), appearance.theme.quiet))
      return hints.reduce(into: start) { $0.append($1.keys, appearance.words($1.phrase)) }
    }
    var shown = hints
    while line(shown).text.displayWidth > width,
      let least = shown.indices.min(by: { shown[$0].priority < shown[$1].priority })
    {
      shown.remove(at: least)
    }
    let fitting = line(shown)
    return fitting.text.displayWidth <= width && !fitting.isBlank ? fitting : KeyLine(appearance)
  }
}
