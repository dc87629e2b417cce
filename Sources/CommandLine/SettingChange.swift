package import Entities

/// A checked `skydash config set KEY VALUE`.
package enum SettingChange: Equatable, Sendable {
  case provider(ProviderChoice)
  /// Seconds, at least 10.
  case watchInterval(Int)
  case language(Settings.LanguageChoice)
  case picture(Settings.PictureChoice)
  case background(Settings.Background)
  case motion(Settings.Motion)
  /// MB, 1…100,000.
  case cacheSize(Int)
  case openWeatherKey(String)
  case openMeteoKey(String)
  case nasaKey(String)

  /// Makes the change.
  package func apply(to settings: inout Settings) {
    switch self {
    case .provider(let choice): settings.provider = choice
    case .watchInterval(let seconds): settings.watchInterval = seconds
    case .language(let choice): settings.language = choice
    case .picture(let choice): settings.picture = choice
    case .background(let choice): settings.background = choice
    case .motion(let choice): settings.motion = choice
    case .cacheSize(let megabytes): settings.cacheSize = megabytes
    case .openWeatherKey(let key): settings.openWeatherKey = key
    case .openMeteoKey(let key): settings.openMeteoKey = key
    case .nasaKey(let key): settings.nasaKey = key
    }
  }

  /// The key it changes.
  package var key: SettingKey {
    switch self {
    case .provider: .provider
    case .watchInterval: .watchInterval
    case .language: .language
    case .picture: .picture
    case .background: .background
    case .motion: .motion
    case .cacheSize: .cacheSize
    case .openWeatherKey: .openWeatherKey
    case .openMeteoKey: .openMeteoKey
    case .nasaKey: .nasaKey
    }
  }
}
