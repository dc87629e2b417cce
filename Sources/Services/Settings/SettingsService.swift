package import Entities
package import Essentials
package import Repositories

/// What is saved, for everything that lives longer than one command: read, followed, and changed under the file's lock.
package struct SettingsService: Sendable {
  private let repository: SettingsRepository

  package init(_ repository: SettingsRepository) { self.repository = repository }

  /// Where the settings are.
  package var path: String { repository.path }

  /// When the settings were last written, or `nil` when there are none: much cheaper to ask than reading them.
  package var lastChange: Date? { repository.lastChange }

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

  /// Saves a choice of units and of panes, and returns what is saved now.
  package func choose(_ changes: [UnitChange], _ panes: Settings.Panes? = nil) throws -> Settings {
    try update(setting: changes.flatMap(\.settingNames) + (panes == nil ? [] : ["panes"])) { settings in
      settings.units = settings.units.changed(by: changes)
      if let panes { settings.panes = panes }
      return settings
    }
  }
}
