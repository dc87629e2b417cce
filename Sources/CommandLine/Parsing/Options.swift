package import Entities

/// The values of all options of a command line.
package struct Options: Equatable, Sendable {
  /// The format of the last switch such as `--json`; a table without one.
  package var format = OutputFormat.table
  /// Whether output has no colour, no cursor movement, and words instead of symbols.
  package var isPlain = false
  /// Changes of the units for this run, in order; empty if there are none.
  package var units: [UnitChange] = []
  /// The names after `--city`, in order; empty for all saved cities.
  package var cities: [String] = []
  /// What the cities are sorted by; `nil` for the user's own order.
  package var sorting: Sorting?
  /// Whether the network is never used.
  package var isOffline = false
  /// Whether everything is fetched anew, without the cache.
  package var refreshes = false
  /// The value of `--color`; ``isPlain`` overrides it.
  package var color = ColorChoice.auto
  /// Whether text and drawings for people are limited to ASCII, which makes the language English.
  package var isASCII = false
  /// The columns to lay out for, 20…1,000; `nil` for the terminal's.
  package var width: Int?
  /// The settings file; `nil` for the default one.
  package var configPath: String?
  /// Seconds between refreshes, in the range of the setting; `nil` for the setting.
  package var interval: Int?
  /// The label of an added city; `nil` for the place's own name.
  package var label: String?
  /// Whether an added city goes to the top of the list.
  package var isFirst = false
  /// Which match of `skydash search` to add, from 1; `nil` for the best.
  package var choice: Int?
  /// Whether a forecast shows hours instead of days.
  package var isHourly = false
  /// How many days of a forecast, 1…16, of which a provider may have fewer; `nil` for a week.
  package var days: Int?
  /// The date of a night's evening, or of its morning if ``time`` is before noon; `nil` for tonight.
  package var night: DayWord?
  /// The local time of altitudes, in seconds after midnight; `nil` for now, or 22:00 on another night.
  package var time: Int?
  /// What the page of the sky shows.
  package var skyPart = SkyPart.night
  /// Whether a star chart is drawn.
  package var drawsChart = false
  /// The azimuth that the chart faces in degrees clockwise from north, 0 ≤ x < 360; `nil` for the whole sky.
  package var facing: Double?
  /// Whether the chart includes stars too faint to see.
  package var showsEveryStar = false
  /// The first day of a list of pictures; `nil` if there is no list.
  var firstDay: DayWord?
  /// The last day of that list, included; `nil` for today.
  var lastDay: DayWord?
  /// The path for a picture's original file; `-` for standard output, `nil` not to save it.
  package var savePath: String?
  /// Whether an existing file may be replaced.
  package var overwrites = false
  /// Whether the picture's page opens in the browser.
  package var opensPage = false
  /// Whether only a picture's text is shown.
  package var hidesPicture = false
  /// The path of a `--json` document to show instead of the saved cities; `-` for standard input, `nil` for none.
  package var documentPath: String?

  /// The defaults of all options.
  package init() {}
}
