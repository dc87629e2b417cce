package import Entities
package import Essentials
package import Repositories

/// The saved settings: reading, watching, and changing them under the file's lock.
package struct SettingsService: Sendable {
  let repository: SettingsRepository

  package init(_ repository: SettingsRepository) { self.repository = repository }

  /// The path of the settings file; `nil` if there is no place for one.
  package var path: String? { repository.path }

  /// When the settings were last written; `nil` if there are none. Much cheaper than reading them.
  package var lastChange: Date? { repository.lastChange }

  /// Whether the file is gone but may be back in a moment, for example while another program replaces it.
  package var isTemporarilyMissing: Bool { repository.isTemporarilyMissing }

  /// Works on the settings off the caller's actor, since other processes may hold the file's lock for seconds.
  @concurrent package func inBackground<Result: Sendable>(
    _ work: @Sendable (SettingsService) throws -> Result
  ) async throws -> Result { try work(self) }

  /// An element for each write to the settings by any program; `nil` if they must be polled.
  package var changes: AsyncStream<Void>? { repository.changes }

  /// The settings on disk, with a warning for each unusable field; throws `SettingsProblem`.
  package func load() throws -> (settings: Settings, warnings: [SettingsWarning]) { try repository.load() }

  /// Reads, changes and writes the settings under the file's lock; nothing is written if the change throws.
  ///
  /// For settings in `names`, such as `units.temperature`, the change also replaces an invalid value in the file.
  ///
  /// - Throws: `SettingsProblem`, `ProgramProblem.noHome`, or what the change throws.
  @discardableResult
  package func update<Result>(
    setting names: [String] = [], _ change: (inout Settings) throws -> Result
  ) throws -> Result { try repository.update(setting: names, change) }

  /// Saves a choice of units and returns the settings now saved; throws as ``update(setting:_:)`` does.
  package func choose(_ changes: [UnitChange]) throws -> Settings {
    try update(setting: changes.flatMap(\.settingKeys)) { settings in
      settings.units = settings.units.changed(by: changes)
      return settings
    }
  }
}
