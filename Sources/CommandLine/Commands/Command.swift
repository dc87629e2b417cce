package import Entities

/// What to do; the ``Options`` say how.
package enum Command: Equatable, Sendable {
  /// The table, printed once; also the default without a command.
  case show
  /// The live table.
  case watch
  /// One place (`skydash add PLACE`).
  case add(AddRequest)
  /// One place per line of standard input (`skydash add -`).
  case addLines
  /// The cities by their names as typed, at least one.
  case remove([String])
  /// The saved cities, without weather.
  case list
  /// Moves a city to a position, counted from 1; the list may be shorter.
  case move(name: String, position: Int)
  /// Changes the label of a city, given by its name as typed.
  case rename(name: String, newName: String)
  /// A place, in one or more words.
  case search(String)
  /// The page of one city, by its name as typed.
  case city(String)
  /// The forecasts of cities by name; empty for those of `--city`, or all.
  case forecast([String])
  /// The sky of one city, by its name as typed; `nil` compares those of `--city`, or all.
  case sky(String?)
  /// An Astronomy Picture of the Day, or a list of them.
  case apod(PictureRequest)
  /// The changes to make; empty to show the units.
  case units([UnitChange])
  /// What to do; `nil` to show all settings.
  case config(ConfigRequest?)
  /// What to do; `nil` to show the cache.
  case cache(CacheRequest?)
  /// Checks of the settings, cache, keys, services and terminal.
  case doctor
  /// The live table of built-in sample data.
  case demo
  /// The completion script of a shell.
  case completions(Shell)
  /// The help of one command; `nil` for the overview.
  case help(CommandDefinition?)
  /// The manual page, the version, or the licences of the program and its data.
  case man, version, licenses
  /// The answer to a shell's completion script, by the arguments of ``Shell/answer(to:translating:completing:)``.
  case complete(Shell, [String])
}
