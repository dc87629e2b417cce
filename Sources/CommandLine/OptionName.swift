/// An option, named as it is typed after `--`.
package enum OptionName: String, CaseIterable, Sendable {
  case json, plain, line, format, waybar, prometheus
  case units, city, offline, refresh, color, ascii, width, config
  case interval
  case `as`, first, choose
  case hours
  case date, at
  case random, from, to, browse, save, force, open
  case noPicture = "no-picture"
  case help, version

  /// As it is typed: `--json`.
  package var spelling: String { "--\(rawValue)" }

  /// The letter of its short form, if any.
  package var letter: Character? {
    switch self {
    case .interval: "i"
    case .units: "u"
    case .help: "h"
    default: nil
    }
  }

  /// What its value is called in the help, or `nil` for an option without one.
  package var placeholder: String? {
    switch self {
    case .format: "TEMPLATE"
    case .units: "UNIT,..."
    case .city, .as: "NAME"
    case .color: "auto|always|never"
    case .width, .choose: "N"
    case .config, .save: "FILE"
    case .interval: "DURATION"
    case .date: "YYYY-MM-DD"
    case .at: "HH:MM"
    case .from, .to: "DATE"
    default: nil
    }
  }

  /// The option of a letter, or `nil`.
  package init?(letter: Character) {
    guard let option = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = option
  }
}
