/// A command line whose last word is still being typed, in upper or lower case; only an option before `=` must be exact.
package struct UnfinishedLine {
  /// The last word, as far as it is typed.
  private let typed: String
  /// The words before it.
  private let scan: ArgumentScan
  /// The command; without one, `city` if there are words, else `show`.
  private let command: CommandDefinition
  /// The words of the command so far.
  private let words: [String]
  private let cities: (_ prefix: String, _ configPath: String?) -> [String]
  private let places: (_ prefix: String) -> [String]

  /// A line with the functions that look names up for it.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name, without quotes; the last one, which may be empty, is being typed.
  ///   - cities: The labels of the saved cities that begin with a text, by the settings file of `--config`.
  ///   - places: The names of places in the built-in list that match the beginning of one.
  package init(
    _ words: [String], cities: @escaping (_ prefix: String, _ configPath: String?) -> [String],
    places: @escaping (_ prefix: String) -> [String]
  ) {
    typed = words.last ?? ""
    scan = ArgumentScan(Array(words.dropLast()))
    let named = scan.words.first.flatMap(CommandDefinition.named)
    command = named ?? (scan.words.isEmpty ? .show : .city)
    self.words = Array(scan.words.dropFirst(named == nil ? 0 : 1))
    (self.cities, self.places) = (cities, places)
  }

  /// What the last word may become.
  package var completion: Completion {
    if let (option, head) = attached { return completion(option.choices, after: head) }
    if let option = scan.openOption, option.needsValue { return completion(option.choices) }
    if typed == "-" || ArgumentScan.isOption(typed), !scan.hasEndedOptions { return .words(matching(options)) }
    let values = scan.openOption.map { matching($0.choices.candidates) } ?? []
    return scan.words.isEmpty ? .words(values + beginning) : completion(command.choices(words), adding: values)
  }

  /// The option of `--name=VALUE`, and the part of the word before the value.
  private var attached: (option: Option, head: String)? {
    guard !scan.hasEndedOptions, typed.hasPrefix("--"), let sign = typed.firstIndex(of: "=") else { return nil }
    let head = String(typed[...sign])
    return command.option(named: String(head.dropFirst(2).dropLast())).map { ($0, head) }
  }

  private var options: [Completion.Candidate] { command.options.map { .init(word: $0.spelling, summary: $0.summary) } }

  /// What may begin a command line: a command, or the name of a saved city.
  private var beginning: [Completion.Candidate] {
    matching(Option.Choices.commands.candidates) + (typed.isEmpty ? [] : names(cities(typed, scan.configPath)))
  }

  /// The completion for a kind of value, after `head`, the part of the word that stays unchanged.
  private func completion(
    _ kind: Option.Choices, after head: String = "", adding others: [Completion.Candidate] = []
  ) -> Completion {
    let value = String(typed.dropFirst(head.count))
    switch kind {
    case .file: return .files
    case .city: return .words(others + names(cities(value, scan.configPath), after: head))
    case .name(let isSaved): return .words(others + continuations(ofSaved: isSaved))
    case .list:
      let former = value.lastIndex(of: ",").map { value[...$0] } ?? ""
      return .words(others + matching(kind.candidates, after: head + former))
    case .none, .words, .commands, .settings: return .words(others + matching(kind.candidates, after: head))
    }
  }

  /// The candidates that continue the typed word. Those with a dash are offered only after a typed dash.
  private func matching(_ candidates: [Completion.Candidate], after head: String = "") -> [Completion.Candidate] {
    let value = typed.dropFirst(head.count).lowercased()
    return candidates.filter {
      $0.word.lowercased().hasPrefix(value) && (!$0.word.hasPrefix("-") || value.hasPrefix("-"))
    }.map { .init(word: head + $0.word, summary: $0.summary) }
  }

  private func names(_ names: [String], after head: String = "") -> [Completion.Candidate] {
    names.map { .init(word: head + $0) }
  }

  /// The saved cities, or else places, that begin with the words so far; of each, the part from the typed word on.
  private func continuations(ofSaved isSaved: Bool) -> [Completion.Candidate] {
    let start = words.map { $0 + " " }.joined()
    let found = isSaved ? cities(start + typed, scan.configPath) : places(start + typed)
    // A place may be found by another name, in which case its own is offered if no other one continues the text.
    let begun = found.filter { $0.lowercased().hasPrefix((start + typed).lowercased()) }
    return names(begun.isEmpty && start.isEmpty ? found : begun.map { String($0.dropFirst(start.count)) })
  }
}
