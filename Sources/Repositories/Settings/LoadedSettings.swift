package import Entities

/// The settings as read, and what in their file could not be understood.
package struct LoadedSettings: Hashable, Sendable {
  package var settings: Settings
  /// A sentence for each field that was passed over, naming it.
  package var warnings: [String]

  package init(settings: Settings, warnings: [String]) {
    self.settings = settings
    self.warnings = warnings
  }
}
