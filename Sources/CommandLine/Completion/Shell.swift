package import Entities
import Essentials

/// A shell that skydash has completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish, nushell

  /// The script that `skydash completions` prints. It lists no words itself, but runs `skydash complete`.
  package var completionScript: String { EmbeddedFile("Completions/skydash.\(rawValue)").text }

  /// What `skydash complete` prints for this shell's script.
  ///
  /// - Parameters:
  ///   - arguments: For bash, the line up to the cursor and the end of it that the answer replaces; for other shells,
  ///     the words after the program's name, the last one unfinished.
  ///   - translate: Translates a word's summary.
  ///   - complete: Completes the last of the words after the program's name, given without quotes.
  /// - Returns: A line for each candidate, or the line `:files`; for nushell, a JSON array, or `null` for files.
  package func answer(
    to arguments: [String], translating translate: (Phrase) -> String, completing complete: ([String]) -> Completion
  ) -> String {
    switch self {
    case .bash:
      let (line, end) = (arguments.first ?? "", arguments.dropFirst().first ?? "")
      return bashAnswer(complete(Array(ShellLine(line).words.dropFirst())), line: line, replacing: end)
    case .zsh: return lines(complete(arguments)) { "\($0.word.colonsEscaped):\(translate($0.summary))" }
    case .fish: return lines(complete(arguments.map(\.unquoted))) { "\($0.word)\t\(translate($0.summary))" }
    case .nushell: return nushellAnswer(complete(arguments.map(\.unquoted)), translate)
    }
  }

  /// The given line for each candidate, or one that makes the script offer files.
  private func lines(_ completion: Completion, _ line: (Completion.Candidate) -> String) -> String {
    switch completion {
    case .files: ":files\n"
    case .words(let candidates): candidates.map { line($0) + "\n" }.joined()
    }
  }

  /// Bash replaces the end of the line with the answer unchanged, so it is quoted here and begins where that end does.
  private func bashAnswer(_ completion: Completion, line: String, replacing end: String) -> String {
    let rest = ShellLine(String(line.dropLast(line.hasSuffix(end) ? end.count : 0)))
    let typed = rest.words.last?.count ?? 0
    return lines(completion) { String($0.word.dropFirst(typed)).bashQuoted(within: rest.openQuote) }
  }

  private func nushellAnswer(_ completion: Completion, _ translate: (Phrase) -> String) -> String {
    guard case .words(let candidates) = completion else { return "null\n" }
    let rows = candidates.map { candidate in
      let (value, description) = (candidate.word.nushellQuoted, translate(candidate.summary))
      return "{\"value\":\(value.jsonQuoted),\"description\":\(description.jsonQuoted)}"
    }
    return "[\(rows.joined(separator: ","))]\n"
  }
}

extension String {
  /// The typed word without its quotes and backslashes.
  fileprivate var unquoted: String { ShellLine(self, isOneWord: true).words.last ?? "" }

  /// The text with a backslash before each colon and backslash: zsh separates a word from its summary with a colon.
  fileprivate var colonsEscaped: String { escaping(#"\:"#) }

  /// The text quoted so that bash reads it back, within an open quote if there is one, and runs nothing in it.
  fileprivate func bashQuoted(within quote: Character?) -> String {
    switch quote {
    case "'": escaped(["'": #"'\''"#])
    // Within double quotes, "!" expands the history, and a backslash before it would stay in the text.
    case "\"": escaping(#"\"$`"#).escaped(["!": #""\!""#])
    default: escaping(" \t!\"#$&'()*;<>?[\\]^`{|}~")
    }
  }

  /// The text in double quotes if nushell would split or evaluate it.
  fileprivate var nushellQuoted: String {
    let isPlain = unicodeScalars.allSatisfy {
      !$0.isASCII || $0.properties.isAlphabetic || "0123456789-_.,=".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : jsonQuoted
  }

  /// The text as a JSON string; control characters are left out, as no name contains any.
  fileprivate var jsonQuoted: String { "\"\(escaping(#"\""#).filter { $0.isASCII ? $0 >= " " : true })\"" }

  /// The text with a backslash before each special scalar, even one that a combining mark follows in its `Character`.
  private func escaping(_ special: String) -> String {
    escaped(Dictionary(uniqueKeysWithValues: special.unicodeScalars.map { ($0, "\\\($0)") }))
  }
}
