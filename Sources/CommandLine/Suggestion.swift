/// What somebody probably meant: the words of other programs first, then the nearest spelling.
enum Suggestion {
  /// The command or option for an unknown first word.
  static func command(for word: String) -> String? {
    if let familiar = familiarCommands[word.lowercased()] { return familiar }
    return Spelling.nearest(to: word, among: CommandName.told.flatMap { [$0.rawValue] + ($0.alias.map { [$0] } ?? []) })
  }

  /// The option, as it is typed, for an unknown one given without its dashes.
  static func option(for name: String) -> String? {
    let word = name.lowercased()
    if let familiar = familiarOptions[word] { return familiar }
    if word.count == 1 { return OptionName.allCases.first { $0.rawValue.hasPrefix(word) }?.spelling }
    return Spelling.nearest(to: word, among: OptionName.allCases.map(\.rawValue)).map { "--\($0)" }
  }

  private static let familiarCommands = [
    "version": "--version", "delete": "remove", "del": "remove", "find": "search", "weather": "show", "now": "show",
    "live": "watch", "picture": "apod", "moon": "sky", "sun": "sky", "settings": "config", "set": "config set",
    "get": "config get", "compare": "forecast", "week": "forecast", "mv": "move",
  ]

  private static let familiarOptions = [
    "no-color": "--color never", "colour": "--color", "oneline": "--line", "one-line": "--line", "compact": "--line",
    "location": "--city", "metric": "--units metric", "imperial": "--units imperial", "no-cache": "--refresh",
    "output": "--save", "o": "--save", "l": "--city", "c": "--city", "v": "--version", "j": "--json",
    "hourly": "--hours",
  ]
}
