# bash completion for skydash. Load it with: source <(skydash completions bash)

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
    --from) case ${command:-show} in show|watch) _skydash_files ;; apod) _skydash_words "today yesterday monday tuesday wednesday thursday friday saturday sunday" ;; esac; return 0 ;;
    --format) _skydash_words "{name} {region} {country} {icon} {temperature} {min} {max} {feels} {condition} {wind} {gust} {humidity} {dew} {pressure} {cloud} {visibility} {uv} {air} {rain} {nextrain} {alert} {tomorrow} {sunrise} {sunset} {moon} {moonrise} {moonset} {outlook} {time} {age} {state} {provider}" ;;
    -u|--units) _skydash_units "celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk" ;;
    --city) _skydash_lines "${current#[\"\']}" 0 < <("$program" __complete cities 2>/dev/null) ;;
    --sort) _skydash_words "name time temperature rain wind humidity age outlook" ;;
    --color) _skydash_words "auto always never" ;;
    --width) : ;;
    --config) _skydash_files ;;
    -i|--interval) _skydash_words "30s 1m 5m 10m 15m 30m 1h" ;;
    --days) : ;;
    --as) : ;;
    --choose) : ;;
    --date) _skydash_words "today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday" ;;
    --at) : ;;
    --next) _skydash_words "eclipse conjunction opposition meteors moon season pass"; return 1 ;;
    --year) :; return 1 ;;
    --facing) _skydash_words "north northeast east southeast south southwest west northwest" ;;
    --to) _skydash_words "today yesterday monday tuesday wednesday thursday friday saturday sunday" ;;
    --save) _skydash_files ;;
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
      --from|--format|-u|--units|--city|--sort|--color|--width|--config|-i|--interval|--days|--as|--choose|--date|--at|--facing|--to|--save)
        ((i++))
        [[ ${COMP_WORDS[i]} == "=" ]] && ((i++)) ;;
      -[!0-9.]*|=) ;;
      *)
        if [[ -z $command ]]; then
          command=$word
        else
          typed=${word//\\/}
          typed=${typed//[\"\']/}
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
      show) _skydash_words "--from --json --line --format --waybar --prometheus --units --city --sort --refresh --plain --color --ascii --width --offline --config --help --version" ;;
      watch) _skydash_words "--interval --from --units --city --sort --refresh --plain --color --ascii --width --offline --config --help --version" ;;
      city) _skydash_words "--json --line --format --units --city --refresh --plain --color --ascii --width --offline --config --help --version" ;;
      forecast) _skydash_words "--hours --days --json --line --format --units --city --sort --refresh --plain --color --ascii --width --offline --config --help --version" ;;
      demo) _skydash_words "--json --line --format --waybar --prometheus --units --city --sort --refresh --plain --color --ascii --width --offline --config --help --version" ;;
      add) _skydash_words "--as --first --choose --plain --color --ascii --width --offline --config --help --version" ;;
      remove|rm) _skydash_words "--plain --color --ascii --width --offline --config --help --version" ;;
      list|ls) _skydash_words "--json --plain --color --ascii --width --offline --config --help --version" ;;
      move) _skydash_words "--plain --color --ascii --width --offline --config --help --version" ;;
      rename) _skydash_words "--plain --color --ascii --width --offline --config --help --version" ;;
      search) _skydash_words "--json --plain --color --ascii --width --offline --config --help --version" ;;
      sky) _skydash_words "--date --at --next --month --year --chart --facing --all --json --line --format --units --city --sort --refresh --plain --color --ascii --width --offline --config --help --version" ;;
      apod) _skydash_words "--random --from --to --browse --save --force --open --no-picture --json --refresh --plain --color --ascii --width --offline --config --help --version" ;;
      units) _skydash_words "--json --plain --color --ascii --width --offline --config --help --version" ;;
      config) _skydash_words "--json --plain --color --ascii --width --offline --config --help --version" ;;
      cache) _skydash_words "--json --plain --color --ascii --width --offline --config --help --version" ;;
      doctor) _skydash_words "--json --plain --color --ascii --width --offline --config --help --version" ;;
      completions) _skydash_words "--plain --color --ascii --width --offline --config --help --version" ;;
      licenses) _skydash_words "--plain --color --ascii --width --offline --config --help --version" ;;
      help) _skydash_words "--plain --color --ascii --width --offline --config --help --version" ;;
      *) _skydash_words "--from --json --line --format --waybar --prometheus --units --city --sort --refresh --plain --color --ascii --width --offline --config --help --version" ;;
    esac
    return
  fi
  typed=${current//\\/}
  typed=${typed#[\"\']}
  case $command in
    "") _skydash_words "show watch city forecast demo add remove list move rename search sky apod units config cache doctor completions licenses help" ;;
    config)
      case $count:${words%% *} in
        0:*) _skydash_words "get set unset path" ;;
        1:get|1:set|1:unset) _skydash_words "provider watchInterval language picture background motion icons panes cacheSize openWeatherKey openMeteoKey nasaKey" ;;
      esac
      case $count:$last in
        2:provider) [[ ${words%% *} == set ]] && _skydash_words "auto open-meteo openweathermap met-norway" ;;
        2:language) [[ ${words%% *} == set ]] && _skydash_words "auto en ko" ;;
        2:picture) [[ ${words%% *} == set ]] && _skydash_words "auto kitty iterm sixel blocks ascii off" ;;
        2:background) [[ ${words%% *} == set ]] && _skydash_words "auto dark light" ;;
        2:motion) [[ ${words%% *} == set ]] && _skydash_words "on off" ;;
        2:icons) [[ ${words%% *} == set ]] && _skydash_words "text emoji nerd" ;;
        2:panes) [[ ${words%% *} == set ]] && _skydash_words "on off" ;;
      esac ;;
    city) _skydash_lines "$words$typed" ${#words} < <("$program" __complete cities 2>/dev/null) ;;
    forecast) _skydash_lines "$typed" 0 < <("$program" __complete cities 2>/dev/null) ;;
    add) _skydash_lines "$words$typed" ${#words} any < <("$program" __complete places -- "$words$typed" 2>/dev/null) ;;
    remove|rm) _skydash_lines "$typed" 0 < <("$program" __complete cities 2>/dev/null) ;;
    move) _skydash_lines "$words$typed" ${#words} < <("$program" __complete cities 2>/dev/null) ;;
    rename) [[ $count == 0 ]] && _skydash_lines "$typed" 0 < <("$program" __complete cities 2>/dev/null) ;;
    search) _skydash_lines "$words$typed" ${#words} any < <("$program" __complete places -- "$words$typed" 2>/dev/null) ;;
    sky) _skydash_lines "$words$typed" ${#words} < <("$program" __complete cities 2>/dev/null) ;;
    apod) [[ $count == 0 ]] && _skydash_words "today yesterday monday tuesday wednesday thursday friday saturday sunday" ;;
    units) _skydash_words "celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk" ;;
    cache) [[ $count == 0 ]] && _skydash_words "clear path" ;;
    completions) [[ $count == 0 ]] && _skydash_words "bash zsh fish" ;;
    help) [[ $count == 0 ]] && _skydash_words "show watch city forecast demo add remove list move rename search sky apod units config cache doctor completions licenses help" ;;
  esac
}

complete -F _skydash skydash
