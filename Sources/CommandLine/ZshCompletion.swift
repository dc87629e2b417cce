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
        operand(name).map { "    \(name.rawValue)) \($0) ;;" }
      })
  }

  private static var valueOptions: String {
    OptionName.allCases.filter { $0.placeholder != nil }.flatMap(\.spellings).joined(separator: "|")
  }

  private static func operand(_ name: CommandName) -> String? {
    switch name.completion {
    case .city where name.joinsWords: "_skydash_city"
    case .city where name == .rename: "(( CURRENT == 2 )) && _skydash_cities"
    default: action(name.completion, name.rawValue)
    }
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
