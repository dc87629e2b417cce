/// A parsed BCP 47 tag or POSIX locale: a language with its script and region, if given.
struct LanguageTag {
  /// Such as `pt`, in lower case.
  private let language: Substring
  /// Script and region, such as `hant` or `br`, in lower case. Chinese always has a script.
  private let details: Set<Substring>

  /// The regions where Chinese is written in traditional characters.
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

  /// The tag of the same language that shares the most details and then has the fewest others; `nil` if there is none.
  func best(of tags: [String]) -> String? {
    let known = tags.map { (text: $0, tag: LanguageTag($0)) }.filter { $0.tag.language == language }
    return known.max { score($0.tag) < score($1.tag) }?.text
  }

  private func score(_ other: LanguageTag) -> (shared: Int, others: Int) {
    (other.details.intersection(details).count, -other.details.subtracting(details).count)
  }
}
