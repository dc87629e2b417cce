package import Entities

/// What `skydash config` shows or changes.
package enum ConfigRequest: Equatable, Sendable {
  /// All settings.
  case show
  /// One setting.
  case get(Setting)
  /// Changes a setting to a valid value.
  case set(Setting, Setting.Value)
  /// Restores the default.
  case unset(Setting)
  /// The path of the settings file.
  case path
}
