package import Entities

/// Which picture `skydash apod` shows.
package enum PictureRequest: Equatable, Sendable {
  /// Today's, or the latest available.
  case latest
  case day(DayWord)
  case random
  /// The days of a list, both included; up to today if `to` is `nil`.
  case range(from: DayWord, to: DayWord?)
  /// The live list of days, newest first.
  case browse

  /// The first day of a list, and the last, `nil` if not given. A weekday is the latest such day up to today, or for
  /// `first`, up to `last`. Throws if the list ends before it begins.
  package static func days(
    from first: DayWord, to last: DayWord?, today: CivilDate
  ) throws(UsageError) -> (first: CivilDate, last: CivilDate?) {
    let end = last?.back(from: today)
    let beginning = first.back(from: today, until: end)
    if let end, end < beginning { throw UsageError(Phrase("'--to' is before '--from'; swap them"), in: .apod) }
    return (beginning, end)
  }
}
