import Entities
import Testing

@testable import Views

struct WordsTests {
  @Test(arguments: [
    ("ko", Language.korean), ("ko_KR", .korean), ("ko_KR.UTF-8", .korean), ("ko.UTF-8", .korean), ("ko@x", .korean),
    ("kok_IN", .english), ("kok", .english), ("en_GB.UTF-8", .english), ("C", .english), ("", .english),
  ])
  func `the language is the locale's whole code`(locale: String, language: Language) {
    #expect(Words.language(.auto, environment: ["LANG": locale]) == language)
    #expect(Words.language(.ko, environment: ["LANG": locale]) == .korean)
  }
}
