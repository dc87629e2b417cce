package import Entities

/// Which picture `skydash apod` shows.
package enum PictureRequest: Equatable, Sendable {
  /// Today's, or the latest available.
  case latest
  /// The one of a day, by New York's calendar.
  case day(DayWord)
  /// The one of a random day.
  case random
  /// The days of a list, both included; up to today if `to` is `nil`.
  case range(from: DayWord, to: DayWord?)
  /// The live list of days, newest first.
  case browse

  /// How to write a day, for messages.
  static let dayExpectation = Phrase("a date such as 2026-11-20, yesterday or friday")
  /// The English words for days that a picture may be of.
  static let dayWords = DayWord.words.filter { $0 != "tomorrow" }

  /// The dates of a list's first and last day; `nil` for the last if it isn't given. A weekday means its latest date up
  /// to `today`, or as the first day, up to the last one. Throws if the list ends before it begins.
  package static func days(
    from first: DayWord, to last: DayWord?, today: CivilDate
  ) throws(UsageError) -> (first: CivilDate, last: CivilDate?) {
    let end = last?.back(from: today)
    let beginning = first.back(from: today, until: end)
    if let end, end < beginning { throw UsageError(Phrase("'--to' is before '--from'; swap them"), in: .apod) }
    return (beginning, end)
  }
}

extension PictureRequest {
  /// The request of a command line; a date, `--random`, `--browse` and a list exclude each other.
  init(_ input: CommandInput) throws(UsageError) {
    try input.refuseWords(after: 1)
    let ends = [Option.firstDay, .lastDay].filter(input.has).prefix(1)
    let options = [.random, .browse].filter(input.has) + ends
    let chosen = options.map(\.spelling) + input.words
    if chosen.count > 1 { throw .conflict(chosen[0], chosen[1]) }
    switch options.first {
    case nil: self = try Self.readDay(input)
    case Option.random?: self = .random
    case Option.browse?: self = .browse
    default: self = try Self.readRange(input.options)
    }
  }

  /// The days from `--from` to `--to`; throws without `--from`, or if both are dates in the wrong order.
  private static func readRange(_ options: Options) throws(UsageError) -> PictureRequest {
    guard let first = options.firstDay else { throw .missing(.firstDay, requiredBy: .lastDay) }
    // Which of two words such as `monday` comes first depends on the present day.
    if case .date(let date) = first, case .date? = options.lastDay {
      _ = try days(from: first, to: options.lastDay, today: date)
    }
    return .range(from: first, to: options.lastDay)
  }

  /// The picture of the day that the only word names; the latest without a word.
  private static func readDay(_ input: CommandInput) throws(UsageError) -> PictureRequest {
    guard let word = input.words.first else { return .latest }
    guard let day = DayWord(word) else {
      throw input.refused(word, nearest: Spelling.nearest(to: word, among: dayWords))
    }
    // Today's may not be out yet.
    return day == .today(offset: 0) ? .latest : .day(day)
  }
}
