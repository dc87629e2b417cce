extension UsageError: CustomStringConvertible {
  /// The problem's sentence.
  package var description: String { problem.description }

  /// The usage line that helps, without the word "usage".
  package var usage: String { command.map { $0.guide.usage[0] } ?? "skydash [COMMAND] [OPTION...]" }

  /// The lines for standard error.
  package var report: String {
    let sentence = description.prefix(1).uppercased() + description.dropFirst()
    let end = sentence.hasSuffix("?") || sentence.hasSuffix(".") ? "" : "."
    return "skydash: \(sentence)\(end)\nusage: \(usage)\n"
  }
}
