package import Entities

/// The form in which data is printed; `GlobalOptions.isPlain` goes with each of them.
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
