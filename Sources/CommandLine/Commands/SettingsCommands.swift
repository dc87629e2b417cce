import Entities

extension CommandDefinition {
  static let units = CommandDefinition(
    name: "units",
    usage: ["skydash units [UNIT...] [OPTION...]"],
    summary: "shows the units, or sets any mix of them",
    details: ["Units and presets: \(UnitChange.words.joined(separator: " "))."],
    examples: [
      ("skydash units", "the units in use"),
      ("skydash units fahrenheit", "only the temperature changes"),
      ("skydash units metric kn 12h", "a preset, then two exceptions"),
    ],
    dataOptions: [.json], expectation: "units such as fahrenheit", choices: { _ in .words(UnitChange.words) }
  ) { words throws(UsageError) in .units(try Argument.units(words.words)) }

  static let config = CommandDefinition(
    name: "config",
    usage: ["skydash config [get [KEY] | set KEY VALUE | unset KEY | path] [OPTION...]"],
    summary: "shows or changes the settings",
    details: [
      "Without arguments it shows every setting. 'unset' restores a default and 'path' prints where the file is; keys of "
        + "services are never shown."
    ],
    terms: Setting.configurable.map { (line: $0.key, meaning: $0.explanation) },
    examples: [
      ("skydash config", "all settings and their values"),
      ("skydash config set watchInterval 10m", "refresh every ten minutes"),
      ("skydash config unset provider", "back to the default"),
    ],
    dataOptions: [.json],
    expectation: "get, set, unset or path with a key, such as 'skydash config set watchInterval 10m'",
    choices: CommandWords.configChoices
  ) { words throws(UsageError) in .config(try words.configRequest()) }

  static let cache = CommandDefinition(
    name: "cache",
    usage: ["skydash cache [clear|path] [OPTION...]"],
    summary: "what's cached: age and size",
    details: ["You can clear the cache at any time; what's needed is fetched again."],
    examples: [
      ("skydash cache", "what's cached"),
      ("skydash cache clear", "delete it"),
    ],
    dataOptions: [.json], expectation: "clear or path", choices: { $0.isEmpty ? .words(["clear", "path"]) : .none }
  ) { words throws(UsageError) in .cache(try words.choice() ?? .show) }

  static let doctor = CommandDefinition(
    name: "doctor",
    usage: ["skydash doctor [OPTION...]"],
    summary: "checks settings, cache, keys, services and terminal",
    details: [
      "Each line is ok, warning or problem, with the next step. The exit status is 1 if there is a problem; keys are "
        + "never shown."
    ],
    examples: [
      ("skydash doctor", "check everything"),
      ("skydash doctor --offline", "without asking the services"),
    ],
    dataOptions: [.json],
    read: alone(.doctor))

  static let completions = CommandDefinition(
    name: "completions",
    usage: ["skydash completions bash|zsh|fish|nushell"],
    summary: "prints a completion script for a shell",
    details: [
      "It completes commands, options and their values, saved cities, and the places that 'skydash add' knows."
    ],
    examples: [
      ("source <(skydash completions bash)", "in ~/.bashrc"),
      ("skydash completions zsh > ~/.zfunc/_skydash", "in a folder of fpath"),
      ("skydash completions fish > ~/.config/fish/completions/skydash.fish", "where fish looks for it"),
      ("skydash completions nushell | save -f ~/.config/nushell/autoload/skydash.nu", "where nushell does"),
    ],
    expectation: "bash, zsh, fish or nushell", choices: { $0.isEmpty ? .words(Shell.allCases.map(\.rawValue)) : .none }
  ) { words throws(UsageError) in .completions(try words.required(try words.choice())) }

  static let licenses = CommandDefinition(
    name: "licenses", alias: "licences",
    usage: ["skydash licenses"],
    summary: "prints the licenses of skydash and of its data",
    details: ["The texts and names that must go with every copy of the program."],
    examples: [
      ("skydash licenses", "read them"),
      ("skydash licenses > NOTICES", "the file that goes with a package"),
    ],
    read: alone(.licenses))

  static let help = CommandDefinition(
    name: "help",
    usage: ["skydash help [COMMAND]"],
    summary: "this help, or help for one command",
    details: ["'skydash COMMAND --help' is the same."],
    examples: [
      ("skydash help", "all commands"),
      ("skydash help add", "one command"),
    ],
    choices: { $0.isEmpty ? .commands : .none }
  ) { words throws(UsageError) in
    try words.noMore(than: 1)
    guard let word = words.words.first else { return .help(nil) }
    guard let topic = CommandDefinition.named(word) else { throw .unknownCommand(word) }
    return .help(topic)
  }

  /// Prints the manual page; for packagers, so not in the overview.
  static let man = CommandDefinition(
    name: "man",
    usage: ["skydash man"],
    summary: "prints the manual page",
    details: ["The page is in man format, for packages or for man -l."],
    examples: [
      ("skydash man > skydash.1", "the page as a file, for man ./skydash.1")
    ],
    read: alone(.man))

  /// Answers the completion scripts; not for people.
  static let complete = CommandDefinition(
    name: "complete",
    usage: ["skydash complete bash -- LINE WORD", "skydash complete zsh|fish|nushell -- WORD..."],
    summary: "answers the completion scripts",
    details: ["What the last word may become, in the form that the shell's script reads."],
    examples: [
      ("skydash complete fish -- sky --next mo", "the kinds of events that begin so")
    ],
    expectation: "a shell and the words that are typed"
  ) { words throws(UsageError) in
    let name = try words.required(words.words.first)
    guard let shell = Shell(rawValue: name) else { throw words.refused(name) }
    return .complete(shell, Array(words.words.dropFirst()))
  }
}
