nonisolated extension UsageError: CustomStringConvertible {
  /// The problem's sentence.
  package var description: String { problem.description }

  /// The usage line that helps, without the word "usage".
  package var usage: String { command.map { $0.guide.usage[0] } ?? "skydash [COMMAND] [OPTION...]" }

  /// The lines for standard error.
  package var report: String { "skydash: \(description)\nusage: \(usage)\n" }
}
