/// Small parts of sentences.
enum Sentence {
  /// `a, b or c`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// `; did you mean 'x'?`, or the other ending.
  static func meant(_ nearest: String?, or other: String = "") -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? other
  }
}
