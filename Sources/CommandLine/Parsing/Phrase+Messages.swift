import Entities

extension Phrase {
  /// The words as alternatives: `a, b or c`.
  init(oneOf words: [String]) {
    let (former, last) = (words.dropLast().joined(separator: ", "), words.last ?? "")
    self = words.count > 1 ? Phrase("\(former) or \(last)") : Phrase(verbatim: last)
  }

  /// The error with "did you mean" and a word, or else with another next step, if there is one.
  func hinting(at word: String?, or step: Phrase? = nil) -> Phrase {
    if let word { return Phrase("\(self); did you mean '\(word)'?") }
    return step.map { Phrase("\(self); \($0)") } ?? self
  }
}
