package import Entities
package import Essentials
package import Repositories

/// What is saved, for everything that lives longer than one command: read, followed, and changed under the file's lock.
package struct SettingsService: Sendable {
  let repository: SettingsRepository

  package init(_ repository: SettingsRepository) { self.repository = repository }

  /// Where the settings are, or `nil` where there is no place for them.
  package var path: String? { repository.path }

  /// When the settings were last written, or `nil` when there are none: much cheaper to ask than reading them.
  package var lastChange: Date? { repository.lastChange }

  /// Whether the file is gone and may be back in a moment, as while another program replaces it.
  package var isMissed: Bool { repository.isMissed }

  /// Does something to the settings beside the caller's actor: others may hold the file's lock for seconds.
  @concurrent package func beside<Result: Sendable>(
    _ work: @Sendable (SettingsService) throws -> Result
  ) async throws -> Result { try work(self) }

  /// Something for each time the settings were written, by this program or another; `nil` where one has to look.
  package var changes: AsyncStream<Void>? { repository.changes }

  /// The settings as they are on disk, with a warning for each field that could not be used; throws `SettingsProblem`.
  package func load() throws -> (settings: Settings, warnings: [SettingsWarning]) { try repository.load() }

  /// Changes the settings under their lock, by the rules of `SettingsRepository.update(setting:_:)`.
  @discardableResult
  package func update<Result>(
    setting names: [String] = [], _ change: (inout Settings) throws -> Result
  ) throws -> Result {
    try repository.update(setting: names, change)
  }

  /// Saves a choice of units, and returns what is saved now.
  package func choose(_ changes: [UnitChange]) throws -> Settings {
    try update(setting: changes.flatMap(\.settingNames)) { settings in
      settings.units = settings.units.changed(by: changes)
      return settings
    }
  }
}

extension Settings {
  /// What is saved and cached as the one JSON document that a dashboard is decoded from: these settings as they were
  /// understood, the newest picture, and the cities with their weather.
  @concurrent package func document(picture: Data, cities: [Data]) async throws -> Data {
    try joined(picture: picture, cities: cities)
  }

  func joined(picture: Data, cities: [Data]) throws -> Data {
    [Data].object([
      (name: "settings", json: [try JSONEncoder().encode(self)]), (name: "picture", json: [picture]),
      (name: "cities", json: .array(cities)),
    ]).text
  }
}
