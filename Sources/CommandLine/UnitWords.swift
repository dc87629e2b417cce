import Entities

/// The words about units, as the help lists them.
enum UnitWords {
  static let text = UnitChange.words.joined(separator: " ")
}
