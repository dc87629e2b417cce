package import Entities

/// A key of `skydash config`.
package enum SettingKey: String, CaseIterable, Sendable {
  case provider, watchInterval, language, picture, background, motion, cacheSize
  case openWeatherKey, openMeteoKey, nasaKey

  /// The key of a word, ignoring case, or `nil`.
  package init?(word: String) {
    let lowered = word.lowercased()
    guard let key = Self.allCases.first(where: { $0.rawValue.lowercased() == lowered }) else { return nil }
    self = key
  }

  /// Whether its value is never shown.
  package var isSecret: Bool {
    switch self {
    case .openWeatherKey, .openMeteoKey, .nasaKey: true
    default: false
    }
  }

  /// Its value as `config set` would take it; for a secret only `set` or `not set`.
  package func text(in settings: Settings) -> String {
    switch self {
    case .provider: settings.provider.rawValue
    case .watchInterval: DurationText.text(settings.watchInterval)
    case .language: settings.language.rawValue
    case .picture: settings.picture.rawValue
    case .background: settings.background.rawValue
    case .motion: settings.motion.rawValue
    case .cacheSize: String(settings.cacheSize)
    case .openWeatherKey: Self.masked(settings.openWeatherKey)
    case .openMeteoKey: Self.masked(settings.openMeteoKey)
    case .nasaKey: Self.masked(settings.nasaKey)
    }
  }

  /// Gives it back its default.
  package func unset(in settings: inout Settings) {
    let usual = Settings()
    switch self {
    case .provider: settings.provider = usual.provider
    case .watchInterval: settings.watchInterval = usual.watchInterval
    case .language: settings.language = usual.language
    case .picture: settings.picture = usual.picture
    case .background: settings.background = usual.background
    case .motion: settings.motion = usual.motion
    case .cacheSize: settings.cacheSize = usual.cacheSize
    case .openWeatherKey: settings.openWeatherKey = nil
    case .openMeteoKey: settings.openMeteoKey = nil
    case .nasaKey: settings.nasaKey = nil
    }
  }

  /// Every key and its text, in the order of `skydash config`.
  package static func list(_ settings: Settings) -> [(key: SettingKey, text: String)] {
    allCases.map { ($0, $0.text(in: settings)) }
  }

  private static func masked(_ secret: String?) -> String {
    secret?.isEmpty ?? true ? "not set" : "set"
  }
}
