package import Entities

/// The values of all options of a command line.
package struct Options: Equatable, Sendable {
  /// As the last switch such as `--json` says; a table without one.
  package var format = OutputFormat.table
  /// No colour, no cursor movement, words instead of glyphs.
  package var isPlain = false
  /// For this run only, in order; empty for the settings' units.
  package var units: [UnitChange] = []
  /// The names after `--city`; empty for all.
  package var cities: [String] = []
  /// What the cities are sorted by; `nil` for the user's own order.
  package var sorting: Sorting?
  /// Never touch the network.
  package var isOffline = false
  /// Ignore the cache.
  package var refreshes = false
  /// The value of `--color`; ``isPlain`` overrides it.
  package var color = ColorChoice.auto
  /// Whether `--ascii` limits text for people, and drawings, to ASCII; that makes the language English.
  package var isASCII = false
  /// Columns, 20…1,000; `nil` for the terminal's.
  package var width: Int?
  /// The settings file; `nil` for the default one.
  package var configPath: String?
  /// Seconds between refreshes; `nil` for the setting.
  package var interval: Int?
  /// The label of an added city; `nil` for the place's own name.
  package var label: String?
  /// Whether an added city goes to the top of the list.
  package var isFirst = false
  /// Which candidate of `skydash search` to add, from 1; `nil` for the best.
  package var choice: Int?
  /// Hours instead of days.
  package var isHourly = false
  /// How many days of a forecast, 1…16; `nil` for a week.
  package var days: Int?
  /// The evening of a night; `nil` for tonight.
  package var night: DayWord?
  /// The local time of the altitudes, in seconds after midnight; `nil` for now, or 22:00 on another day.
  package var time: Int?
  /// Which part of the sky's data is shown.
  package var skyPart = SkyPart.night
  /// Whether a star chart is drawn.
  package var drawsChart = false
  /// The azimuth in degrees that the chart faces; `nil` for the whole sky.
  package var facing: Double?
  /// Whether the chart includes what the eye can't see.
  package var showsEveryStar = false
  /// The first day of a list of pictures; `nil` if there is no list.
  package var firstDay: DayWord?
  /// The last day of that list, inclusive; `nil` for today.
  var lastDay: DayWord?
  /// The file for a picture's original bytes, or `nil`.
  package var file: String?
  /// Whether an existing file may be replaced.
  package var overwrites = false
  /// Whether the picture's page opens in the browser.
  package var opens = false
  /// Whether only the text is shown.
  package var hidesPicture = false
  /// A `--json` document to show instead of the saved cities; `-` for standard input.
  package var document: String?

  package init() {}
}
