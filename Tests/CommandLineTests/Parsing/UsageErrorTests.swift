import Entities
import Testing

@testable import CommandLine

struct UsageErrorTests {
  /// Arguments between bars, the sentence, the usage line's command.
  static let sentences: [(String, String, CommandDefinition?)] = [
    ("ad", "unknown command 'ad'; did you mean 'add'?", nil),
    ("wacth", "unknown command 'wacth'; did you mean 'watch'?", nil),
    ("Watch", "unknown command 'Watch'; did you mean 'watch'?", nil),
    ("comp", "unknown command 'comp'; did you mean 'completions'?", nil),
    ("co", "unknown command 'co'; 'skydash help' lists the commands", nil),
    ("delete|Seoul", "unknown command 'delete'; did you mean 'remove'?", nil),
    ("version", "unknown command 'version'; did you mean '--version'?", nil),
    (
      "Seoul", "unknown command 'Seoul'. For a city, run 'skydash city Seoul'; 'skydash help' lists the commands", nil
    ),
    ("독도", "unknown command '독도'. For a city, run 'skydash city 독도'; 'skydash help' lists the commands", nil),
    ("섬", "unknown command '섬'; 'skydash help' lists the commands", nil),
    ("x-9", "unknown command 'x-9'; 'skydash help' lists the commands", nil),
    ("", "unknown command ''; 'skydash help' lists the commands", nil),
    ("help|wath", "unknown command 'wath'; did you mean 'watch'?", .help),
    ("--jsn", "unknown option '--jsn'; did you mean '--json'?", nil),
    ("-json", "unknown option '-json'; did you mean '--json'?", nil),
    ("watch|-interval|3", "unknown option '-interval'; did you mean '--interval'?", .watch),
    ("--no-color", "unknown option '--no-color'; did you mean '--color never'?", nil),
    ("--unit=celsius", "unknown option '--unit'; did you mean '--units'?", nil),
    ("-v", "unknown option '-v'; did you mean '--version'?", nil),
    ("--qqqqqqqq", "unknown option '--qqqqqqqq'; 'skydash help' lists the options", nil),
    ("--intervall|30s|watch", "unknown option '--intervall'; did you mean '--interval'?", nil),
    ("-hx", "unknown option '-hx'; 'skydash help' lists the options", nil),
    ("add|Seoul|--interval|9", "'skydash add' has no '--interval' option; use it with 'skydash watch'", .add),
    ("-i|30s", "'skydash show' has no '--interval' option; use it with 'skydash watch'", nil),
    (
      "add|Seoul|--json",
      "'skydash add' has no '--json' option; use it with 'skydash show', 'skydash city', 'skydash forecast' and others",
      .add
    ),
    ("watch|-i", "'--interval' needs a value: a duration such as 30s, 10m or 2h", .watch),
    ("sky|--month=", "'--month' needs a value: a month from 1900-01 to 2100-12", .sky),
    ("--city|--json", "'--city' needs a value: the name of a saved city", nil),
    ("--width|-h|-q", "", nil),
    ("--json=yes", "'--json' takes no value; leave out 'yes'", nil),
    ("--color|alwys", "'--color' takes auto, always or never, not 'alwys'; did you mean 'always'?", nil),
    ("--color=", "'--color' takes auto, always or never, not ''", nil),
    ("--width|19", "'--width' takes a number of columns from 20 to 1000, not '19'", nil),
    (
      "--width|99999999999999999999", "'--width' takes a number of columns from 20 to 1000, not '99999999999999999999'",
      nil
    ),
    (
      "--sort|temprature",
      "'--sort' takes name, time, temperature, rain, snow, wind, humidity, age or outlook, not 'temprature'; did you mean "
        + "'temperature'?", nil
    ),
    (
      "forecast|--sort|-winds",
      "'--sort' takes name, time, temperature, rain, snow, wind, humidity, age or outlook, not '-winds'; did you mean "
        + "'-wind'?", .forecast
    ),
    (
      "--sort|--json",
      "'--sort' needs a value: name, time, temperature, rain, snow, wind, humidity, age or outlook", nil
    ),
    ("sky|--sort|rain", "nights can be sorted by name, time or outlook, not by 'rain'", .sky),
    ("forecast|--days|0", "'--days' takes a number of days from 1 to 16, not '0'", .forecast),
    ("forecast|--days|17", "'--days' takes a number of days from 1 to 16, not '17'", .forecast),
    ("forecast|--days|3|--hours", "'--days' and '--hours' can't be used together; leave one of them out", .forecast),
    ("forecast|--hours|--line", "'--hours' and '--line' can't be used together; leave one of them out", .forecast),
    ("--days|3", "'skydash show' has no '--days' option; use it with 'skydash forecast'", nil),
    (
      "list|--sort|name",
      "'skydash list' has no '--sort' option; use it with 'skydash show', 'skydash watch', 'skydash forecast' and others",
      .list
    ),
    ("--config=", "'--config' takes the path of a file, not ''", nil),
    ("--city| ", "'--city' takes the name of a saved city, not ' '", nil),
    ("--units|celsuis", "unknown unit 'celsuis'; did you mean 'celsius'?", nil),
    ("units|parsec", "unknown unit 'parsec'; 'skydash help units' lists them", .units),
    ("units|celsius,", "unknown unit ''; 'skydash help units' lists them", .units),
    ("watch|-i|9", "the interval must be at least 10 seconds; try 10s", .watch),
    ("watch|-i|0m", "the interval must be at least 10 seconds; try 10s", .watch),
    ("watch|-i|8760h", "the interval must be at most 7 days; try 168h", .watch),
    ("watch|-i|soon", "'soon' isn't a duration; use one such as 30s, 10m or 2h", .watch),
    ("watch|-i|-5", "'-5' isn't a duration; use one such as 30s, 10m or 2h", .watch),
    ("watch|Seoul", "'skydash watch' doesn't take 'Seoul'; for one city, put '--city' before its name", .watch),
    ("list|Seoul", "'skydash list' doesn't take 'Seoul'; leave it out", .list),
    ("rename|New|York|NYC", "'skydash rename' doesn't take 'NYC'; quote names with spaces", .rename),
    (
      "rename|Seoul", "'skydash rename' needs the present name and the new one, such as 'skydash rename Seoul Home'",
      .rename
    ),
    ("add", "'skydash add' needs a place, such as 'skydash add Seoul'", .add),
    ("add| ", "'skydash add' needs a place, such as 'skydash add Seoul'", .add),
    ("add|Seoul|--as|", "'--as' takes a name, not ''", .add),
    ("add|Seoul|--choose|0", "'--choose' takes a number from 'skydash search', not '0'", .add),
    ("add|-|--as|Home", "'--as' and '-' can't be used together; leave one of them out", .add),
    ("search", "'skydash search' needs a place, such as 'skydash search Seoul'", .search),
    ("remove", "'skydash remove' needs the name of a city, such as 'skydash remove Seoul'", .remove),
    ("remove|Seoul|", "'skydash remove' needs the name of a city, such as 'skydash remove Seoul'", .remove),
    ("city", "'skydash city' needs the name of a city, such as 'skydash city Seoul'", .city),
    ("city|Seoul|--city|London", "'--city' and 'Seoul' can't be used together; leave one of them out", .city),
    ("move|Seoul", "'skydash move' needs a name and a position, such as 'skydash move Seoul 1'", .move),
    ("move|Seoul|-1", "the position must be 1 or higher, not '-1'; 'skydash list' shows the order", .move),
    ("move|1|Seoul", "the position must be 1 or higher, not 'Seoul'; 'skydash list' shows the order", .move),
    ("sky|--date|2026-02-30", "'--date' takes a date such as 2026-11-20, tomorrow or friday, not '2026-02-30'", .sky),
    (
      "sky|--date|tomorow",
      "'--date' takes a date such as 2026-11-20, tomorrow or friday, not 'tomorow'; did you mean 'tomorrow'?", .sky
    ),
    ("sky|--date|2101-01-01", "the sky can only be computed for 1900 to 2100; choose a date in that range", .sky),
    ("sky|--at|24:00", "'--at' takes a time such as 21:30, not '24:00'", .sky),
    ("sky|Seoul|--city|London", "'--city' and 'Seoul' can't be used together; leave one of them out", .sky),
    (
      "sky|--format|{name}|--date|2026-11-22", "'--date' and '--format' can't be used together; leave one of them out",
      .sky
    ),
    ("apod|soon", "'skydash apod' takes a date such as 2026-11-20, yesterday or friday, not 'soon'", .apod),
    (
      "apod|firday",
      "'skydash apod' takes a date such as 2026-11-20, yesterday or friday, not 'firday'; did you mean 'friday'?", .apod
    ),
    ("apod|--from|2026", "'--from' takes a date such as 2026-11-20, yesterday or friday, not '2026'", .apod),
    ("apod|--random|--browse", "'--random' and '--browse' can't be used together; leave one of them out", .apod),
    ("apod|2026-11-01|--random", "'--random' and '2026-11-01' can't be used together; leave one of them out", .apod),
    ("apod|--from", "'--from' needs a value: a date such as 2026-11-20, yesterday or friday", .apod),
    ("show|--from", "'--from' needs a value: the path of a file", .show),
    ("apod|--to|2026-11-01", "'--to' requires '--from'; add it", .apod),
    ("apod|--force", "'--force' requires '--save'; add it", .apod),
    ("apod|--from|2026-11-02|--to|2026-11-01", "'--to' is before '--from'; swap them", .apod),
    ("apod|--browse|--json", "'--browse' and '--json' can't be used together; leave one of them out", .apod),
    (
      "apod|--from|2026-11-02|--save|x",
      "'--from' and '--save' can't be used together; leave one of them out", .apod
    ),
    (
      "config|provider",
      "'skydash config' takes get, set, unset or path with a key, such as 'skydash config set watchInterval 10m', "
        + "not 'provider'; did you mean 'get provider'?", .config
    ),
    ("config|get|provder", "unknown setting 'provder'; did you mean 'provider'?", .config),
    ("config|get|provder|x", "unknown setting 'provder'; did you mean 'provider'?", .config),
    ("config|get|provider|x", "'skydash config' doesn't take 'x'; leave it out", .config),
    ("config|unset|provider|x", "'skydash config' doesn't take 'x'; leave it out", .config),
    ("config|set|units|metric", "unknown setting 'units'; units are set with 'skydash units'", .config),
    ("config|get|zzzzzz", "unknown setting 'zzzzzz'; 'skydash config' lists them", .config),
    (
      "config|set|provider",
      "'skydash config' needs get, set, unset or path with a key, such as 'skydash config set watchInterval 10m'",
      .config
    ),
    (
      "config|set|provider|openmeteo",
      "'provider' takes auto, open-meteo, openweathermap or met-norway, not 'openmeteo'; did you mean 'open-meteo'?",
      .config
    ),
    ("config|set|watchInterval|5s", "the interval must be at least 10 seconds; try 10s", .config),
    ("config|set|cacheSize|0", "'cacheSize' takes a number of MB from 1 to 100000, not '0'", .config),
    (
      "config|set|nasaKey|my secret",
      "'nasaKey' takes a key of letters and digits without spaces; copy it again from the service", .config
    ),
    ("cache|show", "'skydash cache' takes clear or path, not 'show'", .cache),
    ("cache|claer", "'skydash cache' takes clear or path, not 'claer'; did you mean 'clear'?", .cache),
    ("completions", "'skydash completions' needs bash, zsh, fish or nushell", .completions),
    (
      "completions|tcsh", "'skydash completions' takes bash, zsh, fish or nushell, not 'tcsh'", .completions
    ),
    ("--offline|--refresh", "'--offline' and '--refresh' can't be used together; leave one of them out", nil),
    ("add|a\tb", "'a\\u{9}b' contains characters that can't be shown; leave them out", .add),
    ("--format|{name}\u{202E}", "'{name}\\u{202E}' contains characters that can't be shown; leave them out", nil),
    ("--format|{name}\u{1B}[2J", "'{name}\\u{1B}[2J' contains characters that can't be shown; leave them out", nil),
    ("--format|{name}\u{200B}", "'{name}\\u{200B}' contains characters that can't be shown; leave them out", nil),
    ("--format|\u{FEFF}{name}", "'\\u{FEFF}{name}' contains characters that can't be shown; leave them out", nil),
    ("--format|{name}\u{200E}", "'{name}\\u{200E}' contains characters that can't be shown; leave them out", nil),
    ("--format|{nme}", "unknown field '{nme}'; did you mean '{name}'?", nil),
    ("--format|{}", "unknown field '{}'; 'skydash help show' lists the fields", nil),
    ("--format|{name", "unclosed '{' in the template; write '{{' for a literal brace", nil),
    ("--format|name}", "unmatched '}' in the template; write '}}' for a literal brace", nil),
    ("add|a\u{1B}[31mb", "'a\\u{1B}[31mb' contains characters that can't be shown; leave them out", .add),
    ("\u{202E}evil", "unknown command '\\u{202E}evil'; 'skydash help' lists the commands", nil),
  ].filter { !$0.1.isEmpty }

