import Terminal

/// The look of a live screen as chosen, with colours for the terminal's background if that setting is automatic.
struct LiveLook {
  private(set) var appearance: Appearance
  /// The colours for the background that the terminal reported; `nil` until then.
  private var terminalTheme: Theme?

  init(_ appearance: Appearance) { self.appearance = appearance }

  /// Adopts the user's choice; if `followsBackground`, in the colours for the terminal's background.
  mutating func choose(_ chosen: Appearance, followsBackground: Bool) {
    appearance = followsBackground ? terminalTheme.map(chosen.with) ?? chosen : chosen
  }

  /// Learns the background from a reply of the terminal, and returns whether the look changed.
  mutating func apply(_ reply: TerminalReply, followsBackground: Bool) -> Bool {
    var abilities = TerminalAbilities.unknown
    abilities.apply(reply)
    guard let isDark = abilities.isDark else { return false }
    var theme = appearance.theme
    theme.isDark = isDark
    terminalTheme = theme
    guard followsBackground, theme != appearance.theme else { return false }
    appearance = appearance.with(theme)
    return true
  }
}

extension TerminalAbilities {
  /// A terminal that has reported nothing yet.
  nonisolated static var unknown: TerminalAbilities { .init(environment: [:], isTerminal: true, window: nil) }
}
