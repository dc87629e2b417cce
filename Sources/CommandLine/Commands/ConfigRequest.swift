package import Entities

/// `skydash config`: what to show or change.
package enum ConfigRequest: Equatable, Sendable {
  case show
  case get(Setting)
  /// A valid value of the setting.
  case set(Setting, Setting.Value)
  case unset(Setting)
  case path
}
