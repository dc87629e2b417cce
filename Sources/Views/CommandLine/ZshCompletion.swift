/// Completion for zsh.
nonisolated enum ZshCompletion {
  static var script: String {
    """
    #compdef skydash
    # zsh completion for skydash. Save it as _skydash in a folder of fpath, or: source <(skydash completions zsh)

    _skydash_cities() {
      local -a names
      names=(${(f)"$(_call_program cities $words[1] __complete cities 2>/dev/null)"})
      _wanted cities expl city compadd -a names
    }

    _skydash_places() {
      local -a names
      local typed="${(Q)PREFIX}"
      names=(${(f)"$($program __complete places -- "$typed" 2>/dev/null)"})
      _wanted places expl place compadd -U -a names
    }

    _skydash_keys() {
      _values 'setting' \(keys)
    }

    _skydash_settings() {
      case $words[CURRENT-1] in
    \(settings)
      esac
    }

    _skydash_words() {
      case $1 in
    \(operands)
        config)
          if (( CURRENT == 2 )); then
            _values 'action' get set unset path
          elif (( CURRENT == 3 )) && [[ $words[2] != path ]]; then
            _skydash_keys
          elif (( CURRENT == 4 )) && [[ $words[2] == set ]]; then
            _skydash_settings
          fi ;;
      esac
    }

    _skydash_command() {
      local program=$skydash_program
      case $words[1] in
    \(commandOptions)
      esac
    }

    _skydash() {
      local context state state_descr line expl
      local skydash_program=$words[1]
      typeset -A opt_args
      local -a commands
      commands=(
    \(commands)
      )
      _arguments -C \\
    \(arguments(CommandName.show.options))
        '1: :->command' '*:: :->rest'
      case $state in
        command) _describe -t commands command commands ;;
        rest) _skydash_command ;;
      esac
    }

    if [[ $funcstack[1] == _skydash ]]; then
      _skydash "$@"
    else
      compdef _skydash skydash
    fi

    """
  }

  private static var keys: String { SettingKey.allCases.map(\.rawValue).joined(separator: " ") }

  private static var settings: String {
    lines(
      SettingKey.allCases.filter { !$0.choices.isEmpty }.map { key in
        "    \(key.rawValue)) _values '\(key.rawValue)' \(key.choices.joined(separator: " ")) ;;"
      })
  }

  private static var operands: String {
    lines(
      CommandName.told.filter { $0 != .config }.compactMap { name in
        action(name.completion, name.rawValue).map { "    \(name.rawValue)) \($0) ;;" }
      })
  }

  private static func action(_ kind: CompletionKind, _ title: String) -> String? {
    switch kind {
    case .words(let words): "_values '\(title)' \(words.joined(separator: " "))"
    case .city: "_skydash_cities"
    case .place: "_skydash_places"
    case .file: "_files"
    case .none: nil
    }
  }

  private static var commandOptions: String {
    lines(
      CommandName.told.map { name in
        "    \(name.spellings.joined(separator: "|")))\n      _arguments \\\n"
          + arguments(name.options) + "\n        '*: :{_skydash_words \(name.rawValue)}' ;;"
      })
  }

  private static var commands: String {
    lines(CommandName.told.map { "    '\($0.rawValue):\(quoted($0.guide.summary))'" })
  }

  private static func arguments(_ options: [OptionName]) -> String {
    lines(options.flatMap { option in option.spellings.map { "        \(argument($0, option)) \\" } })
  }

  /// One option in the words of `_arguments`: `'*--city=[only this city]:NAME:_skydash_cities'`.
  private static func argument(_ spelling: String, _ option: OptionName) -> String {
    let mark = option == .city ? "*" : ""
    let summary = "[\(quoted(option.summary))]"
    guard option.placeholder != nil else { return "'\(mark)\(spelling)\(summary)'" }
    return "'\(mark)\(spelling)\(spelling.hasPrefix("--") ? "=" : "+")\(summary):\(option.rawValue):\(value(option))'"
  }

  private static func value(_ option: OptionName) -> String {
    switch option.completion {
    case .words(let words) where option == .units: "_sequence compadd - \(words.joined(separator: " "))"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .city: "_skydash_cities"
    case .place, .none: " "
    }
  }

  /// Text within single quotes, where colons and brackets have a meaning.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { quoted, character in
      switch character {
      case "'": quoted += "'\\''"
      case ":", "[", "]", "\\": quoted += "\\\(character)"
      default: quoted.append(character)
      }
    }
  }

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
