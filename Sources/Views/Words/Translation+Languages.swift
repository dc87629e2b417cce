import Entities
import Essentials

nonisolated extension Translation {
  /// The texts of a language; `nil` for English, which needs none.
  init?(_ language: Language) {
    switch language {
    case .english: return nil
    case .korean: self.init(language, pluralForm: { _ in 0 })
    }
  }

  private init(_ language: Language, pluralForm: @escaping @Sendable (Int) -> Int) {
    self.init(po: EmbeddedFile("Languages/\(language.tag).po").bytes, pluralForm: pluralForm)
  }
}
