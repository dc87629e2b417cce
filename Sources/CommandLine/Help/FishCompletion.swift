import Entities

/// Completion for fish 3 and later.
enum FishCompletion {
  static var script: String {
    (head + commands + CommandDefinition.told.flatMap(options) + withoutCommand + CommandDefinition.told.flatMap(words)
      + config)
      .joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# fish completion for skydash. Save it as ~/.config/fish/completions/skydash.fish",
    "",
    "function __skydash_words --description 'Words typed before the cursor: the command first'",
    "    set -l tokens (commandline -opc)",
    "    set -l skip 0",
    "    for token in $tokens[2..-1]",
    "        if test $skip = 1",
    "            set skip 0",
    "            continue",
    "        end",
    "        switch $token",
    "            case \(valueOptions)",
    "                set skip 1",
    "            case '-*'",
    "            case '*'",
    "                echo -- $token",
    "        end",
    "    end",
    "end",
    "",
    "function __skydash_is --description 'Whether the command is one of the arguments'",
    "    set -l words (__skydash_words)",
    "    contains -- \"$words[1]\" $argv",
    "end",
    "",
    "function __skydash_count --description 'Whether that many words follow the command'",
    "    test (math (count (__skydash_words)) - 1) = $argv[1]",
    "end",
    "",
    "function __skydash_after --description 'Whether the words begin with the arguments'",
    "    set -l words (__skydash_words)",
    "    test (count $words) = (count $argv); and test \"$words\" = \"$argv\"",
    "end",
    "",
    "complete -c skydash -f",
  ]

  private static var valueOptions: String { CommandDefinition.valueSpellings.joined(separator: " ") }

  private static let noCommand = "test (count (__skydash_words)) = 0"
  private static let cities = "(skydash __complete cities 2>/dev/null)"
  private static let places = "(skydash __complete places -- (commandline -ct) 2>/dev/null)"

  private static var commands: [String] {
    CommandDefinition.told.map { line(noCommand, "-a \($0.name) -d \(quoted($0.summary))") }
  }

  private static var withoutCommand: [String] {
    CommandDefinition.show.options.map { line(noCommand, option($0)) }
  }

  private static func options(_ name: CommandDefinition) -> [String] {
    name.options.map { line(isCommand(name), option($0)) }
  }

  private static func isCommand(_ name: CommandDefinition) -> String {
    "__skydash_is \(name.spellings.joined(separator: " "))"
  }

  /// `-l interval -s i -x -d '…' -a '…'`.
  private static func option(_ option: Option) -> String {
    var parts = ["-l \(option.name)"]
    if let letter = option.letter { parts.append("-s \(letter)") }
    if option.value != nil { parts.append(option.completion == .file ? "-r -F" : "-x") }
    parts.append("-d \(quoted(option.summary))")
    if let values = values(option.completion) { parts.append("-a \(values)") }
    return parts.joined(separator: " ")
  }

  private static func values(_ kind: Option.Completion) -> String? {
    switch kind {
    case .commands: quoted(CommandDefinition.toldNames.joined(separator: " "))
    case .words(let words), .list(let words):
      quoted(words.map { $0.hasPrefix("{") ? "\\\($0.dropLast())\\}" : $0 }.joined(separator: " "))
    case .city: quoted(cities)
    case .place: quoted(places)
    case .file, .none: nil
    }
  }

  private static func words(_ name: CommandDefinition) -> [String] {
    guard name != .config, let values = values(name.completion) else { return [] }
    let condition = isCommand(name) + (name.operands == .one ? "; and __skydash_count 0" : "")
    return [line(condition, "-a \(values)")]
  }

  private static var config: [String] {
    let keys = Setting.configurable.map(\.key).joined(separator: " ")
    return [line("__skydash_is config; and __skydash_count 0", "-a 'get set unset path'")]
      + ["get", "set", "unset"].map { line("__skydash_after config \($0)", "-a \(quoted(keys))") }
      + Setting.configurable.filter { !$0.choices.isEmpty }.map { setting in
        line("__skydash_after config set \(setting.key)", "-a \(quoted(setting.choices.joined(separator: " ")))")
      }
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c skydash -n \(quoted(condition)) \(rest)"
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.flatMap { $0 == "'" ? Array("\\'") : [$0] }.map(String.init).joined())'"
  }
}
