package import Entities
package import Essentials
package import Repositories

/// The saved settings: reading, watching, and changing them under the file's lock.
package struct SettingsService: Sendable {
  let repository: SettingsRepository

  package init(_ repository: SettingsRepository) { self.repository = repository }

  /// The path of the settings file; `nil` if there is no place for one.
  package var path: String? { repository.path }

  /// When the file was last modified; `nil` if there is none. Much cheaper than reading it.
  package var lastChange: Date? { repository.lastChange }

  /// Whether the file was gone when last read but may be back in a moment, as while another program replaces it.
  package var isTemporarilyMissing: Bool { repository.isTemporarilyMissing }

  /// Works on the settings off the caller's actor, since other processes may hold the file's lock for seconds.
  @concurrent package func inBackground<Result: Sendable>(
    _ work: @Sendable (SettingsService) throws -> Result
  ) async throws -> Result { try work(self) }

  /// An element for each write to the settings by any program; `nil` if they must be polled.
  package var changes: AsyncStream<Void>? { repository.changes }

  /// The settings on disk, or those of a new file without one, with a warning for each unusable field.
  package func load() throws(SettingsProblem) -> (settings: Settings, warnings: [SettingsWarning]) {
    try repository.load()
  }

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
