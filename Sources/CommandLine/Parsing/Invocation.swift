import Entities

/// A parsed command line: what to do, and how to show it.
package struct Invocation: Equatable, Sendable {
  /// What to do; `show` by default.
  package let command: Command
  /// The options in the sense of that command; the defaults with `--help` or `--version`.
  package var options = Options()
}

extension Invocation {
  /// Parses the arguments after the program's name.
  ///
  /// - Parameters:
  ///   - arguments: What was typed.
  ///   - isPlace: Whether a name is that of a place, or of a city in the settings file at a path, `nil` for the default
  ///     one; words without a command then mean `city`.
  /// - Throws: The first error, with the usage line that helps.
  package init(_ arguments: [String], isPlace: (_ name: String, _ configPath: String?) -> Bool = { _, _ in false })
    throws(UsageError)
  {
    var scan = ArgumentScan(arguments)
    if let word = scan.words.first, CommandDefinition.named(word) == nil,
      isPlace(scan.words.joined(separator: " "), scan.configPath)
    {
      scan.words.insert(CommandDefinition.city.name, at: 0)
    }
    let command = try Self.command(of: scan)
    if scan.has(.help) {
      self.init(command: .help(command))
      return
    }
    do {
      try Self.checkOptionalValue(in: scan, isPlace: isPlace)
      self = scan.has(.version) ? Invocation(command: .version) : try Self.parsed(scan, as: command ?? .show)
    } catch {
      throw UsageError(error.sentence, in: command)
    }
  }

  /// The settings file of `--config`, even if the arguments are invalid; `nil` without that option.
  package static func configPath(in arguments: [String]) -> String? { ArgumentScan(arguments).configPath }

  /// The command that the first word names; `nil` without words.
  private static func command(of scan: ArgumentScan) throws(UsageError) -> CommandDefinition? {
    guard let word = scan.words.first else { return nil }
    guard let command = CommandDefinition.named(word) else {
      // The word may be the value of an unknown option: `skydash --intervall 30s watch`.
      if let problem = scan.problem, !scan.has(.help) { throw problem }
      throw .unknownCommand(word)
    }
    return command
  }

  /// Throws if the words after an option without its optional value are a misspelt value rather than a place.
  private static func checkOptionalValue(in scan: ArgumentScan, isPlace: (String, String?) -> Bool) throws(UsageError) {
    guard let option = scan.optionBeforeName else { return }
    let name = scan.words.dropFirst().joined(separator: " ")
    let isName = CoordinateText.degrees(name) != nil || isPlace(name, scan.configPath)
    _ = try option.required(isName ? name : nil, of: name)
  }

  /// Applies the options in the sense of the command, which then reads its words.
  private static func parsed(_ scan: ArgumentScan, as command: CommandDefinition) throws(UsageError) -> Invocation {
    if let problem = scan.problem { throw problem }
    var options = Options()
    var given: [Option] = []
    for (found, value) in scan.options {
      guard let option = command.option(named: found.name) else { throw .misplaced(found, value: value, in: command) }
      try option.apply(value, into: &options)
      given.append(option)
    }
    let input = CommandInput(command: command, words: Array(scan.words.dropFirst()), options: options, given: given)
    try input.exclude(.offline, [.refresh])
    return Invocation(command: try command.read(input), options: options)
  }
}
