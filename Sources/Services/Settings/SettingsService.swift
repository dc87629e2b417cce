package import Entities
package import Essentials
package import Repositories

/// The settings: read, changed and saved, whoever asks.
package struct SettingsService: Sendable {
  private let repository: SettingsRepository

  package init(_ repository: SettingsRepository) {
    self.repository = repository
  }

  /// Where the settings are.
  package var path: String { repository.path }

  /// When the settings were last written, or `nil` when there are none: much cheaper to ask than reading them.
  package var lastChange: Date? { repository.lastChange }

  /// Something for each time the settings were written, by this program or another; `nil` where one has to look.
  package var changes: AsyncStream<Void>? { repository.changes }

  /// The settings as they are on disk, with a sentence for each field that could not be used.
  ///
  /// - Throws: `SettingsProblem`.
  package func load() throws -> (settings: Settings, warnings: [String]) {
    let loaded = try repository.load()
    return (loaded.settings, loaded.warnings)
  }

  /// Changes the settings under their lock; nothing is saved when `change` throws.
  ///
  /// - Parameters:
  ///   - names: Fields that are set on purpose, such as `units.temperature`, which are saved even if the file holds
  ///     something there that cannot be read and the new value is the default.
  ///   - change: What is changed.
  /// - Returns: What the change returns.
  /// - Throws: `SettingsProblem`, or what the change throws.
  @discardableResult
  package func update<Result>(
    setting names: [String] = [], _ change: (inout Settings) throws -> Result
  ) throws -> Result {
    try repository.update(setting: names, change)
  }
}
