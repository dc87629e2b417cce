import Testing

@testable import Entities

struct LanguageTests {
  private static let locales: [(String, Language?)] = [
    ("ko_KR.UTF-8", .korean), ("ko", .korean), ("KO-kr", .korean), ("en_GB.UTF-8", .english), ("kok_IN", nil),
    ("C", nil), ("", nil),
  ]

  @Test(arguments: locales)
  func `a locale asks for a language`(locale: String, language: Language?) {
    #expect(Language(locale: locale) == language)
  }

  @Test func `every language has a tag of its own, and is found by it`() {
    #expect(Set(Language.allCases.map(\.tag)).count == Language.allCases.count)
    for language in Language.allCases { #expect(Language(locale: language.tag) == language) }
  }

  private static let tags: [(String, String?)] = [
    ("pt_BR.UTF-8", "pt-BR"), ("pt_PT", "pt"), ("pt", "pt"), ("zh_TW.UTF-8", "zh-Hant"), ("zh_HK", "zh-Hant"),
    ("zh_CN.UTF-8", "zh-Hans"), ("zh", "zh-Hans"), ("zh_Hant_CN", "zh-Hant"), ("zh-Hans-TW", "zh-Hans"),
    ("sr_RS@latin", "sr-Latn"), ("de_AT", nil),
  ]

  @Test(arguments: tags)
  func `script and region choose among the tags of a language`(locale: String, tag: String?) {
    #expect(LanguageTag(locale).best(of: ["en", "pt", "pt-BR", "sr-Latn", "zh-Hans", "zh-Hant"]) == tag)
  }

  @Test func `a language without the region falls back to what there is of it`() {
    #expect(LanguageTag("pt_PT.UTF-8").best(of: ["en", "pt-BR"]) == "pt-BR")
  }
}
