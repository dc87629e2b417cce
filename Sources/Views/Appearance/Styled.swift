/// A view with an appearance, and short names for its parts.
nonisolated protocol Styled {
  var appearance: Appearance { get }
}

nonisolated extension Styled {
  var words: Words { appearance.words }
  var theme: Theme { appearance.theme }
  var dash: String { appearance.dash }
  var isProse: Bool { appearance.isProse }
}
