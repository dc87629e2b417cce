import Entities
package import ViewModels

/// What the live table says beside its columns.
package nonisolated struct LiveWords: Sendable {
  /// A message, as a sentence.
  package var message: @Sendable (Message.Content) -> String
  /// What the status line of a page says.
  package var pageKeys: String
  /// What the status line says while a place is typed and there are suggestions.
  package var addKeys: String
  /// `1–14 of 21`.
  package var position: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> String
  package var notFound: String
  /// `Refresh failed, next try in 40 s.`
  package var refreshFailed: @Sendable (_ time: String) -> String
}
