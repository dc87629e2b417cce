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
  /// `1–14 of 21`.
  var position: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> String
  var notFound: String
  var refreshing: String
  var paused: String
  var offline: String
  /// `next refresh in 12 min`.
  var nextRefresh: @Sendable (_ time: String) -> String
  /// `refresh failed, next try in 40 s`.
  var refreshFailed: @Sendable (_ time: String) -> String
  var seconds: @Sendable (Int) -> String
  var minutes: @Sendable (Int) -> String
  var noCities: String
  /// ``noCities`` where no key can be pressed.
  var noCitiesInBar: String
  var sortedBy: @Sendable (_ column: String) -> String
  var ownOrder: String
  var addPrompt: String
  var findPrompt: String
  var renamePrompt: String
  var removeQuestion: @Sendable (_ name: String) -> String
  var cities: @Sendable (_ count: Int) -> String
  /// `12/60 cities`: which one of how many is selected.
  var cityOf: @Sendable (_ number: Int, _ count: Int) -> String
  /// What the names of the cities that are shown contain.
  var filteredBy: @Sendable (_ text: String) -> String
  /// The heading of a city's night.
  var tonight: String

  /// The first key of the live table for an action.
  static func key(_ action: KeyAction) -> String { KeyMap.dashboard.name(of: action) }
}

/// What the picture of the day says.
package nonisolated struct PictureWords: Sendable {
  package var credit: String
  package var copyright: String
  package var video: String
  package var otherMedia: String
  package var description: String
  package var links: String
  package var page: String
  package var loading: String
  package var loadingFile: String
  package var nothingYet: String
  package var noMore: String
  package var titleOfList: @Sendable (_ count: Int) -> String
  package var saved: @Sendable (_ file: String) -> String
  package var opened: @Sendable (_ address: String) -> String
}
