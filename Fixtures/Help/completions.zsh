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
    elif [[ $word == (--from|--format|-u|--units|--city|--sort|--color|--width|--config|-i|--interval|--days|--as|--choose|--date|--at|--facing|--to|--save) ]]; then
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
  _values 'setting' provider watchInterval language picture background motion icons panes cacheSize openWeatherKey openMeteoKey nasaKey
}

_skydash_settings() {
  case $words[CURRENT-1] in
    provider) _values 'provider' auto open-meteo openweathermap met-norway ;;
    language) _values 'language' auto en ko ;;
    picture) _values 'picture' auto kitty iterm sixel blocks ascii off ;;
    background) _values 'background' auto dark light ;;
    motion) _values 'motion' on off ;;
    icons) _values 'icons' text emoji nerd ;;
    panes) _values 'panes' on off ;;
  esac
}

_skydash_words() {
  case $1 in
    city) _skydash_city ;;
    forecast) _skydash_cities ;;
    add) _skydash_places ;;
    remove) _skydash_cities ;;
    move) _skydash_city ;;
    rename) (( CURRENT == 2 )) && _skydash_cities ;;
    search) _skydash_places ;;
    sky) _skydash_city ;;
    apod) _values 'apod' today yesterday monday tuesday wednesday thursday friday saturday sunday ;;
    units) _values 'units' celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk ;;
    cache) _values 'cache' clear path ;;
    completions) _values 'completions' bash zsh fish ;;
    help) _values 'help' show watch city forecast demo add remove list move rename search sky apod units config cache doctor completions licenses help ;;
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
    show)
      _arguments \
        '--from=[show a --json document; - is standard input]:from:_files' \
        '--json[one JSON document]' \
        '--line[all cities on one line, for status bars]' \
        '--format=[one line per city\: '\''{name} {temperature}'\'']:format:({name} {region} {country} {icon} {temperature} {min} {max} {feels} {condition} {wind} {gust} {humidity} {dew} {pressure} {cloud} {visibility} {uv} {air} {rain} {nextrain} {alert} {tomorrow} {sunrise} {sunset} {moon} {moonrise} {moonset} {outlook} {time} {age} {state} {provider})' \
        '--waybar[JSON for a Waybar module]' \
        '--prometheus[metrics in Prometheus'\''s text format]' \
        '-u+[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '--units=[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '*--city=[only this city; tables take several]:city:_skydash_cities' \
        '--sort=[order, such as temperature; -KEY reverses it]:sort:(name time temperature rain wind humidity age outlook)' \
        '--refresh[fetch anew, ignoring the cache]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words show}' ;;
    watch)
      _arguments \
        '-i+[time between refreshes\: 30s, 10m, 2h]:interval:(30s 1m 5m 10m 15m 30m 1h)' \
        '--interval=[time between refreshes\: 30s, 10m, 2h]:interval:(30s 1m 5m 10m 15m 30m 1h)' \
        '--from=[show a --json document; - is standard input]:from:_files' \
        '-u+[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '--units=[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '*--city=[only this city; tables take several]:city:_skydash_cities' \
        '--sort=[order, such as temperature; -KEY reverses it]:sort:(name time temperature rain wind humidity age outlook)' \
        '--refresh[fetch anew, ignoring the cache]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words watch}' ;;
    city)
      _arguments \
        '--json[one JSON document]' \
        '--line[all cities on one line, for status bars]' \
        '--format=[one line per city\: '\''{name} {temperature}'\'']:format:({name} {region} {country} {icon} {temperature} {min} {max} {feels} {condition} {wind} {gust} {humidity} {dew} {pressure} {cloud} {visibility} {uv} {air} {rain} {nextrain} {alert} {tomorrow} {sunrise} {sunset} {moon} {moonrise} {moonset} {outlook} {time} {age} {state} {provider})' \
        '-u+[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '--units=[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '*--city=[only this city; tables take several]:city:_skydash_cities' \
        '--refresh[fetch anew, ignoring the cache]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words city}' ;;
    forecast)
      _arguments \
        '--hours[the next hours instead of days]' \
        '--days=[how many days, 1 to 16]:days: ' \
        '--json[one JSON document]' \
        '--line[all cities on one line, for status bars]' \
        '--format=[one line per city\: '\''{name} {temperature}'\'']:format:({name} {region} {country} {icon} {temperature} {min} {max} {feels} {condition} {wind} {gust} {humidity} {dew} {pressure} {cloud} {visibility} {uv} {air} {rain} {nextrain} {alert} {tomorrow} {sunrise} {sunset} {moon} {moonrise} {moonset} {outlook} {time} {age} {state} {provider})' \
        '-u+[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '--units=[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '*--city=[only this city; tables take several]:city:_skydash_cities' \
        '--sort=[order, such as temperature; -KEY reverses it]:sort:(name time temperature rain wind humidity age outlook)' \
        '--refresh[fetch anew, ignoring the cache]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words forecast}' ;;
    demo)
      _arguments \
        '--json[one JSON document]' \
        '--line[all cities on one line, for status bars]' \
        '--format=[one line per city\: '\''{name} {temperature}'\'']:format:({name} {region} {country} {icon} {temperature} {min} {max} {feels} {condition} {wind} {gust} {humidity} {dew} {pressure} {cloud} {visibility} {uv} {air} {rain} {nextrain} {alert} {tomorrow} {sunrise} {sunset} {moon} {moonrise} {moonset} {outlook} {time} {age} {state} {provider})' \
        '--waybar[JSON for a Waybar module]' \
        '--prometheus[metrics in Prometheus'\''s text format]' \
        '-u+[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '--units=[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '*--city=[only this city; tables take several]:city:_skydash_cities' \
        '--sort=[order, such as temperature; -KEY reverses it]:sort:(name time temperature rain wind humidity age outlook)' \
        '--refresh[fetch anew, ignoring the cache]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words demo}' ;;
    add)
      _arguments \
        '--as=[the label to show]:as: ' \
        '--first[on top of the table]' \
        '--choose=[the Nth candidate of '\''skydash search'\'']:choose: ' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words add}' ;;
    remove|rm)
      _arguments \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words remove}' ;;
    list|ls)
      _arguments \
        '--json[one JSON document]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words list}' ;;
    move)
      _arguments \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words move}' ;;
    rename)
      _arguments \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words rename}' ;;
    search)
      _arguments \
        '--json[one JSON document]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words search}' ;;
    sky)
      _arguments \
        '--date=[another night]:date:(today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday)' \
        '--at=[the local time that altitudes are for]:at: ' \
        '--next=[what is coming up, all of it or one kind]::next:(eclipse conjunction opposition meteors moon season pass)' \
        '--month[the moon of the month, day by day]' \
        '--year=[the days and events of a year]::year: ' \
        '--chart[a chart of the sky at that time]' \
        '--facing=[the chart in one direction, not the whole sky]:facing:(north northeast east southeast south southwest west northwest)' \
        '--all[also draw what the eye cannot see]' \
        '--json[one JSON document]' \
        '--line[all cities on one line, for status bars]' \
        '--format=[one line per city\: '\''{name} {temperature}'\'']:format:({name} {region} {country} {icon} {temperature} {min} {max} {feels} {condition} {wind} {gust} {humidity} {dew} {pressure} {cloud} {visibility} {uv} {air} {rain} {nextrain} {alert} {tomorrow} {sunrise} {sunset} {moon} {moonrise} {moonset} {outlook} {time} {age} {state} {provider})' \
        '-u+[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '--units=[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '*--city=[only this city; tables take several]:city:_skydash_cities' \
        '--sort=[order, such as temperature; -KEY reverses it]:sort:(name time temperature rain wind humidity age outlook)' \
        '--refresh[fetch anew, ignoring the cache]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words sky}' ;;
    apod)
      _arguments \
        '--random[the picture of a random day]' \
        '--from=[a list that begins on this day]:from:(today yesterday monday tuesday wednesday thursday friday saturday sunday)' \
        '--to=[the list'\''s last day; without it, today]:to:(today yesterday monday tuesday wednesday thursday friday saturday sunday)' \
        '--browse[a live list of days, newest first]' \
        '--save=[save the original file]:save:_files' \
        '--force[let --save replace a file]' \
        '--open[open the picture'\''s page in a browser]' \
        '--no-picture[the text alone]' \
        '--json[one JSON document]' \
        '--refresh[fetch anew, ignoring the cache]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words apod}' ;;
    units)
      _arguments \
        '--json[one JSON document]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words units}' ;;
    config)
      _arguments \
        '--json[one JSON document]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words config}' ;;
    cache)
      _arguments \
        '--json[one JSON document]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words cache}' ;;
    doctor)
      _arguments \
        '--json[one JSON document]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words doctor}' ;;
    completions)
      _arguments \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words completions}' ;;
    licenses)
      _arguments \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words licenses}' ;;
    help)
      _arguments \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
        '*: :{_skydash_words help}' ;;
  esac
}

