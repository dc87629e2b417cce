import Entities

extension CommandDefinition {
  static let sky = CommandDefinition(
    name: "sky",
    usage: [
      "skydash sky [PLACE] [--date DATE] [--at HH:MM] [OPTION...]",
      "skydash sky [PLACE] --next [KIND] | --month [YYYY-MM] | --year [YYYY]",
      "skydash sky [PLACE] --chart [--facing DIRECTION] [--all] [OPTION...]",
    ],
    summary: "tonight over a city: sun, moon, planets, passes, events",
    details: [
      "The words are one name; without a name, all cities are compared. Only stargazing scores, satellites and auroras "
        + "need a network. Altitudes are for --at, a local time, or now; for another --date, 22:00.",
      "A night runs from noon to noon and is named by its evening: before sunrise, tonight is the night that is running.",
      "A date is YYYY-MM-DD (1900 to 2100), today, tomorrow, yesterday or the next weekday, by each city's calendar.",
      "--next lists coming events visible from the place; KIND is eclipse, conjunction, opposition, meteors, moon, season "
        + "or pass. --month draws the moon of each evening, --year the length of the days.",
      "--chart draws the sky as the eye sees it then, north at the top and east at the left; --facing looks in one "
        + "direction, such as north, SE or 135. --all adds what is too faint, and --plain makes a list of it.",
    ],
    examples: [
      ("skydash sky", "which city is best for stargazing"),
      ("skydash sky Seoul --date 2026-12-24 --at 21:30", "another night"),
      ("skydash sky Seoul --next eclipse", "the next eclipses visible there"),
      ("skydash sky Seoul --chart --facing south", "the stars in the south now"),
    ],
    ownOptions: [.date, .at, .next, .month, .year, .chart, .facing, .everyStar], dataOptions: listOptions,
    choices: { _ in .name(isSaved: true) }
  ) { words throws(UsageError) in
    if let word = words.words.first, words.has(.city) { throw .conflict(Option.city.spelling, word) }
    // The fields of a template are about now.
    for option in [Option.date, .at] { try words.exclude(option, [.format]) }
    // A calendar is of no instant, and too long for a line.
    for option in [Option.next, .month, .year] {
      try words.exclude(option, [.at, .format, .line, .sort, .chart, .facing])
    }
    try words.exclude(.next, [.month, .year])
    try words.exclude(.year, [.month, .date])
    if case .month(_?) = words.options.skyPart { try words.exclude(.month, [.date]) }
    for option in [Option.chart, .facing] { try words.exclude(option, [.format, .line, .sort]) }
    if words.has(.everyStar), !words.options.drawsChart { throw .needs(.everyStar, .chart) }
    if !words.has(.format), let order = words.options.sorting?.order, ![.name, .localTime, .outlook].contains(order) {
      throw UsageError("nights are sorted by name, time or outlook, not '\(order.key)'; choose one of them")
    }
    return .sky(words.words.isEmpty ? nil : try words.name())
  }

  static let apod = CommandDefinition(
    name: "apod",
    usage: [
      "skydash apod [DATE] [--save FILE [--force]] [--open] [--no-picture] [OPTION...]",
      "skydash apod --random",
      "skydash apod --from DATE [--to DATE]",
      "skydash apod --browse",
    ],
    summary: "NASA's Astronomy Picture of the Day",
    details: [
      "Shows the picture with its title, date, credit and explanation. If today's isn't out yet, it shows the latest.",
      "A date is YYYY-MM-DD, today, yesterday or the last weekday, by New York's calendar.",
    ],
    examples: [
      ("skydash apod", "today's"),
      ("skydash apod yesterday --save moon.jpg", "saves the original file"),
      ("skydash apod --from 2026-11-01 --to 2026-11-07", "a week of pictures"),
      ("skydash apod --browse", "a live list of days"),
    ],
    ownOptions: [.random, .from, .to, .browse, .save, .force, .open, .noPicture], dataOptions: [.json, .refresh],
    expectation: Option.Value.pastDay, choices: { $0.isEmpty ? .words(Option.Value.pastDays) : .none }
  ) { words throws(UsageError) in
    let request = try picture(words)
    if words.has(.force), !words.has(.save) { throw .needs(.force, .save) }
    // What acts on one picture has no sense with a list, nor the live list as a document.
    for list in [Option.from, .browse] { try words.exclude(list, [.save, .open]) }
    try words.exclude(.browse, [.json])
    return .apod(request)
  }

  /// A date, `--random`, `--browse` and a range exclude each other.
  private static func picture(_ words: CommandWords) throws(UsageError) -> PictureRequest {
    try words.noMore(than: 1)
    let ends = [Option.from, .to].filter(words.has).prefix(1)
    let chosen = ([.random, .browse].filter(words.has) + ends).map(\.spelling) + words.words
    if chosen.count > 1 { throw .conflict(chosen[0], chosen[1]) }
    if words.has(.random) { return .random }
    if words.has(.browse) { return .browse }
    if !ends.isEmpty { return try range(words.options) }
    guard let word = words.words.first else { return .latest }
    guard let day = DayWord(word) else {
      throw words.refused(word, nearest: Spelling.nearest(to: word, among: Option.Value.pastDays))
    }
    // Today's may be still to come.
    return day == .today(offset: 0) ? .latest : .day(day)
  }

  private static func range(_ options: Options) throws(UsageError) -> PictureRequest {
    guard let first = options.firstDay else { throw .needs(.to, .from) }
    // Of words only the present decides which comes first.
    if case .date(let date) = first, case .date? = options.lastDay {
      _ = try PictureRequest.days(from: first, to: options.lastDay, today: date)
    }
    return .range(from: first, to: options.lastDay)
  }
}
