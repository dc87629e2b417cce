import Entities
import Essentials

/// Suggestions for misspelt words; a slip is one step of `editDistance(to:)`.
enum Spelling {
  /// The candidate nearest to a word: the only one that begins with its two or more letters, else the one with the
  /// fewest slips. One slip per three letters is allowed, at least one and at most three; two in four or five letters
  /// if the first letter is right. `nil` if none is near enough.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    // No candidate is nearly as long, and comparing takes time.
    guard !word.isEmpty, word.utf8.count <= 40 else { return nil }
    let typed = word.lowercased()
    if let longer = onlyCompletion(of: typed, among: candidates) { return longer }
    let near = candidates.compactMap { candidate -> (word: String, score: Int)? in
      let meant = candidate.lowercased()
      let slips = meant.editDistance(to: typed)
      // A wrong first letter is rarer than any other slip.
      let score = slips * 2 + (typed.first == meant.first ? 0 : 1)
      return slips <= mostSlips(from: meant, to: typed) ? (candidate, score) : nil
    }
    return near.min { $0.score < $1.score }?.word
  }

  /// The most slips that may turn a word into the typed one.
  private static func mostSlips(from meant: String, to typed: String) -> Int {
    let letters = max(typed.count, meant.count)
    let share = max(1, min(3, letters / 3))
    return typed.first == meant.first && letters > 3 ? max(2, share) : share
  }

  /// The only candidate that begins with a word, such as `completions` for `comp`.
  private static func onlyCompletion(of word: String, among candidates: [String]) -> String? {
    guard word.count >= 2 else { return nil }
    let longer = candidates.filter { $0.lowercased().hasPrefix(word) }
    return longer.count == 1 ? longer.first : nil
  }

  /// The suggestion for an unknown command: a synonym in other programs, else the nearest spelling.
  static func command(for word: String) -> String? {
    synonyms("command")[word.lowercased()] ?? nearest(to: word, among: CommandDefinition.listed.flatMap(\.spellings))
  }

  /// The suggestion for an unknown option, with its dashes.
  static func option(for name: String) -> String? {
    let word = name.lowercased()
    if let synonym = synonyms("option")[word] { return synonym }
    let names = CommandDefinition.options.map(\.name)
    // Any option with that initial is a better hint than none.
    if word.count == 1 { return names.first { $0.hasPrefix(word) }.map { "--\($0)" } }
    return nearest(to: word, among: names).map { "--\($0)" }
  }

  /// The commands or options of skydash by their synonyms in other programs; `kind` is `command` or `option`.
  private static func synonyms(_ kind: String) -> [String: String] {
    EmbeddedFile("Help/synonyms.txt").lines.filter { $0[0] == kind }.reduce(into: [:]) { $0[$1[1]] = $1[2] }
  }
}
