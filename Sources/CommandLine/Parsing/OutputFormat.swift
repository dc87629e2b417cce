package import Entities

/// The format of printed data; ``Options/isPlain`` applies to each.
package enum OutputFormat: Equatable, Sendable {
  /// Tables, pages and drawings for people.
  case table
  /// One JSON document.
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
