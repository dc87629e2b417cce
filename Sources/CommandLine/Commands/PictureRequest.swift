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

  /// The dates of a list's first and last day; `nil` for the last if it isn't given. A weekday means its latest date up to
  /// `today`, or as the first day, up to the last one. Throws if the list ends before it begins.
  package static func days(
    from first: DayWord, to last: DayWord?, today: CivilDate
  ) throws(UsageError) -> (first: CivilDate, last: CivilDate?) {
    let end = last?.back(from: today)
    let beginning = first.back(from: today, until: end)
    if let end, end < beginning { throw UsageError(Phrase("'--to' is before '--from'; swap them"), in: .apod) }
    return (beginning, end)
  }
}
