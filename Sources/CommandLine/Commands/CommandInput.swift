import Entities

/// What was typed for a command: its words and options.
struct CommandInput {
  let command: CommandDefinition
  /// The words after the command's name, in order.
  let words: [String]
  /// The parsed values of the options.
  let options: Options
  /// The options that were typed, in order, in the sense of this command.
  let given: [Option]

  /// Throws an error about the first surplus word if there are more than `count` words.
  func refuseWords(after count: Int) throws(UsageError) {
    guard words.count > count else { return }
    let word = words[count].quoted
    throw UsageError(Phrase("'skydash \(command.name)' doesn't take \(word); \(command.advice)"))
  }

  /// The value; if it is `nil`, throws an error that says what the command needs.
  func required<Value>(_ value: Value?) throws(UsageError) -> Value {
    guard let value else { throw UsageError(Phrase("'skydash \(command.name)' needs \(command.expectation)")) }
    return value
  }

  /// All words as one name; throws if there are none, or they are no name.
  func name() throws(UsageError) -> String { try required(try Argument.name(words.joined(separator: " "))) }

  /// Each word as a name, at least one; throws if there are none, or a word is no name.
  func names() throws(UsageError) -> [String] {
    let names: [String] = try words.map { word throws(UsageError) in try required(try Argument.name(word)) }
    return try required(names.isEmpty ? nil : names)
  }

  /// The only word as one of a few choices; `nil` without a word.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(UsageError) -> Choice? {
    try refuseWords(after: 1)
    guard let word = words.first else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    throw refused(word, nearest: Spelling.nearest(to: word, among: Choice.words))
  }

  /// The error for an unknown word, with the nearest one that the command takes.
  func refused(_ word: String, nearest: String? = nil) -> UsageError {
    .refused(word, by: "skydash \(command.name)", expecting: command.expectation, nearest: nearest)
  }

  /// Whether an option was given, in the sense of this command.
  func has(_ option: Option) -> Bool { given.contains(option) }

  /// Throws an error if an option was given together with one of the others.
  func exclude(_ option: Option, _ others: [Option]) throws(UsageError) {
    for other in others where has(option) && has(other) { throw .conflict(option.spelling, other.spelling) }
  }
}
