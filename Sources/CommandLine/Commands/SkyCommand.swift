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
    choices: { _ in .name(isSaved: true) }
  ) { input throws(UsageError) in
    if let word = input.words.first, input.has(.city) { throw .conflict(Option.city.spelling, word) }
    for (options, others) in skyConflicts { for option in options { try input.exclude(option, others) } }
    if case .month(_?) = input.options.skyPart { try input.exclude(.month, [.date]) }
    if input.has(.everyStar), !input.options.drawsChart { throw .missing(.chart, requiredBy: .everyStar) }
    if !input.has(.format), let order = input.options.sorting?.order, ![.name, .localTime, .outlook].contains(order) {
      throw UsageError(Phrase("nights can be sorted by name, time or outlook, not by '\(order.key)'"))
    }
    return .sky(input.words.isEmpty ? nil : try input.name())
  }

  /// Options of `sky`, each with others that it can't be combined with.
  private static let skyConflicts: [(options: [Option], others: [Option])] = [
    // A template's fields are about the present.
    ([.date, .at], [.format]),
    // A calendar has no time of day, and is too long for one line.
    ([.next, .month, .year], [.at, .format, .line, .sort, .chart, .facing]),
    ([.next], [.month, .year]), ([.year], [.month, .date]), ([.chart, .facing], [.format, .line, .sort]),
  ]
}
