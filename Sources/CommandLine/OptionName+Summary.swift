extension OptionName {
  /// What it does, for the help: one line without a full stop.
  package var summary: String {
    switch self {
    case .json: "one JSON document"
    case .plain: "no colour, no cursor movement, words for glyphs"
    case .line: "all cities on one line, for status bars"
    case .format: "one line per city: '{name} {temperature}'"
    case .waybar: "JSON for a module of waybar"
    case .prometheus: "the text format of Prometheus"
    case .units: "units for this run, such as fahrenheit,mph"
    case .city: "only this city; may be repeated"
    case .offline: "never touch the network"
    case .refresh: "ignore what is kept"
    case .color: "when to colour"
    case .ascii: "only ASCII characters"
    case .width: "as if the terminal had N columns"
    case .config: "another settings file"
    default: ownSummary
    }
  }

  private var ownSummary: String {
    switch self {
    case .interval: "time between refreshes: 30s, 10m, 2h"
    case .as: "the label to show"
    case .first: "on top of the table"
    case .choose: "the Nth candidate of 'skydash search'"
    case .hours: "the next hours instead of days"
    case .date: "another night"
    case .at: "the local time of altitudes"
    case .random: "the picture of any day"
    case .from: "a list that begins on this day"
    case .to: "the list's last day; without it, today"
    case .browse: "a live list of days, newest first"
    case .save: "keep the original file"
    case .force: "let --save replace a file"
    case .open: "open the picture's page in a browser"
    case .noPicture: "the text alone"
    case .help: "show this help"
    case .version: "show the version"
    default: ""
    }
  }

  /// As the help lists it: `-i, --interval DURATION`.
  package var listing: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + spelling + (placeholder.map { " \($0)" } ?? "")
  }
}
