import Entities

/// Completion for zsh.
extension Shell {
  static var zshScript: String {
    """
    #compdef skydash
    # zsh completion for skydash. Save it as _skydash in a folder of fpath, or: source <(skydash completions zsh)

    _skydash_cities() {
      local -a names
      names=(${(f)"$($skydash_program __complete cities 2>/dev/null)"})
      _wanted cities expl city compadd -a names
    }

    # The words of the name that stand before the cursor, each with a blank behind it.
    _skydash_before() {
      local word skip= i
      before=
      for ((i = 2; i < CURRENT; i++)); do
        word=${(Q)words[i]}
        if [[ -n $skip ]]; then
          skip=
        elif [[ $word == (\(CommandDefinition.valueSpellings.joined(separator: "|"))) ]]; then
          skip=1
        elif [[ $word != -[^0-9.]* ]]; then
          before+="$word "
        fi
      done
    }

    # Offers what follows the words typed before in those names that begin with them.
    _skydash_rest() {
      setopt localoptions extendedglob
      local name
      local -a rests
      for name in $names; do
        [[ $name == (#i)${(b)before}?* ]] && rests+=("${name[$#before+1,-1]}")
      done
      _wanted names expl name compadd -a rests
    }

    _skydash_city() {
      local before
      local -a names
      _skydash_before
      names=(${(f)"$($skydash_program __complete cities 2>/dev/null)"})
      _skydash_rest
    }

    # Without words before, every answer counts: a place may be found by another of its names.
    _skydash_places() {
      local before typed="${(Q)PREFIX}"
      local -a names
      _skydash_before
      names=(${(f)"$($skydash_program __complete places -- "$before$typed" 2>/dev/null)"})
      if [[ -n $before ]]; then
        _skydash_rest
      else
        _wanted places expl place compadd -U -a names
      fi
    }

    _skydash_keys() {
      _values 'setting' \(Setting.configurable.map(\.key).joined(separator: " "))
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
            _values 'action' \(CommandWords.configVerbs.joined(separator: " "))
          elif (( CURRENT == 3 )) && [[ $words[2] != path ]]; then
            _skydash_keys
          elif (( CURRENT == 4 )) && [[ $words[2] == set ]]; then
            _skydash_settings
          fi ;;
      esac
    }

    _skydash_command() {
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
    \(CommandDefinition.told.lines { "    '\($0.name):\(quoted($0.summary))'" })
      )
      _arguments -C \\
    \(arguments(CommandDefinition.show.options))
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

  private static var settings: String {
    Setting.configurable.filter { !$0.choices.isEmpty }.lines { setting in
      "    \(setting.key)) _values '\(setting.key)' \(setting.choices.joined(separator: " ")) ;;"
    }
  }

  private static var operands: String {
    CommandDefinition.told.filter { $0 != .config && $0.completion != .none }.lines { command in
      "    \(command.name)) \(operand(command)) ;;"
    }
  }

  private static func operand(_ command: CommandDefinition) -> String {
    switch command.completion {
    case .place: "_skydash_places"
    case .city where command.operands == .joined: "_skydash_city"
    case .city: (command.operands == .one ? "(( CURRENT == 2 )) && " : "") + "_skydash_cities"
    case let completion: "_values '\(command.name)' \(completion.words.joined(separator: " "))"
    }
  }

  private static var commandOptions: String {
    CommandDefinition.told.lines { command in
      """
          \(command.spellings.joined(separator: "|")))
            _arguments \\
      \(arguments(command.options))
              '*: :{_skydash_words \(command.name)}' ;;
      """
    }
  }

  private static func arguments(_ options: [Option]) -> String {
    options.flatMap { option in option.spellings.map { argument($0, option) } }.lines { "        \($0) \\" }
  }

  /// One option in the words of `_arguments`: `'*--city=[only this city]:NAME:_skydash_cities'`.
  private static func argument(_ spelling: String, _ option: Option) -> String {
    let head = (option == .city ? "*" : "") + spelling
    let summary = "[\(quoted(option.summary))]"
    guard option.value != nil else { return "'\(head)\(summary)'" }
    return
      "'\(head)\(spelling.hasPrefix("--") ? "=" : "+")\(summary):\(option.needsValue ? "" : ":")\(option.name):\(value(option))'"
  }

  private static func value(_ option: Option) -> String {
    switch option.completion {
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .city: "_skydash_cities"
    case .commands, .place, .none: " "
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
}
