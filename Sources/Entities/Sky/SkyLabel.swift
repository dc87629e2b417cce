/// A name in the languages there are.
package struct SkyLabel: Hashable, Sendable {
  /// Latin for constellations, English for all else.
  package var latin: String
  package var korean: String?

  package init(latin: String, korean: String? = nil) {
    self.latin = latin
    self.korean = korean
  }

  package func text(in language: Language) -> String {
    switch language {
    case .english: latin
    case .korean: korean ?? latin
    }
  }
}
