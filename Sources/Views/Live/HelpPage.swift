import Terminal

/// The keys of the live table.
struct HelpPage {
  let appearance: Appearance

  var lines: [StyledText] {
    appearance.words.helpKeys.map { key, meaning in
      guard !key.isEmpty else { return StyledText(" " + meaning, appearance.theme.heading) }
      return StyledText("  " + key.padded(to: 14), appearance.theme.key) + StyledText(meaning)
    }
  }
}
