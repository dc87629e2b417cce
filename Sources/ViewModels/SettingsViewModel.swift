package import Entities

/// What a person chose, as the screen is bound to it.
package final class SettingsViewModel: Decodable {
  package let units: Dynamic<Units>
  package let provider: Dynamic<ProviderChoice>
  /// Seconds between refreshes.
  package let watchInterval: Dynamic<Int>
  package let language: Dynamic<Settings.LanguageChoice>
  package let picture: Dynamic<Settings.PictureChoice>
  package let background: Dynamic<Settings.Background>
  package let motion: Dynamic<Settings.Motion>

  package init(_ settings: Settings = Settings()) {
    units = Dynamic(settings.units)
    provider = Dynamic(settings.provider)
    watchInterval = Dynamic(settings.watchInterval)
    language = Dynamic(settings.language)
    picture = Dynamic(settings.picture)
    background = Dynamic(settings.background)
    motion = Dynamic(settings.motion)
  }

  /// Takes over settings that were read anew; what is equal stays silent.
  package func show(_ settings: Settings) {
    units.value = settings.units
    provider.value = settings.provider
    watchInterval.value = settings.watchInterval
    language.value = settings.language
    picture.value = settings.picture
    background.value = settings.background
    motion.value = settings.motion
  }

  private enum Key: String, CodingKey {
    case units, provider, watchInterval, language, picture, background, motion
  }

  /// Decodes the settings file; a missing or unusable field takes its default.
  package convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var settings = Settings()
    func read<Value: Decodable>(_ key: Key, _ field: WritableKeyPath<Settings, Value>) {
      if let value = try? container.decode(Value.self, forKey: key) { settings[keyPath: field] = value }
    }
    read(.units, \.units)
    read(.provider, \.provider)
    read(.watchInterval, \.watchInterval)
    read(.language, \.language)
    read(.picture, \.picture)
    read(.background, \.background)
    read(.motion, \.motion)
    self.init(settings)
  }
}
