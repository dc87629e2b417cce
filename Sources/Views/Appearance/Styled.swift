/// A view with an appearance, and shortcuts to its language and colours.
nonisolated protocol Styled {
  var appearance: Appearance { get }
}

nonisolated extension Styled {
  var words: Words { appearance.words }
  var theme: Theme { appearance.theme }
  var dash: String { appearance.dash }
  var isProse: Bool { appearance.isProse }
}
