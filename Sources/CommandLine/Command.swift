package import Entities

/// What skydash is asked to do.
package enum Command: Equatable, Sendable {
  /// The table once; also what no command at all means.
  case show
  /// The live table; seconds between refreshes, or `nil` for the setting.
  case watch(interval: Int?)
  case add(AddRequest)
  /// One place a line of standard input (`skydash add -`).
  case addLines(isFirst: Bool)
  /// The names as typed, at least one.
  case remove([String])
  case list
  /// The position counts from 1.
  case move(name: String, position: Int)
  case rename(name: String, newName: String)
  /// The words as one place.
  case search(String)
  case city(String)
  case forecast(isHourly: Bool)
  case sky(SkyRequest)
  case apod(PictureRequest)
  /// Without changes: shows the units.
  case units([UnitChange])
  case config(ConfigRequest)
  case cache(CacheRequest)
  case doctor
  case demo
  case completions(Shell)
  /// The overview, or the help of one command.
  case help(CommandName?)
  case man
  case version
  /// A question of the completion scripts: `skydash __complete cities`.
  case complete(CompletionRequest)
}
