import Entities
package import ViewModels

/// What the live table says beside its columns.
package nonisolated struct LiveWords: Sendable {
  /// A message, as a sentence.
  package var message: @Sendable (Message.Content) -> String
  /// What the keys of a line of help do that begins with an action; `nil` where none does.
  var help: @Sendable (KeyAction) -> String?
  var helpSection: @Sendable (HelpSection) -> String
  /// A word or two after a key.
  var hint: @Sendable (KeyHint) -> String
  var noCities: String
  var cities: @Sendable (_ count: Int) -> String
  /// `12/60 cities`: which one of how many is selected.
  var cityOf: @Sendable (_ number: Int, _ count: Int) -> String

  /// The first key of the live table for an action.
  static func key(_ action: KeyAction) -> String { KeyTable.dashboard.name(of: action) }
}

/// What the picture of the day says.
package nonisolated struct PictureWords: Sendable {
  package var nothingYet: String
  package var titleOfList: @Sendable (_ count: Int) -> String
}
