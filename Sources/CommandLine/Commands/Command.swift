package import Entities

/// What skydash is asked to do; how, the ``Options`` say.
package enum Command: Equatable, Sendable {
  /// The table once; also what no command at all means.
  case show
  case watch
  case add(AddRequest)
  /// One place a line of standard input (`skydash add -`).
  case addLines
  /// The names as typed, at least one.
  case remove([String])
  case list
  /// The position counts from 1.
  case move(name: String, position: Int)
  case rename(name: String, newName: String)
  /// The words as one place.
  case search(String)
  case city(String)
  /// The cities; none for all, or those of `--city`.
  case forecast([String])
  /// The sky of one city; without a name all are compared, or those of `--city`.
  case sky(String?)
  case apod(PictureRequest)
  /// Without changes: shows the units.
  case units([UnitChange])
  case config(ConfigRequest)
  case cache(CacheRequest)
  case doctor
  case demo
  case completions(Shell)
  /// The overview, or the help of one command.
  case help(CommandDefinition?)
  case man
  case version
  case licenses
  /// What the last of some words may become, for the completion script of a shell.
  case complete(Shell, [String])
}

/// `skydash apod`: which picture.
package enum PictureRequest: Equatable, Sendable {
  /// Today's, or the latest there is.
  case latest
  case day(DayWord)
  case random
  /// A list of days; without an end, up to today.
  case range(from: DayWord, to: DayWord?)
  case browse
}

extension PictureRequest {
  /// The ends of a list of days. A weekday is the last one: at the end until today, at the beginning until the end.
  ///
  /// - Throws: when it ends before it begins.
  package static func days(
    from first: DayWord, to last: DayWord?, today: CivilDate
  ) throws(UsageError) -> (first: CivilDate, last: CivilDate?) {
    let end = last?.back(from: today)
    let beginning = first.back(from: today, until: end)
    if let end, end < beginning { throw UsageError(Phrase("'--to' is before '--from'; swap them"), in: .apod) }
    return (beginning, end)
  }
}

/// `skydash config`: what to show or change.
package enum ConfigRequest: Equatable, Sendable {
  case show
  case get(Setting)
  /// A value that the setting takes.
  case set(Setting, Setting.Value)
  case unset(Setting)
  case path
}

/// `skydash cache`: what to do with the cache.
package enum CacheRequest: String, Equatable, CaseIterable, Sendable {
  case show, clear, path
}
