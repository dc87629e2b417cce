import Entities

extension CommandDefinition {
  static let sky = CommandDefinition(
    name: "sky",
    usage: [
      "skydash sky [PLACE] [--date DATE] [--at HH:MM] [OPTION...]",
      "skydash sky [PLACE] --next [KIND] | --month [YYYY-MM] | --year [YYYY]",
      "skydash sky [PLACE] --chart [--facing DIRECTION] [--all] [OPTION...]",
    ],
    summary: Phrase("show tonight's sky over a city: moon, planets, passes, events"),
    details: [
      Phrase("Without a place, it compares all cities. Only scores, satellites and auroras need a network."),
      Phrase(
        """
        DATE is YYYY-MM-DD (1900 to 2100), today, tomorrow, yesterday or a weekday. KIND is eclipse, conjunction, \
        opposition, meteors, moon, season or pass. DIRECTION is a word, a point of the compass or degrees: north, SE, 135.
        """),
    ],
    examples: [
      ("skydash sky", Phrase("which city is best for stargazing")),
      ("skydash sky Seoul --next eclipse", Phrase("the next eclipses visible there")),
      ("skydash sky Seoul --chart --facing south", Phrase("the stars in the south now")),
    ],
    ownOptions: [.date, .at, .next, .month, .year, .chart, .facing, .everyStar], dataOptions: listOptions,
    choices: { _ in .name(isSaved: true) }, read: readSky)

  static let apod = CommandDefinition(
    name: "apod",
    usage: [
      "skydash apod [DATE] [--save FILE [--force]] [--open] [--no-picture] [OPTION...]",
      "skydash apod --random",
      "skydash apod --from DATE [--to DATE]",
      "skydash apod --browse",
    ],
    summary: Phrase("show NASA's Astronomy Picture of the Day"),
    details: [
      Phrase("Shows the picture with its title, date, credit and explanation; the latest if today's isn't out yet."),
      Phrase("DATE is YYYY-MM-DD, today, yesterday or a weekday (the most recent one), by New York's calendar."),
    ],
    examples: [
      ("skydash apod", Phrase("today's picture")),
      ("skydash apod yesterday --save moon.jpg", Phrase("save the original file")),
      ("skydash apod --browse", Phrase("a live list of days, newest first")),
    ],
    ownOptions: [.random, .from, .to, .browse, .save, .force, .open, .noPicture], dataOptions: [.json, .refresh],
    expectation: Option.Value.pastDay, choices: { $0.isEmpty ? .words(Option.Value.pastDays) : .none }
  ) { input throws(UsageError) in
    let request = try picture(input)
    if input.has(.force), !input.has(.save) { throw .missing(.save, requiredBy: .force) }
    // --save and --open act on one picture, and the live list can't be JSON.
    for list in [Option.from, .browse] { try input.exclude(list, [.save, .open]) }
    try input.exclude(.browse, [.json])
    return .apod(request)
  }

  /// Reads the city and refuses options that don't go together.
  private static func readSky(_ input: CommandInput) throws(UsageError) -> Command {
    if let word = input.words.first, input.has(.city) { throw .conflict(Option.city.spelling, word) }
    // A template's fields are about the present.
    for option in [Option.date, .at] { try input.exclude(option, [.format]) }
    // A calendar has no time of day, and is too long for one line.
    for option in [Option.next, .month, .year] {
      try input.exclude(option, [.at, .format, .line, .sort, .chart, .facing])
    }
    try input.exclude(.next, [.month, .year])
    try input.exclude(.year, [.month, .date])
    if case .month(_?) = input.options.skyPart { try input.exclude(.month, [.date]) }
    for option in [Option.chart, .facing] { try input.exclude(option, [.format, .line, .sort]) }
    if input.has(.everyStar), !input.options.drawsChart { throw .missing(.chart, requiredBy: .everyStar) }
    if !input.has(.format), let order = input.options.sorting?.order, ![.name, .localTime, .outlook].contains(order) {
      throw UsageError(Phrase("nights can be sorted by name, time or outlook, not by '\(order.key)'"))
    }
    return .sky(input.words.isEmpty ? nil : try input.name())
  }

  /// The picture to show; a date, `--random`, `--browse` and a list exclude each other.
  private static func picture(_ input: CommandInput) throws(UsageError) -> PictureRequest {
    try input.noMore(than: 1)
    let rangeOption = [Option.from, .to].filter(input.has).prefix(1)
    let chosen = ([.random, .browse].filter(input.has) + rangeOption).map(\.spelling) + input.words
    if chosen.count > 1 { throw .conflict(chosen[0], chosen[1]) }
    if input.has(.random) { return .random }
    if input.has(.browse) { return .browse }
    if !rangeOption.isEmpty { return try range(input.options) }
    guard let word = input.words.first else { return .latest }
    guard let day = DayWord(word) else {
      throw input.refused(word, nearest: Spelling.nearest(to: word, among: Option.Value.pastDays))
    }
    // Today's may not be out yet.
    return day == .today(offset: 0) ? .latest : .day(day)
  }

  /// The list of days from `--from` to `--to`; throws without `--from`, or if the dates are in the wrong order.
  private static func range(_ options: Options) throws(UsageError) -> PictureRequest {
    guard let first = options.firstDay else { throw .missing(.from, requiredBy: .to) }
    // Which of two words such as `monday` comes first depends on the present day.
    if case .date(let date) = first, case .date? = options.lastDay {
      _ = try PictureRequest.days(from: first, to: options.lastDay, today: date)
    }
    return .range(from: first, to: options.lastDay)
  }
}
