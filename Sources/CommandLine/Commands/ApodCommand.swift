import Entities

extension CommandDefinition {
  static let apod = CommandDefinition(
    name: "apod",
    usage: [
      "skydash apod [DATE] [--save FILE [--force]] [--open] [--no-picture] [OPTION...]",
      "skydash apod --random [--save FILE [--force]] [--open] [--no-picture]",
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
    ownOptions: [.random, .firstDay, .lastDay, .browse, .save, .force, .open, .noPicture],
    dataOptions: [.json, .refresh],
    expectation: PictureRequest.dayExpectation, choices: { $0.isEmpty ? .words(PictureRequest.dayWords) : .none }
  ) { input throws(UsageError) in
    let request = try PictureRequest(input)
    if input.has(.force), !input.has(.save) { throw .missing(.save, requiredBy: .force) }
    // These act on one picture, the live list draws pictures and can't be JSON, and standard output has one use.
    try input.exclude(.firstDay, [.save, .open])
    try input.exclude(.browse, [.save, .open, .noPicture, .json])
    if input.options.savePath == "-", input.has(.json) { throw .conflict("--save -", "--json") }
    return .apod(request)
  }
}
