package import Entities

/// What `skydash config` does instead of showing all settings.
package enum ConfigRequest: Equatable, Sendable {
  /// Shows one setting.
  case get(Setting)
  /// Changes a setting to a valid value.
  case set(Setting, Setting.Value)
  /// Restores the default.
  case unset(Setting)
  /// Prints the path of the settings file.
  case path
}
