package import Entities

/// `skydash config`: what to show or change.
package enum ConfigRequest: Equatable, Sendable {
  /// All settings.
  case show
  case get(Setting)
  /// A valid value of the setting.
  case set(Setting, Setting.Value)
  /// Back to the default.
  case unset(Setting)
  /// The path of the settings file.
  case path
}
