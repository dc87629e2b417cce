import Entities

/// Completion for bash 3.2 and later.
enum BashCompletion {
  static var script: String {
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
          \(valueOptions))
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
        esac
        return
      fi
      typed=${current//\\\\/}
      typed=${typed#[\\"\\']}
      case $command in
        "") _skydash_words "\(commands)" ;;
        config)
          case $count:${words%% *} in
    \(configWords)
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

  private static var commands: String { CommandDefinition.toldNames.joined(separator: " ") }

  private static var valueOptions: String { CommandDefinition.valueSpellings.joined(separator: "|") }

  /// One line for each name; of those that mean something else with other commands, the command decides.
  private static var optionValues: String {
    let options = CommandDefinition.options.filter { $0.value != nil }
    return lines(
      options.indices.compactMap { index in
        let option = options[index]
        guard !options[..<index].contains(where: { $0.name == option.name }) else { return nil }
        let namesakes = options.filter { $0.name == option.name && $0.completion != .none }
        let values = options.filter { $0.name == option.name }.count == 1 ? value(option) : chosen(namesakes)
        return "    \(option.spellings.joined(separator: "|"))) \(values) ;;"
      })
  }

  private static func chosen(_ options: [Option]) -> String {
    let cases = options.map { option in
      let takers = CommandDefinition.told.filter { $0.options.contains(option) }.flatMap(\.spellings)
      return "\(takers.joined(separator: "|"))) \(value(option)) ;;"
    }
    return "case ${command:-show} in \(cases.joined(separator: " ")) esac; return 0"
  }

  private static func value(_ option: Option) -> String {
    switch option.completion {
    case .list(let words): "_skydash_units \"\(words.joined(separator: " "))\""
    case .words(let words): "_skydash_words \"\(words.joined(separator: " "))\""
    case .file: "_skydash_files"
    case .city: city(prefix: "${current#[\\\"\\']}", skip: "0")
    case .commands, .place, .none: ":"
    }
  }

  private static func city(prefix: String, skip: String) -> String {
    "_skydash_lines \"\(prefix)\" \(skip) < <(\"$program\" __complete cities 2>/dev/null)"
  }

  private static var optionNames: String {
    let all = CommandDefinition.told.map { name in
      "      \(name.spellings.joined(separator: "|"))) \(words(name.options.map(\.spelling))) ;;"
    }
    return lines(all + ["      *) \(words(CommandDefinition.show.options.map(\.spelling))) ;;"])
  }

  private static func words(_ words: [String]) -> String { "_skydash_words \"\(words.joined(separator: " "))\"" }

  private static var configWords: String {
    let keys = words(Setting.configurable.map(\.key))
    return lines([
      "        0:*) \(words(["get", "set", "unset", "path"])) ;;", "        1:get|1:set|1:unset) \(keys) ;;",
    ])
  }

  private static var configValues: String {
    lines(
      Setting.configurable.filter { !$0.choices.isEmpty }.map { setting in
        "        2:\(setting.key)) [[ ${words%% *} == set ]] && \(words(setting.choices)) ;;"
      })
  }

  private static var commandWords: String {
    lines(
      CommandDefinition.told.filter { $0 != .config && $0.completion != .none }.map { name in
        "    \(name.spellings.joined(separator: "|"))) \(operands(name)) ;;"
      })
  }

  private static func operands(_ name: CommandDefinition) -> String {
    switch name.completion {
    case .place:
      "_skydash_lines \"$words$typed\" ${#words} any < <(\"$program\" __complete places -- \"$words$typed\" 2>/dev/null)"
    case .city where name.operands == .one: "[[ $count == 0 ]] && " + city(prefix: "$typed", skip: "0")
    case .city where name.operands == .joined: city(prefix: "$words$typed", skip: "${#words}")
    case .city: city(prefix: "$typed", skip: "0")
    case .words(let list) where name.operands == .many: words(list)
    case .words(let list): "[[ $count == 0 ]] && " + words(list)
    case .commands: "[[ $count == 0 ]] && " + words(CommandDefinition.toldNames)
    case .list, .file, .none: ":"
    }
  }

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
