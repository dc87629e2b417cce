/// A language skydash speaks; its raw value is its tag (BCP 47), such as `ko`, `pt-BR` or `zh-Hant`.
package enum Language: String, Codable, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case korean = "ko"

  package var tag: String { rawValue }

  /// Which form of a text a number takes, as `Plural-Forms` in the head of the language's file says.
  package func pluralForm(of count: Int) -> Int {
    switch self {
    case .english, .german: count == 1 ? 0 : 1
    case .korean: 0
    }
  }

  /// The language that a locale asks for, such as `ko_KR.UTF-8`; `nil` where skydash does not speak it.
  package init?(locale: String) {
    guard let tag = LanguageTag(locale).best(of: Self.allCases.map(\.tag)) else { return nil }
    self.init(rawValue: tag)
  }
}

/// A language with its script and region, where they are given, as a tag or a locale of POSIX names them.
struct LanguageTag {
  /// `pt`, in small letters.
  private let language: Substring
  /// `hant`, `br`, likewise.
  private let details: Set<Substring>

  /// Chinese that is written in traditional characters, by region.
  private static let traditional: Set<Substring> = ["tw", "hk", "mo"]

  init(_ text: String) {
    let parts = text.lowercased().prefix { !".@".contains($0) }.split { "_-".contains($0) }
    language = parts.first ?? ""
    var details = Set(parts.dropFirst())
    if language == "zh", details.isDisjoint(with: ["hans", "hant"]) {
      details.insert(details.isDisjoint(with: Self.traditional) ? "hans" : "hant")
    }
    self.details = details
  }

  /// The tag of the same language that names the most of its script and region, and of those the one that names the least
  /// else; `nil` without one.
  func best(of tags: [String]) -> String? {
    let known = tags.map { (tag: $0, meaning: LanguageTag($0)) }.filter { $0.meaning.language == language }
    return known.max { score($0.meaning) < score($1.meaning) }?.tag
  }

  private func score(_ other: LanguageTag) -> (Int, Int) {
    (other.details.intersection(details).count, -other.details.subtracting(details).count)
  }
}
