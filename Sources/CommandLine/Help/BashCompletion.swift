import Entities

/// Completion for bash 3.2 and later.
extension Shell {
  static var bashScript: String {
    """
    # bash completion for skydash. Load it with: source <(skydash completions bash)

    \(quoting)

    # Offers the lines of standard input that begin with $1, without its first $2 characters. With "any" a line need not
    # begin so: a place may be found by another of its names.
    _skydash_lines() {
      local prefix=$1 skip=$2 line restore
      restore=$(shopt -p nocasematch)
      shopt -s nocasematch
      while IFS= read -r line; do
        [[ $line == "$prefix"* || $3$skip == any0 ]] || continue
        line=${line:$skip}
        [[ -n $line ]] && _skydash_quote && COMPREPLY+=("$line")
      done
      $restore
    }

    _skydash_words() {
      local word
      for word in $1; do [[ $word == "$current"* ]] && COMPREPLY+=("$word"); done
      return 0
    }

    _skydash_files() {
      local line
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")
      compopt -o filenames 2>/dev/null
      return 0
    }

    # Values of the option $1; fails if it takes none.
    _skydash_value() {
      case $1 in
    \(optionValues)
        *) return 1 ;;
      esac
    }

    # The last of several units between commas.
    _skydash_units() {
      local before= word
      [[ $current == *,* ]] && before=${current%,*},
      for word in $1; do [[ $before$word == "$current"* ]] && COMPREPLY+=("$before$word"); done
      return 0
    }

    _skydash() {
      local program=$1 current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command= words= count=0 last= i=1 word typed
      COMPREPLY=()
      # "=" is a word of its own here: --units=kmh are three.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $previous == "=" && COMP_CWORD -gt 1 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      while ((i < COMP_CWORD)); do
        word=${COMP_WORDS[i]}
        case $word in
          \(CommandDefinition.valueSpellings.joined(separator: "|")))
            ((i++))
            [[ ${COMP_WORDS[i]} == "=" ]] && ((i++)) ;;
          -[!0-9.]*|=) ;;
          *)
            if [[ -z $command ]]; then
              command=$word
            else
              typed=${word//\\\\/}
              typed=${typed//[\\"\\']/}
              words+="$typed "
              last=$typed
              ((count++))
            fi ;;
        esac
        ((i++))
      done
      _skydash_value "$previous" && return
      if [[ $current == -* ]]; then
        case $command in
    \(optionNames)
          *) \(options(of: .show)) ;;
        esac
        return
      fi
      typed=${current//\\\\/}
      typed=${typed#[\\"\\']}
      case $command in
        "") \(words(CommandDefinition.toldNames)) ;;
        config)
          case $count:${words%% *} in
            0:*) \(words(CommandWords.configVerbs)) ;;
            1:get|1:set|1:unset) \(words(Setting.configurable.map(\.key))) ;;
          esac
          case $count:$last in
    \(configValues)
          esac ;;
    \(commandWords)
      esac
    }

    complete -F _skydash skydash

    """
  }

  private static let quoting = #"""
    # Sets line to what may be typed for it, whatever quote is open: nothing in a name is ever run.
    _skydash_quote() {
      local text=$line i character
      [[ $current == [\"\']* ]] || { line=$(printf '%q' "$line"); return; }
      line=
      for ((i = 0; i < ${#text}; i++)); do
        character=${text:i:1}
        case ${current:0:1}$character in
          \'\') character="'\\''" ;;
          # Nothing keeps it from calling up the history there.
          \"!) return 1 ;;
          \"[\"\\\`\$]) character="\\$character" ;;
        esac
        line+=$character
      done
    }
    """#

  /// One line for each name; of those that mean something else with other commands, the command decides.
  private static var optionValues: String {
    let options = CommandDefinition.options.filter { $0.value != nil }
    let firsts = options.filter { option in options.first { $0.name == option.name } == option }
    return firsts.lines { option in
      let namesakes = options.filter { $0.name == option.name }
      let values = namesakes.count == 1 ? value(option) : chosen(namesakes)
      // Without its value the next word is the command's.
      let isOptional = option.value != nil && !option.needsValue
      return "    \(option.spellings.joined(separator: "|"))) \(values)\(isOptional ? "; return 1" : "") ;;"
    }
  }

  private static func chosen(_ options: [Option]) -> String {
    let cases = options.filter { $0.completion != .none }.map { option in
      let takers = CommandDefinition.told.filter { $0.options.contains(option) }.flatMap(\.spellings)
      return "\(takers.joined(separator: "|"))) \(value(option)) ;;"
    }
    return "case ${command:-show} in \(cases.joined(separator: " ")) esac; return 0"
  }

  private static func value(_ option: Option) -> String {
    switch option.completion {
    case .list(let words): "_skydash_units \"\(words.joined(separator: " "))\""
    case .words(let list): words(list)
    case .file: "_skydash_files"
    case .city: city(prefix: "${current#[\\\"\\']}", skip: "0")
    case .commands, .place, .none: ":"
    }
  }

  private static func city(prefix: String, skip: String) -> String {
    "_skydash_lines \"\(prefix)\" \(skip) < <(\"$program\" __complete cities 2>/dev/null)"
  }

  private static var optionNames: String {
    CommandDefinition.told.lines { "      \($0.spellings.joined(separator: "|"))) \(options(of: $0)) ;;" }
  }

  private static func options(of command: CommandDefinition) -> String { words(command.options.map(\.spelling)) }

  private static func words(_ words: [String]) -> String { "_skydash_words \"\(words.joined(separator: " "))\"" }

  private static var configValues: String {
    Setting.configurable.filter { !$0.choices.isEmpty }.lines { setting in
      "        2:\(setting.key)) [[ ${words%% *} == set ]] && \(words(setting.choices)) ;;"
    }
  }

  private static var commandWords: String {
    CommandDefinition.told.filter { $0 != .config && $0.completion != .none }.lines { command in
      let condition = command.operands == .one ? "[[ $count == 0 ]] && " : ""
      return "    \(command.spellings.joined(separator: "|"))) \(condition)\(operands(command)) ;;"
    }
  }

  private static func operands(_ command: CommandDefinition) -> String {
    switch command.completion {
    case .place:
      "_skydash_lines \"$words$typed\" ${#words} any < <(\"$program\" __complete places -- \"$words$typed\" 2>/dev/null)"
    case .city where command.operands == .joined: city(prefix: "$words$typed", skip: "${#words}")
    case .city: city(prefix: "$typed", skip: "0")
    case let completion: words(completion.words)
    }
  }
}
