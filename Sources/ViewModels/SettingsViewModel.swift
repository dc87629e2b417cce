package import Entities

/// What a person chose, as the screen is bound to it.
package final class SettingsViewModel: Decodable {
  package let units = Dynamic(Settings().units)
  package let provider = Dynamic(Settings().provider)
  /// Seconds between refreshes.
  package let watchInterval = Dynamic(Settings().watchInterval)
  package let language = Dynamic(Settings().language)
  package let picture = Dynamic(Settings().picture)
  package let background = Dynamic(Settings().background)
  package let motion = Dynamic(Settings().motion)
  package let icons = Dynamic(Settings().icons)
  package let panes = Dynamic(Settings().panes)

  package init(_ settings: Settings = Settings()) { show(settings) }

  /// Takes over settings that were read anew; what is equal stays silent.
  package func show(_ settings: Settings) {
    units.value = settings.units
    provider.value = settings.provider
    watchInterval.value = settings.watchInterval
    language.value = settings.language
    picture.value = settings.picture
    background.value = settings.background
    motion.value = settings.motion
    icons.value = settings.icons
    panes.value = settings.panes
  }

  /// Who stands in for the first source of a row's weather; `nil` where that answered, or the person chose the source.
  package func standIn(for row: CityRowViewModel) -> Provider? {
    guard provider.value == .auto else { return nil }
    return row.status.value.provider.flatMap { $0 == .openMeteo ? nil : $0 }
  }

  private enum Key: String, CodingKey {
    case units, provider, watchInterval, language, picture, background, motion, icons, panes
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
    read(.icons, \.icons)
    read(.panes, \.panes)
    self.init(settings)
  }
}
