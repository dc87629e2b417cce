package import Entities

/// The options that mean the same with every command.
package struct GlobalOptions: Equatable, Sendable {
  package var format: OutputFormat = .table
  /// No colour, no cursor movement, words instead of glyphs.
  package var isPlain = false
  /// For this run only, in order; empty for the settings' units.
  package var units: [UnitChange] = []
  /// The names after `--city`; empty for all.
  package var cities: [String] = []
  /// Never touch the network.
  package var isOffline = false
  /// Ignore what is kept.
  package var refreshes = false
  package var color: ColorChoice = .auto
  package var isASCII = false
  /// Columns, 20…1,000; `nil` for the terminal's.
  package var width: Int?
  /// The settings file; `nil` for the usual place.
  package var configPath: String?

  package init() {}
}
