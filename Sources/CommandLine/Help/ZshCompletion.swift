import Entities

/// Completion for zsh.
enum ZshCompletion {
  static var script: String {
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
        elif [[ $word == (\(valueOptions)) ]]; then
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

  private static var keys: String { Setting.configurable.map(\.key).joined(separator: " ") }

  private static var settings: String {
    lines(
      Setting.configurable.filter { !$0.choices.isEmpty }.map { setting in
        "    \(setting.key)) _values '\(setting.key)' \(setting.choices.joined(separator: " ")) ;;"
      })
  }

  private static var operands: String {
    lines(
      CommandDefinition.told.filter { $0 != .config }.compactMap { name in
        operand(name).map { "    \(name.name)) \($0) ;;" }
      })
  }

  private static var valueOptions: String { CommandDefinition.valueSpellings.joined(separator: "|") }

  private static func operand(_ name: CommandDefinition) -> String? {
    switch name.completion {
    case .city where name.operands == .joined: "_skydash_city"
    case .city where name.operands == .one: "(( CURRENT == 2 )) && _skydash_cities"
    default: action(name.completion, name.name)
    }
  }

  private static func action(_ kind: Option.Completion, _ title: String) -> String? {
    switch kind {
    case .commands: action(.words(CommandDefinition.toldNames), title)
    case .words(let words), .list(let words): "_values '\(title)' \(words.joined(separator: " "))"
    case .city: "_skydash_cities"
    case .place: "_skydash_places"
    case .file: "_files"
    case .none: nil
    }
  }

  private static var commandOptions: String {
    lines(
      CommandDefinition.told.map { name in
        "    \(name.spellings.joined(separator: "|")))\n      _arguments \\\n"
          + arguments(name.options) + "\n        '*: :{_skydash_words \(name.name)}' ;;"
      })
  }

  private static var commands: String {
    lines(CommandDefinition.told.map { "    '\($0.name):\(quoted($0.summary))'" })
  }

  private static func arguments(_ options: [Option]) -> String {
    lines(options.flatMap { option in option.spellings.map { "        \(argument($0, option)) \\" } })
  }

  /// One option in the words of `_arguments`: `'*--city=[only this city]:NAME:_skydash_cities'`.
  private static func argument(_ spelling: String, _ option: Option) -> String {
    let mark = option == .city ? "*" : ""
    let summary = "[\(quoted(option.summary))]"
    guard option.value != nil else { return "'\(mark)\(spelling)\(summary)'" }
    return "'\(mark)\(spelling)\(spelling.hasPrefix("--") ? "=" : "+")\(summary):\(option.name):\(value(option))'"
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

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
