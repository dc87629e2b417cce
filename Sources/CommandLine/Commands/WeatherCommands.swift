import Entities

extension CommandDefinition {
  static let show = CommandDefinition(
    name: "show",
    usage: ["skydash [show] [OPTION...]", "skydash [show] --from FILE [OPTION...]"],
    summary: "table of all cities, once",
    details: [
      "Prints the weather of all cities in one table. This is what skydash does without a command.",
      "--format prints a template once for each city; its fields are "
        + FormatTemplate.Field.names.map { "{\($0)}" }.joined(separator: " ")
        + ". For a brace, write {{ or }}.",
      orders,
      "--from shows a document that --json printed elsewhere or earlier: ssh HOST skydash --json | skydash --from -",
    ],
    examples: [
      ("skydash", "the table"),
      ("skydash --sort -temperature", "the coldest first"),
      ("skydash --line", "on one line, for a status bar"),
      ("skydash --format '{name} {temperature}'", "just these fields"),
    ],
    ownOptions: [.document], dataOptions: tableOptions, advice: cityAdvice,
    read: alone(.show))

  private static let orders =
    "--sort orders the cities by \(UsageError.list(Sorting.keys, "or")), highest first; a dash before the key reverses "
    + "the order."

  static let watch = CommandDefinition(
    name: "watch",
    usage: ["skydash watch [--interval DURATION] [--from FILE] [OPTION...]"],
    summary: "live table (q quits)",
    details: [
      "Shows the table full-screen and keeps it up to date; press ? for the keys. --interval overrides the setting "
        + "watchInterval and must be at least 10 seconds."
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
    summary: "everything about one city: now, 24 hours, 7 days, sun and moon",
    details: [
      "The words are one name: a saved city, the beginning of its name, or any other place, which is shown but not "
        + "saved. You can leave out the word city unless a command has the same name as the place."
    ],
    examples: [
      ("skydash Seoul", "everything about Seoul"),
      ("skydash city New York --plain", "in words"),
      ("skydash city Seoul --json", "every hour and day, as JSON"),
    ],
    dataOptions: pageOptions, expectation: "the name of a city, such as 'skydash city Seoul'",
    choices: { _ in .name(isSaved: true) }
  ) { words throws(UsageError) in .city(try oneCity(words)) }

  static let forecast = CommandDefinition(
    name: "forecast",
    usage: ["skydash forecast [PLACE...] [--hours | --days N] [OPTION...]"],
    summary: "all cities by day or by hour",
    details: [
      "Prints a row for each city with the next seven days, or --days of them; with --hours, the next hours. "
        + "Without a place it shows all saved cities; quote names of several words."
    ],
    examples: [
      ("skydash forecast", "the week, city by city"),
      ("skydash forecast --hours", "the next hours"),
      ("skydash forecast --days 3", "today and the next two days"),
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
    summary: "live table with built-in sample data",
    details: [
      "The data changes by itself; no network is used and no file is read or written. In a pipe it prints one table."
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
