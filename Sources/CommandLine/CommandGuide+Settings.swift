extension CommandGuide {
  static let units = CommandGuide(
    usage: ["skydash units [UNIT...] [OPTION...]"],
    summary: "shows the units, or sets any mix of them",
    details: ["Units and presets: \(UnitWords.text)."],
    examples: [
      Entry("skydash units", "the units in use"),
      Entry("skydash units fahrenheit", "only the temperature changes"),
      Entry("skydash units metric kn 12h", "a preset, then two exceptions"),
    ])

  static let config = CommandGuide(
    usage: [
      "skydash config [get [KEY] | set KEY VALUE | unset KEY | path] [OPTION...]"
    ],
    summary: "shows and changes the settings",
    details: [
      "Alone it shows every setting. 'unset' gives a setting back its default, 'path' prints where the file is. The text "
        + "of a service's key is never shown."
    ],
    terms: SettingKey.allCases.map { Entry($0.rawValue, $0.explanation) },
    examples: [
      Entry("skydash config", "all settings and their values"),
      Entry("skydash config set watchInterval 10m", "refresh every ten minutes"),
      Entry("skydash config unset provider", "back to the default"),
    ])

  static let cache = CommandGuide(
    usage: ["skydash cache [clear|path] [OPTION...]"],
    summary: "what is kept on disk, how old, how big",
    details: ["The cache may be cleared at any time; what is needed is fetched again."],
    examples: [
      Entry("skydash cache", "what is kept"),
      Entry("skydash cache clear", "forget it"),
    ])

  static let doctor = CommandGuide(
    usage: ["skydash doctor [OPTION...]"],
    summary: "checks settings, cache, keys, services and terminal",
    details: [
      "Each line says ok, warning or problem, with the next step. The exit status is 1 if there is a problem. The text of a "
        + "key is never shown."
    ],
    examples: [
      Entry("skydash doctor", "check everything"),
      Entry("skydash doctor --offline", "without asking the services"),
    ])

  static let completions = CommandGuide(
    usage: ["skydash completions bash|zsh|fish"],
    summary: "prints a completion script for a shell",
    details: [
      "It completes commands, options and their values, saved cities, and the places that 'skydash add' knows."
    ],
    examples: [
      Entry("source <(skydash completions bash)", "in ~/.bashrc"),
      Entry("skydash completions zsh > ~/.zfunc/_skydash", "a folder of fpath"),
      Entry("skydash completions fish > ~/.config/fish/completions/skydash.fish", "fish"),
    ])

  static let help = CommandGuide(
    usage: ["skydash help [COMMAND]"],
    summary: "this help, or that of one command",
    details: ["'skydash COMMAND --help' is the same."],
    examples: [
      Entry("skydash help", "all commands"),
      Entry("skydash help add", "one command"),
    ])

  static let man = CommandGuide(
    usage: ["skydash man"],
    summary: "prints the manual page",
    details: ["The page is in the man format, for packagers and for reading at once."],
    examples: [
      Entry("skydash man > skydash.1", "the page as a file"),
      Entry("skydash man | man -l -", "read it"),
    ])

  static let complete = CommandGuide(
    usage: ["skydash __complete cities", "skydash __complete places PREFIX"],
    summary: "answers the completion scripts",
    details: ["One candidate a line."],
    examples: [
      Entry("skydash __complete cities", "the saved cities"),
      Entry("skydash __complete places Seo", "places that begin so"),
    ])
}
