package import Entities
import Essentials

/// A shell that skydash writes completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish, nushell

  /// The script of `skydash completions`, with a final newline. It only asks the program.
  package var completionScript: String { EmbeddedFile("Completions/skydash.\(rawValue)").text }

  /// What its script asks with: the answer of `skydash complete`.
  ///
  /// - Parameters:
  ///   - arguments: Of bash the line up to the cursor and the end of it that an answer replaces; of the others the words
  ///     after the program's name.
  ///   - words: Translates what a word means.
  ///   - complete: Completes words without quotes.
  /// - Returns: Lines, or JSON for nushell.
  package func answer(
    _ arguments: [String], in words: (Phrase) -> String, _ complete: ([String]) -> Completion
  ) -> String {
    switch self {
    case .bash:
      let line = arguments.first ?? ""
      let end = arguments.dropFirst().first ?? ""
      return bashAnswer(complete(ShellLine(line).words.dropFirst().map(\.self)), line, replacing: end)
    case .zsh: return lines(complete(arguments)) { "\($0.word.colonsEscaped):\(words($0.summary))" }
    case .fish: return lines(complete(arguments.map(\.unquoted))) { "\($0.word)\t\(words($0.summary))" }
    case .nushell: return nushellAnswer(complete(arguments.map(\.unquoted)), words)
    }
  }

  /// A line for each candidate, or the one that asks the script for files.
  private func lines(_ completion: Completion, _ line: (Completion.Candidate) -> String) -> String {
    switch completion {
    case .files: ":files\n"
    case .words(let candidates): candidates.map { line($0) + "\n" }.joined()
    }
  }

  /// Bash replaces the end of the line by what it is answered, as it is: so this is quoted, and begins where that does.
  private func bashAnswer(_ completion: Completion, _ line: String, replacing end: String) -> String {
    let rest = ShellLine(String(line.dropLast(line.hasSuffix(end) ? end.count : 0)))
    let typed = rest.words.last?.count ?? 0
    return lines(completion) { String($0.word.dropFirst(typed)).bashQuoted(within: rest.openQuote) }
  }

  private func nushellAnswer(_ completion: Completion, _ words: (Phrase) -> String) -> String {
    guard case .words(let candidates) = completion else { return "null\n" }
    let rows = candidates.map { candidate in
      "{\"value\":\(candidate.word.nushellQuoted.jsonQuoted),\"description\":\(words(candidate.summary).jsonQuoted)}"
    }
    return "[\(rows.joined(separator: ","))]\n"
  }
}

extension String {
  /// A word of a person's line without its quotes.
  fileprivate var unquoted: String { ShellLine(self, isOneWord: true).words.last ?? "" }

  /// Zsh divides a word from its summary by a colon.
  fileprivate var colonsEscaped: String { replacing("\\", with: "\\\\").replacing(":", with: "\\:") }

  /// The text as bash reads it back after a quote is opened, or with none; nothing in it is ever run.
  fileprivate func bashQuoted(within quote: Character?) -> String {
    switch quote {
    case "'": replacing("'", with: #"'\''"#)
    // Nothing within these quotes keeps "!" from calling up the history.
    case "\"": escaping(#"\"$`"#).replacing("!", with: #""\!""#)
    default: escaping(" \t!\"#$&'()*;<>?[\\]^`{|}~")
    }
  }

  /// Nushell replaces the whole word.
  fileprivate var nushellQuoted: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy {
        !$0.isASCII || $0.properties.isAlphabetic || "0123456789-_.,=".unicodeScalars.contains($0)
      }
    return isPlain ? self : jsonQuoted
  }

  /// Between double quotes; control characters, of which no name has any, are left out.
  fileprivate var jsonQuoted: String { "\"\(escaping(#"\""#).filter { $0.isASCII ? $0 >= " " : true })\"" }

  private func escaping(_ special: String) -> String {
    reduce(into: "") { text, character in
      if special.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
