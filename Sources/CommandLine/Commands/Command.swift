package import Entities

/// What to do; the ``Options`` say how.
package enum Command: Equatable, Sendable {
  /// The table once; also the default without a command.
  case show
  /// The live table.
  case watch
  /// One place (`skydash add PLACE`).
  case add(AddRequest)
  /// One place per line of standard input (`skydash add -`).
  case addLines
  /// The names as typed, at least one.
  case remove([String])
  /// The saved cities, without weather.
  case list
  /// The position counts from 1.
  case move(name: String, position: Int)
  case rename(name: String, newName: String)
  /// The words as one place.
  case search(String)
  /// One city in full, by its name as typed.
  case city(String)
  /// The cities; empty for those of `--city`, or all.
  case forecast([String])
  /// The sky of one city; without a name, those of `--city` or all are compared.
  case sky(String?)
  case apod(PictureRequest)
  /// Without changes, shows the units.
  case units([UnitChange])
  case config(ConfigRequest)
  /// Without a request, shows the cache.
  case cache(CacheRequest?)
  case doctor
  case demo
  case completions(Shell)
  /// The overview, or the help of one command.
  case help(CommandDefinition?)
  case man
  case version
  case licenses
  /// The answer to a shell's completion script, for the arguments of ``Shell/answer(_:in:_:)``.
  case complete(Shell, [String])
}
