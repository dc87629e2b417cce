import Entities

/// Reads the words after a command, and the options of its own.
struct CommandReader {
  let name: CommandName
  let words: [String]
  let scan: ArgumentScan

  func command() throws(UsageProblem) -> Command {
    switch name {
    case .show: try alone(.show)
    case .watch: try alone(.watch(interval: try interval()))
    case .add: try add()
    case .remove: .remove(try names())
    case .list: try alone(.list)
    case .move: try move()
    case .rename: try rename()
    case .search: .search(try place())
    case .city: .city(try city())
    case .forecast: try alone(.forecast(isHourly: scan.has(.hours)))
    case .sky: .sky(try skyRequest())
    case .apod: .apod(try pictureRequest())
    case .units: .units(try Argument.units(words))
    case .config: .config(try configRequest())
    case .cache: .cache(try choice() ?? .show)
    case .doctor: try alone(.doctor)
    case .demo: try alone(.demo)
    case .completions: .completions(try required(try choice()))
    case .help: .help(try topic())
    case .man: try alone(.man)
    case .complete: .complete(try completionRequest())
    }
  }

  /// A command without words.
  private func alone(_ command: Command) throws(UsageProblem) -> Command {
    try noWords(after: 0)
    return command
  }

  func noWords(after count: Int) throws(UsageProblem) {
    if words.count > count { throw .needlessWord(name, words[count]) }
  }

  func required<Value>(_ value: Value?) throws(UsageProblem) -> Value {
    guard let value else { throw .missingWords(name) }
    return value
  }

  /// The only word, as one of a few.
  private func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(UsageProblem) -> Choice? {
    try noWords(after: 1)
    guard let word = words.first else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let nearest = Spelling.nearest(to: word, among: Choice.allCases.map(\.rawValue))
      throw .wrongWord(name, word, nearest: nearest)
    }
    return choice
  }

  private func interval() throws(UsageProblem) -> Int? {
    guard let text = scan.value(.interval) else { return nil }
    return try Argument.interval(text)
  }

  private func topic() throws(UsageProblem) -> CommandName? {
    try noWords(after: 1)
    guard let word = words.first else { return nil }
    guard let topic = CommandName(word: word) else {
      throw .unknownCommand(word, nearest: Suggestion.command(for: word))
    }
    return topic
  }

  private func completionRequest() throws(UsageProblem) -> CompletionRequest {
    switch words.first {
    case "cities": return .cities
    case "places": return .places(prefix: try Argument.name(words.dropFirst().joined(separator: " ")) ?? "")
    case let word?: throw .wrongWord(name, word, nearest: nil)
    case nil: throw .missingWords(name)
    }
  }
}
