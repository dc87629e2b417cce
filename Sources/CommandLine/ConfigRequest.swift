/// `skydash config`: what to show or change.
package enum ConfigRequest: Equatable, Sendable {
  /// Every key and its value.
  case show
  case get(SettingKey)
  case set(SettingChange)
  case unset(SettingKey)
  /// Where the settings file is.
  case path
}
