import Entities

extension CommandDefinition {
  static let units = CommandDefinition(
    name: "units", usage: ["skydash units [UNIT...] [OPTION...]"],
    summary: Phrase("show the units, or set any mix of them"),
    details: [Phrase("Units and presets: \(UnitChange.words.joined(separator: " ")).")],
    examples: [
      ("skydash units", Phrase("the units in use")),
      ("skydash units fahrenheit", Phrase("only the temperature changes")),
      ("skydash units metric kn 12h", Phrase("a preset, then two exceptions")),
    ],
    dataOptions: [.json], expectation: Phrase("units such as fahrenheit"),
    choices: { _ in .words(UnitChange.words) }
  ) { input throws(UsageError) in .units(try Argument.units(input.words)) }

  static let config = CommandDefinition(
    name: "config", usage: ["skydash config [get [KEY] | set KEY VALUE | unset KEY | path] [OPTION...]"],
    summary: Phrase("show or change the settings"),
    details: [Phrase("'unset' restores a default, 'path' prints where the file is. Keys of services are never shown.")],
    terms: Setting.configurable.map { (line: $0.key, meaning: $0.explanation) },
    examples: [
      ("skydash config", Phrase("all settings and their values")),
      ("skydash config set watchInterval 10m", Phrase("refresh every ten minutes")),
      ("skydash config unset provider", Phrase("back to the default")),
    ],
    dataOptions: [.json],
    expectation: Phrase("get, set, unset or path with a key, such as 'skydash config set watchInterval 10m'"),
    choices: CommandInput.configChoices
  ) { input throws(UsageError) in .config(try input.configRequest()) }

  static let cache = CommandDefinition(
    name: "cache", usage: ["skydash cache [clear|path] [OPTION...]"],
    summary: Phrase("show what's cached: age and size"),
    details: [Phrase("You can clear the cache at any time; what's needed is fetched again.")],
    examples: [("skydash cache", Phrase("what's cached")), ("skydash cache clear", Phrase("delete it"))],
    dataOptions: [.json], expectation: Phrase(oneOf: CacheRequest.words),
    choices: { $0.isEmpty ? .words(CacheRequest.words) : .none }
  ) { input throws(UsageError) in .cache(try input.choice()) }

  static let doctor = CommandDefinition(
    name: "doctor", usage: ["skydash doctor [OPTION...]"],
    summary: Phrase("check settings, cache, keys, services and terminal"),
    details: [
      Phrase("Each line is ok, warning or problem, with the next step. The exit status is 1 if there is a problem.")
    ],
    examples: [
      ("skydash doctor", Phrase("check everything")),
      ("skydash doctor --offline", Phrase("without asking the services")),
    ],
    dataOptions: [.json], read: withoutWords(.doctor))

  static let completions = CommandDefinition(
    name: "completions", usage: ["skydash completions bash|zsh|fish|nushell"],
    summary: Phrase("print a completion script for a shell"),
    details: [
      Phrase("It completes commands, options, their values, saved cities, and places that 'skydash add' knows.")
    ],
    examples: [
      ("source <(skydash completions bash)", Phrase("in ~/.bashrc")),
      ("skydash completions zsh > ~/.zfunc/_skydash", Phrase("in a folder of fpath")),
      ("skydash completions fish > ~/.config/fish/completions/skydash.fish", Phrase("where fish looks for it")),
      ("skydash completions nushell | save -f ~/.config/nushell/autoload/skydash.nu", Phrase("where nushell does")),
    ],
    expectation: Phrase(oneOf: Shell.words),
    choices: { $0.isEmpty ? .words(Shell.words) : .none }
  ) { input throws(UsageError) in .completions(try input.required(try input.choice())) }

  static let licenses = CommandDefinition(
    name: "licenses", alias: "licences", usage: ["skydash licenses"],
    summary: Phrase("print the licenses of skydash and of its data"),
    details: [Phrase("The license texts and notices that must accompany every copy of the program.")],
    examples: [
      ("skydash licenses", Phrase("read them")),
      ("skydash licenses > NOTICES", Phrase("the file that goes with a package")),
    ],
    read: withoutWords(.licenses))

  static let help = CommandDefinition(
    name: "help", usage: ["skydash help [COMMAND]"],
    summary: Phrase("show this help, or help for one command"),
    details: [Phrase("'skydash COMMAND --help' does the same.")],
    examples: [("skydash help", Phrase("all commands")), ("skydash help add", Phrase("one command"))],
    choices: { $0.isEmpty ? .commands : .none }
  ) { input throws(UsageError) in
    try input.refuseWords(after: 1)
    guard let word = input.words.first else { return .help(nil) }
    guard let topic = CommandDefinition.named(word) else { throw .unknownCommand(word) }
    return .help(topic)
  }

  /// For packagers, so not in the overview.
  static let man = CommandDefinition(
    name: "man", usage: ["skydash man"],
    summary: Phrase("print the manual page"),
    details: [Phrase("The page is in man format, for packages or for man -l.")],
    examples: [("skydash man > skydash.1", Phrase("the page as a file, for man ./skydash.1"))],
    read: withoutWords(.man))

  /// For the completion scripts, so not in the overview.
  static let complete = CommandDefinition(
    name: "complete", usage: ["skydash complete bash -- LINE WORD", "skydash complete zsh|fish|nushell -- WORD..."],
    summary: Phrase("answer the completion scripts"),
    details: [Phrase("Prints what the last word can become, in the form that the shell's script reads.")],
    examples: [("skydash complete fish -- sky --next mo", Phrase("the kinds of events that begin with mo"))],
    expectation: Phrase("a shell and the words typed")
  ) { input throws(UsageError) in
    let name = try input.required(input.words.first)
    guard let shell = Shell(rawValue: name) else { throw input.refused(name) }
    return .complete(shell, Array(input.words.dropFirst()))
  }
}
