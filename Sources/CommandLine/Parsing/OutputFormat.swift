package import Entities

/// The format of printed data; ``Options/isPlain`` applies to each.
package enum OutputFormat: Equatable, Sendable {
  case table
  case json
  /// All cities on one line.
  case line
  /// One line per city.
  case template(FormatTemplate)
  /// JSON for a Waybar module: text, tooltip, class.
  case waybar
  /// The text format of Prometheus.
  case prometheus
}
