package import Entities

/// What the options of a command line say, whatever the command.
package struct Options: Equatable, Sendable {
  package var format = OutputFormat.table
  /// No colour, no cursor movement, words instead of glyphs.
  package var isPlain = false
  /// For this run only, in order; empty for the settings' units.
  package var units: [UnitChange] = []
  /// The names after `--city`; empty for all.
  package var cities: [String] = []
  /// What the cities are ordered by; `nil` for the person's own order.
  package var sorting: Sorting?
  /// Never touch the network.
  package var isOffline = false
  /// Ignore the cache.
  package var refreshes = false
  package var color = ColorChoice.auto
  package var isASCII = false
  /// Columns, 20…1,000; `nil` for the terminal's.
  package var width: Int?
  /// The settings file; `nil` for the usual place.
  package var configPath: String?
  /// Seconds between refreshes; `nil` for the setting.
  package var interval: Int?
  /// The label of an added city; `nil` for the place's own name.
  package var label: String?
  /// Whether an added city goes on top of the list.
  package var isFirst = false
  /// Which candidate of `skydash search` to add, from 1; `nil` for the best.
  package var choice: Int?
  /// Hours instead of days.
  package var isHourly = false
  /// How many days of a forecast, 1…16; `nil` for a week.
  package var days: Int?
  /// The evening of a night; `nil` for tonight.
  package var night: DayWord?
  /// The local time of altitudes, in seconds after midnight; `nil` for now, or 22:00 of another day.
  package var time: Int?
  /// What of the sky is shown.
  package var skyPart = SkyPart.night
  /// Whether the sky is drawn.
  package var drawsChart = false
  /// The azimuth in degrees that a drawn sky faces; `nil` for the whole of it.
  package var facing: Double?
  /// Whether a drawn sky has also what the eye does not see.
  package var showsEveryStar = false
  package var firstDay: DayWord?
  var lastDay: DayWord?
  /// The file for a picture's original bytes, or `nil`.
  package var file: String?
  /// Whether an existing file may be replaced.
  package var overwrites = false
  /// Whether the picture's page opens in the browser.
  package var opens = false
  /// Whether the text alone is shown.
  package var hidesPicture = false
  /// A `--json` document to show instead of the saved cities; `-` for the standard input.
  package var document: String?

  package init() {}
}

/// What `skydash sky` shows: a night, or what a calendar has.
package enum SkyPart: Equatable, Sendable {
  case night
  /// What comes; of everything without a kind.
  case next(SkyEvent.Choice?)
  /// The moon of a month, named by its first day; without one that of ``Options/night``, or of now.
  case month(CivilDate?)
  /// Without a number the running year.
  case year(Int?)
}

/// The form in which data is printed; ``Options/isPlain`` goes with each of them.
package enum OutputFormat: Equatable, Sendable {
  case table
  case json
  /// All cities on one line.
  case line
  /// One line per city.
  case template(FormatTemplate)
  /// JSON for a waybar module: text, tooltip, class.
  case waybar
  /// The text format of Prometheus.
  case prometheus
}

/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// As the terminal and the environment say.
  case auto
  case always, never
}
