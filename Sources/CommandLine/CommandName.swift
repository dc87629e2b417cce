/// A command as it is typed: the first word that is no option.
package enum CommandName: String, CaseIterable, Sendable {
  case show, watch, add, remove, list, move, rename, search, city, forecast, sky, apod, units, config, cache, doctor
  case demo, completions, help
  /// Prints the manual page; for packagers, so not in the overview.
  case man
  /// Answers the completion scripts; not for people.
  case complete = "__complete"

  /// The other word for it, such as `rm`.
  package var alias: String? {
    switch self {
    case .remove: "rm"
    case .list: "ls"
    default: nil
    }
  }

  /// The command of a word or its alias, or `nil`.
  package init?(word: String) {
    guard let name = Self.allCases.first(where: { $0.rawValue == word || $0.alias == word }) else { return nil }
    self = name
  }

  /// Whether the overview, the completions and the suggestions leave it out.
  package var isHidden: Bool { self == .man || self == .complete }

  /// The commands that people are told about, in the order of the overview.
  package static let told = allCases.filter { !$0.isHidden }
}
