/// A language of skydash. The raw value is its BCP 47 tag, such as `ko`, `pt-BR` or `zh-Hant`.
package enum Language: String, Codable, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case korean = "ko"

  /// The BCP 47 tag.
  package var tag: String { rawValue }

  /// The index of the plural form for a count, as in `Plural-Forms` in the header of the language's file.
  package func pluralForm(of count: Int) -> Int {
    switch self {
    case .english, .german: count == 1 ? 0 : 1
    case .korean: 0
    }
  }

  /// The language of a locale such as `ko_KR.UTF-8`; `nil` if it isn't supported.
  package init?(locale: String) {
    self.init(rawValue: LanguageTag(locale).best(of: Self.allCases.map(\.tag)) ?? "")
  }
}
