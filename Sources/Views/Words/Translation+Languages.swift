import CLanguages
import Entities

nonisolated extension Translation {
  /// The texts of a language, read from the file that the compiler put into the program; `nil` for English.
  init?(_ language: Language) {
    switch language {
    case .english: return nil
    case .korean: self.init(clanguages_ko()) { _ in 0 }
    }
  }

  private init(_ file: clanguages_file, pluralForm: @escaping @Sendable (Int) -> Int) {
    self.init(po: UnsafeBufferPointer(start: file.bytes, count: file.count), pluralForm: pluralForm)
  }
}
