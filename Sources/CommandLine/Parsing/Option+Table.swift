import Entities

extension Option {
  // For commands that show data.
  static let json = Option("json", Phrase("one JSON document"), prints: .json)
  static let line = Option("line", Phrase("all cities on one line, for status bars"), prints: .line)
  static let format = Option("format", takes: .template, Phrase("one line per city: '{name} {temperature}'")) {
    text, _, options throws(UsageError) in
    options.format = try Argument.template(text)
  }
  static let waybar = Option("waybar", Phrase("JSON for a Waybar module"), prints: .waybar)
  static let prometheus = Option("prometheus", Phrase("metrics in Prometheus's text format"), prints: .prometheus)
  static let units = Option("units", letter: "u", takes: .units, Phrase("units for this run, such as fahrenheit,mph")) {
    text, _, options throws(UsageError) in
    options.units = try Argument.units([text])
  }
  static let city = Option("city", takes: .city, Phrase("only this city; repeat for several")) {
    text, option, options throws(UsageError) in
    options.cities.append(try option.required(try Argument.name(text), of: text))
  }
  static let sort = Option(
    "sort", takes: .sorting, Phrase("sort by KEY; -KEY reverses the order"), sets: \.sorting, by: Sorting.init(key:))
  static let refresh = Option("refresh", Phrase("ignore the cache"), sets: \.refreshes)

  // For every command.
  static let plain = Option("plain", Phrase("no colour or cursor control; words, not symbols"), sets: \.isPlain)
  static let color = Option("color", takes: .color, Phrase("when to use colour")) {
    text, option, options throws(UsageError) in
    options.color = try option.required(ColorChoice(rawValue: text), of: text)
  }
  static let ascii = Option("ascii", Phrase("only ASCII characters"), sets: \.isASCII)
  static let width = Option(
    "width", takes: .columns, Phrase("lay out for N columns"), sets: \.width, by: Argument.number(in: Value.widths))
  static let offline = Option("offline", Phrase("don't use the network"), sets: \.isOffline)
  static let config = Option(
    "config", takes: .file, Phrase("another settings file"), sets: \.configPath, by: Argument.path)
  static let help = Option("help", letter: "h", Phrase("show this help"))
  static let version = Option("version", Phrase("show the version"))

  // For one command.
  static let interval = Option(
    "interval", letter: "i", takes: .duration, Phrase("time between refreshes: 30s, 10m, 2h"), sets: \.interval,
    by: Argument.interval)
  static let label = Option("as", takes: .name, Phrase("the label to show"), sets: \.label, by: Argument.name)
  static let first = Option("first", Phrase("put it at the top of the table"), sets: \.isFirst)
  static let choose = Option(
    "choose", takes: .candidate, Phrase("the Nth match of 'skydash search'"), sets: \.choice,
    by: Argument.number(in: 1...1000))
  static let document = Option(
    "from", takes: .file, Phrase("show a --json document; - is standard input"), sets: \.documentPath,
    by: Argument.path)
  static let hours = Option("hours", Phrase("the next hours instead of days"), sets: \.isHourly)
  static let days = Option(
    "days", takes: .days, Phrase("how many days, \(Value.dayCounts.lowerBound) to \(Value.dayCounts.upperBound)"),
    sets: \.days, by: Argument.number(in: Value.dayCounts))
  static let date = Option("date", takes: .night, Phrase("another night"), sets: \.night, by: Argument.night)
  static let at = Option(
    "at", takes: .time, Phrase("local time for the altitudes (default: now)"), sets: \.time, by: Argument.time)
  static let next = Option(
    "next", optionally: .eventKind, Phrase("coming events, all or one kind"), shows: SkyPart.next,
    by: Argument.eventKind)
  static let month = Option(
    "month", optionally: .month, Phrase("the moon's phases in a month, day by day"), shows: SkyPart.month,
    by: Argument.month)
  static let year = Option(
    "year", optionally: .year, Phrase("day lengths and events of a year"), shows: SkyPart.year,
    by: Argument.number(in: Value.years))
  static let chart = Option("chart", Phrase("a chart of the sky at that time"), sets: \.drawsChart)
  static let facing = Option("facing", takes: .direction, Phrase("the chart in one direction, not the whole sky")) {
    text, option, options throws(UsageError) in
    let facing = try option.required(Argument.azimuth(text), of: text)
    (options.drawsChart, options.facing) = (true, facing)
  }
  static let everyStar = Option("all", Phrase("also draw what is too faint to see"), sets: \.showsEveryStar)
  static let random = Option("random", Phrase("the picture of a random day"))
  static let firstDay = Option(
    "from", takes: .pastDay, Phrase("first day of a list"), sets: \.firstDay, by: DayWord.init)
  static let lastDay = Option(
    "to", takes: .pastDay, Phrase("last day of the list (default: today)"), sets: \.lastDay, by: DayWord.init)
  static let browse = Option("browse", Phrase("a live list of days, newest first"))
  static let save = Option("save", takes: .file, Phrase("save the original file"), sets: \.savePath, by: Argument.path)
  static let force = Option("force", Phrase("let --save overwrite a file"), sets: \.overwrites)
  static let open = Option("open", Phrase("open the picture's page in a browser"), sets: \.opensPage)
  static let noPicture = Option("no-picture", Phrase("text only"), sets: \.hidesPicture)