_skydash() {
  local context state state_descr line expl
  local skydash_program=$words[1]
  typeset -A opt_args
  local -a commands
  commands=(
    'show:the table of all cities, once'
    'watch:the live table, until q is pressed'
    'city:one city in full\: now, 24 hours, 7 days, sun and moon'
    'forecast:cities over the next days or hours'
    'demo:the live table over built-in sample data'
    'add:adds a city to the table'
    'remove:removes cities from the table'
    'list:the saved cities, without weather and without network'
    'move:moves a city to a position, counted from 1'
    'rename:changes a city'\''s label; the place stays'
    'search:numbered candidates for a place, best first'
    'sky:tonight over a city\: sun, twilights, moon, planets'
    'apod:NASA'\''s Astronomy Picture of the Day'
    'units:shows the units, or sets any mix of them'
    'config:shows and changes the settings'
    'cache:what is kept on disk, how old, how big'
    'doctor:checks settings, cache, keys, services and terminal'
    'completions:prints a completion script for a shell'
    'licenses:prints the licences of skydash and of its data'
    'help:this help, or that of one command'
  )
  _arguments -C \
        '--from=[show a --json document; - is standard input]:from:_files' \
        '--json[one JSON document]' \
        '--line[all cities on one line, for status bars]' \
        '--format=[one line per city\: '\''{name} {temperature}'\'']:format:({name} {region} {country} {icon} {temperature} {min} {max} {feels} {condition} {wind} {gust} {humidity} {dew} {pressure} {cloud} {visibility} {uv} {air} {rain} {nextrain} {alert} {tomorrow} {sunrise} {sunset} {moon} {moonrise} {moonset} {outlook} {time} {age} {state} {provider})' \
        '--waybar[JSON for a Waybar module]' \
        '--prometheus[metrics in Prometheus'\''s text format]' \
        '-u+[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '--units=[units for this run, such as fahrenheit,mph]:units:_sequence compadd - celsius fahrenheit kmh mph ms kn mm inch hpa inhg km mi 24h 12h metric imperial uk' \
        '*--city=[only this city; tables take several]:city:_skydash_cities' \
        '--sort=[order, such as temperature; -KEY reverses it]:sort:(name time temperature rain wind humidity age outlook)' \
        '--refresh[fetch anew, ignoring the cache]' \
        '--plain[no colour or cursor movement, words for glyphs]' \
        '--color=[when to use colour]:color:(auto always never)' \
        '--ascii[only ASCII characters]' \
        '--width=[lay out for N columns]:width: ' \
        '--offline[never touch the network]' \
        '--config=[another settings file]:config:_files' \
        '-h[show this help]' \
        '--help[show this help]' \
        '--version[show the version]' \
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
