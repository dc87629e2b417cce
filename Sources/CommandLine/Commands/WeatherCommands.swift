import Entities

extension CommandDefinition {
  static let show = CommandDefinition(
    name: "show", usage: ["skydash [show] [OPTION...]", "skydash [show] --from FILE [OPTION...]"],
    summary: Phrase("print the table of all cities once"),
    details: [
      Phrase("Prints the weather of all cities in one table. This is what skydash does without a command."),
      Phrase("--format prints a template once for each city; its fields are \(fields). For a brace, write {{ or }}."),
      Phrase("--sort takes \(Phrase(oneOf: Sorting.keys)); -KEY reverses the order."),
    ],
    examples: [
      ("skydash", Phrase("the table")),
      ("skydash --sort -temperature", Phrase("the coldest first")),
      ("skydash --format '{name} {temperature}'", Phrase("just these fields")),
    ],
    ownOptions: [.document], dataOptions: tableOptions, advice: cityAdvice, read: withoutWords(.show))

  private static let fields = FormatTemplate.Field.names.map { "{\($0)}" }.joined(separator: " ")

  static let watch = CommandDefinition(
    name: "watch", usage: ["skydash watch [--interval DURATION] [--from FILE] [OPTION...]"],
    summary: Phrase("show the live table (q quits)"),
    details: [Phrase("Shows the table full-screen and keeps it up to date; press ? for the keys.")],
    examples: [
      ("skydash watch", Phrase("the live table")),
      ("skydash watch -i 10m", Phrase("refreshed every ten minutes")),
      ("skydash watch --city Seoul --city London", Phrase("two of the cities")),
    ],
    ownOptions: [.interval, .document], dataOptions: [.units, .city, .sort, .refresh], advice: cityAdvice,
    read: withoutWords(.watch))

  static let city = CommandDefinition(
    name: "city", usage: ["skydash city PLACE [OPTION...]", "skydash PLACE [OPTION...]"],
    summary: Phrase("show one city: now, 24 hours, 7 days, sun and moon"),
    details: [
      Phrase(
        """
        Takes a saved city, the beginning of its name, or any other place, which is shown but not saved. You can leave \
        out 'city' unless a command has the same name as the place.
        """)
    ],
    examples: [
      ("skydash Seoul", Phrase("everything about Seoul")),
      ("skydash city New York --plain", Phrase("in words")),
      ("skydash city Seoul --json", Phrase("every hour and day, as JSON")),
    ],
    dataOptions: pageOptions, expectation: Phrase("the name of a city, such as 'skydash city Seoul'"),
    choices: { _ in .name(isSaved: true) }
  ) { input throws(UsageError) in .city(try oneCity(input)) }

  static let forecast = CommandDefinition(
    name: "forecast", usage: ["skydash forecast [PLACE...] [--hours | --days N] [OPTION...]"],
    summary: Phrase("show the forecast for all cities, by day or hour"),
    details: [Phrase("Prints a row for each saved city or named place; quote names with spaces.")],
    examples: [
      ("skydash forecast", Phrase("the week, city by city")),
      ("skydash forecast --hours", Phrase("the next hours")),
      ("skydash forecast Seoul Oslo", Phrase("two places, saved or not")),
    ],
    ownOptions: [.hours, .days], dataOptions: listOptions, expectation: Phrase("names of places"),
    choices: { _ in .city }
  ) { input throws(UsageError) in
    try input.exclude(.days, [.hours])
    // These formats are about now.
    for option in [Option.days, .hours] { try input.exclude(option, [.line, .format]) }
    guard let first = input.words.first else { return .forecast([]) }
    if input.has(.city) { throw .conflict(Option.city.spelling, first) }
    return .forecast(try input.names())
  }

  static let demo = CommandDefinition(
    name: "demo", usage: ["skydash demo [OPTION...]"],
    summary: Phrase("try the live table with built-in sample data"),
    details: [Phrase("The data changes by itself, without network or files. In a pipe it prints one table.")],
    examples: [
      ("skydash demo", Phrase("the live table")),
      ("skydash demo --json", Phrase("the sample data as a document")),
    ],
    dataOptions: tableOptions, advice: cityAdvice, read: withoutWords(.demo))

  /// For the table, which takes every option for data.
  static let tableOptions: [Option] = [.json, .line, .format, .waybar, .prometheus, .units, .city, .sort, .refresh]
  /// For a page of one city.
  static let pageOptions: [Option] = [.json, .line, .format, .units, .city, .refresh]
  /// For a page that may show several cities.
  static let listOptions: [Option] = [.json, .line, .format, .units, .city, .sort, .refresh]
  private static let cityAdvice = Phrase("for one city, put '--city' before its name")

  /// The city that the words or the only `--city` name.
  private static func oneCity(_ input: CommandInput) throws(UsageError) -> String {
    let names = input.options.cities
    guard let name = names.last else { return try input.name() }
    if let word = input.words.first { throw .conflict(Option.city.spelling, word) }
    guard names.count == 1 else { throw .conflict(Option.city.spelling, Option.city.spelling) }
    return name
  }
}