  /// The options that every command accepts, so that a shell alias may contain them.
  static let common = [plain, color, ascii, width, offline, config, help, version]
}

extension Option.Value {
  /// The ranges of widths in columns, of days of a forecast (no provider has more), and of the sky's years.
  fileprivate static let (widths, dayCounts, years) = (20...1000, 1...16, SkyReport.years)

  static let template = Self(
    placeholder: "TEMPLATE", expectation: Phrase("a template such as '{name} {temperature}'"),
    choices: .words(FormatTemplate.Field.names.map { "{\($0)}" }))
  static let units = Self(
    placeholder: "UNIT,...", expectation: Phrase("units such as fahrenheit,mph"), choices: .list(UnitChange.words))
  static let city = Self(placeholder: "NAME", expectation: Phrase("the name of a saved city"), choices: .city)
  static let sorting = Self(
    placeholder: "KEY", expectation: Phrase(oneOf: Sorting.keys),
    choices: .words(Sorting.keys + Sorting.keys.map { "-" + $0 }))
  static let name = Self(placeholder: "NAME", expectation: Phrase("a name"))
  static let color = Self(
    placeholder: ColorChoice.words.joined(separator: "|"), expectation: Phrase(oneOf: ColorChoice.words),
    choices: .words(ColorChoice.words))
  static let columns = Self(
    placeholder: "N", expectation: Phrase("a number of columns from \(widths.lowerBound) to \(widths.upperBound)"))
  static let candidate = Self(placeholder: "N", expectation: Phrase("a number from 'skydash search'"))
  static let days = Self(
    placeholder: "N", expectation: Phrase("a number of days from \(dayCounts.lowerBound) to \(dayCounts.upperBound)"))
  static let file = Self(placeholder: "FILE", expectation: Phrase("the path of a file"), choices: .file)
  static let duration = Self(
    placeholder: "DURATION", expectation: Phrase("a duration such as 30s, 10m or 2h"),
    choices: .words(["30s", "1m", "5m", "10m", "15m", "30m", "1h"]))
  static let night = Self(
    placeholder: "DATE", expectation: Phrase("a date such as 2026-11-20, tomorrow or friday"),
    choices: .words(DayWord.words))
  static let eventKind = Self(
    placeholder: "KIND", expectation: Phrase(oneOf: SkyEvent.Choice.words), choices: .words(SkyEvent.Choice.words),
    isOptionalValue: { Argument.eventKind($0) != nil })
  static let month = Self(
    placeholder: "YYYY-MM", expectation: Phrase("a month from \(years.lowerBound)-01 to \(years.upperBound)-12"),
    isOptionalValue: { $0.utf8.count == 7 && $0.dropFirst(4).first == "-" && Int(digits: $0.prefix(4)) != nil })
  static let year = Self(
    placeholder: "YYYY", expectation: Phrase("a year from \(years.lowerBound) to \(years.upperBound)"),
    isOptionalValue: { Int(digits: $0) != nil })
  static let pastDay = Self(
    placeholder: "DATE", expectation: PictureRequest.dayExpectation, choices: .words(PictureRequest.dayWords))
  static let time = Self(placeholder: "HH:MM", expectation: Phrase("a time such as 21:30"))
  static let direction = Self(
    placeholder: "DIRECTION", expectation: Phrase("a direction such as south, SE or 135"),
    choices: .words(Argument.directions))
}
