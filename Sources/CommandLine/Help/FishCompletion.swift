import Entities

/// Completion for fish 3 and later.
extension Shell {
  static var fishScript: String {
    let told = CommandDefinition.told
    var lines = told.map { line(noCommand, "-a \($0.name) -d \(quoted($0.summary))") }
    lines += told.flatMap { command in command.options.map { line(isCommand(command), option($0)) } }
    lines += CommandDefinition.show.options.map { line(noCommand, option($0)) }
    lines += told.compactMap(words) + config
    return head + lines.joined(separator: "\n") + "\n"
  }

  private static let head = """
    # fish completion for skydash. Save it as ~/.config/fish/completions/skydash.fish

    function __skydash_words --description 'Words typed before the cursor: the command first'
        set -l tokens (commandline -opc)
        set -l skip 0
        for token in $tokens[2..-1]
            if test $skip = 1
                set skip 0
                continue
            end
            switch $token
                case \(CommandDefinition.valueSpellings.joined(separator: " "))
                    set skip 1
                case '-*'
                case '*'
                    echo -- $token
            end
        end
    end

    function __skydash_is --description 'Whether the command is one of the arguments'
        set -l words (__skydash_words)
        contains -- "$words[1]" $argv
    end

    function __skydash_count --description 'Whether that many words follow the command'
        test (math (count (__skydash_words)) - 1) = $argv[1]
    end

    function __skydash_after --description 'Whether the words begin with the arguments'
        set -l words (__skydash_words)
        test (count $words) = (count $argv); and test "$words" = "$argv"
    end

    complete -c skydash -f

    """

  private static let noCommand = "test (count (__skydash_words)) = 0"
  private static let cities = "(skydash __complete cities 2>/dev/null)"
  private static let places = "(skydash __complete places -- (commandline -ct) 2>/dev/null)"

  private static func isCommand(_ command: CommandDefinition) -> String {
    "__skydash_is \(command.spellings.joined(separator: " "))"
  }

  /// `-l interval -s i -x -d '…' -a '…'`.
  private static func option(_ option: Option) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value = !option.needsValue ? "" : option.completion == .file ? " -r -F" : " -x"
    let values = values(option.completion).map { " -a \($0)" } ?? ""
    return "-l \(option.name)\(letter)\(value) -d \(quoted(option.summary))\(values)"
  }

  private static func values(_ kind: Option.Completion) -> String? {
    switch kind {
    case .city: quoted(cities)
    case .place: quoted(places)
    case .file, .none: nil
    case .commands, .words, .list:
      list(kind.words.map { $0.hasPrefix("{") ? "\\\($0.dropLast())\\}" : $0 })
    }
  }

  private static func words(_ command: CommandDefinition) -> String? {
    guard command != .config, let values = values(command.completion) else { return nil }
    return line(isCommand(command) + (command.operands == .one ? "; and __skydash_count 0" : ""), "-a \(values)")
  }

  private static var config: [String] {
    let keys = list(Setting.configurable.map(\.key))
    return [line("__skydash_is config; and __skydash_count 0", "-a \(list(CommandWords.configVerbs))")]
      + ["get", "set", "unset"].map { line("__skydash_after config \($0)", "-a \(keys)") }
      + Setting.configurable.filter { !$0.choices.isEmpty }.map { setting in
        line("__skydash_after config set \(setting.key)", "-a \(list(setting.choices))")
      }
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c skydash -n \(quoted(condition)) \(rest)"
  }

  private static func list(_ words: [String]) -> String { quoted(words.joined(separator: " ")) }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "\\'"))'"
  }
}
