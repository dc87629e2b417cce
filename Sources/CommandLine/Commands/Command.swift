package import Entities

/// What to do; the ``Options`` say how.
package enum Command: Equatable, Sendable {
  /// The table once; also the default without a command.
  case show
  case watch
  case add(AddRequest)
  /// One place per line of standard input (`skydash add -`).
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
  /// The cities; empty for those of `--city`, or all.
  case forecast([String])
  /// The sky of one city; without a name, those of `--city` or all are compared.
  case sky(String?)
  case apod(PictureRequest)
  /// Without changes, shows the units.
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
  /// Completions of the last word, for a shell's completion script.
  case complete(Shell, [String])
}

/// `skydash apod`: which picture.
package enum PictureRequest: Equatable, Sendable {
  /// Today's, or the latest available.
  case latest
  case day(DayWord)
  case random
  /// The days of a list; without `to`, up to today.
  case range(from: DayWord, to: DayWord?)
  case browse
}

extension PictureRequest {
  /// The first and last day of a list; the last is `nil` if not given. A weekday means the latest such day up to today, or for
  /// `first`, up to `last`.
  ///
  /// - Throws: If the list ends before it begins.
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
  /// A valid value of the setting.
  case set(Setting, Setting.Value)
  case unset(Setting)
  case path
}

/// `skydash cache`: what to do with the cache.
package enum CacheRequest: String, Equatable, CaseIterable, Sendable {
  case show, clear, path
}
