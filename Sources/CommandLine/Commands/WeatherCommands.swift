import Entities

extension CommandDefinition {
  static let show = CommandDefinition(
    name: "show",
    usage: ["skydash [show] [OPTION...]", "skydash [show] --from FILE [OPTION...]"],
    summary: "the table of all cities, once",
    details: [
      "Prints each city's local time, condition, temperature, low and high, rain chance, wind and humidity, with the age "
        + "of what is shown. It is what skydash does when no command is given.",
      "A template of --format is text with fields in braces, printed once for each city: "
        + FormatTemplate.Field.names.map { "{\($0)}" }.joined(separator: " ")
        + ". Write {{ and }} for braces themselves.",
      orders,
      "With --from it shows what --json printed elsewhere or earlier, ages and all, without settings or network: "
        + "ssh HOST skydash --json | skydash --from -",
    ],
    examples: [
      ("skydash", "the table"),
      ("skydash --sort -temperature", "the coldest first"),
      ("skydash --line", "on one line, for a status bar"),
      ("skydash --format '{name} {temperature}'", "only what is asked for"),
    ],
    ownOptions: [.document], dataOptions: tableOptions, advice: cityAdvice,
    read: alone(.show))

  private static let orders =
    "With --sort the cities are in the order of \(UsageError.list(Sorting.keys, "or")): the warmest, wettest, windiest, "
    + "most humid, youngest and clearest first. A dash before the key reverses that. What is unknown comes last."

  static let watch = CommandDefinition(
    name: "watch",
    usage: ["skydash watch [--interval DURATION] [--from FILE] [OPTION...]"],
    summary: "the live table, until q is pressed",
    details: [
      "Shows the table on a screen of its own and keeps it current. Press ? for the keys. Without --interval the "
        + "setting watchInterval applies; an interval is at least 10 seconds."
    ],
    examples: [
      ("skydash watch", "the live table"),
      ("skydash watch -i 10m", "refreshed every ten minutes"),
      ("skydash watch --city Seoul --city London", "two of the cities"),
    ],
    ownOptions: [.interval, .document], dataOptions: [.units, .city, .sort, .refresh], advice: cityAdvice,
    read: alone(.watch))

  static let city = CommandDefinition(
    name: "city",
    usage: ["skydash city PLACE [OPTION...]", "skydash PLACE [OPTION...]"],
    summary: "one city in full: now, 24 hours, 7 days, sun and moon",
    details: [
      "The words form one name: a saved city's, its beginning, or any other name of it; or a place that is not saved, which "
        + "is shown just this once. The word city may be left out unless a command has the same name as the place."
    ],
    examples: [
      ("skydash Seoul", "everything about Seoul"),
      ("skydash city New York --plain", "in words"),
      ("skydash city Seoul --json", "with every hour and day, for programs"),
    ],
    dataOptions: pageOptions, expectation: "the name of a city, such as 'skydash city Seoul'",
    choices: { _ in .name(isSaved: true) }
  ) { words throws(UsageError) in .city(try oneCity(words)) }

  static let forecast = CommandDefinition(
    name: "forecast",
    usage: ["skydash forecast [PLACE...] [--hours | --days N] [OPTION...]"],
    summary: "cities over the next days or hours",
    details: [
      "Prints a row for each city and a column for each of the next seven days, or of as many as --days says and the "
        + "forecast knows; with --hours a strip of the next hours, aligned on the same instants, with each city's own clock. "
        + "Without a place all saved cities are shown; put names of several words in quotes."
    ],
    examples: [
      ("skydash forecast", "the week, city by city"),
      ("skydash forecast --hours", "the next hours"),
      ("skydash forecast --days 3", "today and two days more"),
      ("skydash forecast Seoul Oslo", "two places, saved or not"),
    ],
    ownOptions: [.hours, .days], dataOptions: listOptions, expectation: "names of places", choices: { _ in .city }
  ) { words throws(UsageError) in
    // The other forms are about now.
    try words.exclude(.days, [.hours, .line, .format])
    guard let first = words.words.first else { return .forecast([]) }
    if words.has(.city) { throw .conflict(Option.city.spelling, first) }
    return .forecast(try words.names())
  }

  static let demo = CommandDefinition(
    name: "demo",
    usage: ["skydash demo [OPTION...]"],
    summary: "the live table over built-in sample data",
    details: [
      "Values change by themselves; no network is used, no file is read or written. When the output is no terminal, one "
        + "table is printed."
    ],
    examples: [
      ("skydash demo", "the live table"),
      ("skydash demo --json", "the sample data as a document"),
    ],
    dataOptions: tableOptions, advice: cityAdvice,
    read: alone(.demo))

  private static let tableOptions: [Option] = [
    .json, .line, .format, .waybar, .prometheus, .units, .city, .sort, .refresh,
  ]
  static let pageOptions: [Option] = [.json, .line, .format, .units, .city, .refresh]
  /// Of pages that may show several cities.
  static let listOptions: [Option] = [.json, .line, .format, .units, .city, .sort, .refresh]
  private static let cityAdvice = "; for one city add '--city' before it"

  /// The words, or the only `--city`.
  private static func oneCity(_ words: CommandWords) throws(UsageError) -> String {
    let names = words.options.cities
    guard let name = names.last else { return try words.name() }
    if let word = words.words.first { throw .conflict(Option.city.spelling, word) }
    guard names.count == 1 else { throw .conflict(Option.city.spelling, Option.city.spelling) }
    return name
  }
}