  @Test(arguments: sentences)
  func `a mistake is one sentence with the next step`(_ line: String, _ sentence: String, _ command: CommandDefinition?)
  {
    let arguments = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let error = #expect(throws: UsageError.self) { try Invocation(arguments) }
    #expect(error?.sentence.english == sentence)
    #expect(error?.command == command)
  }

  @Test func `the report has the sentence and the usage line`() {
    let error = #expect(throws: UsageError.self) { try Invocation(["remove"]) }
    #expect(
      error?.report(\.english) == """
        skydash: 'skydash remove' needs the name of a city, such as 'skydash remove Seoul'.
        usage: skydash remove NAME... [OPTION...]

        """)
    #expect(UsageError(Phrase("no")).report(\.english) == "skydash: No.\nusage: skydash [COMMAND] [OPTION...]\n")
  }

  @Test func `the text of a secret is in no message`() {
    let error = #expect(throws: UsageError.self) { try Invocation(["config", "set", "nasaKey", "my secret"]) }
    #expect(error?.report(\.english).contains("my secret") == false)
    let tooMany = #expect(throws: UsageError.self) { try Invocation(["config", "set", "nasaKey", "s3cr3t", "s3cr3t"]) }
    #expect(tooMany?.report(\.english).contains("s3cr3t") == false)
  }
}
