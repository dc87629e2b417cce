extension Invocation {
  /// Understands the arguments after the program's name.
  ///
  /// - Throws: what is wrong with them, with the usage line that helps.
  package init(_ arguments: [String]) throws(UsageError) {
    let scan = ArgumentScan(arguments)
    let name = try Self.name(of: scan)
    if scan.has(.help) {
      self.init(command: .help(name))
    } else if scan.has(.version) {
      self.init(command: .version)
    } else {
      do {
        self = try Self.understood(scan, as: name ?? .show)
      } catch {
        throw UsageError(error, in: name)
      }
    }
  }

  private static func name(of scan: ArgumentScan) throws(UsageError) -> CommandName? {
    guard let word = scan.words.first else { return nil }
    guard let name = CommandName(word: word) else {
      // An unknown option before it may have eaten its command: `skydash --intervall 30s watch`.
      if let problem = scan.problem, !scan.has(.help) { throw UsageError(problem) }
      throw UsageError(.unknownCommand(word, nearest: Suggestion.command(for: word)))
    }
    return name
  }

  private static func understood(_ scan: ArgumentScan, as name: CommandName) throws(UsageProblem) -> Invocation {
    if let problem = scan.problem { throw problem }
    for option in scan.options where !name.options.contains(option.name) {
      throw .misplacedOption(option.name, of: name)
    }
    let reader = CommandReader(name: name, words: Array(scan.words.dropFirst()), scan: scan)
    return Invocation(command: try reader.command(), options: try GlobalOptions(scan))
  }
}
