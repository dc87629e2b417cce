/// What the lines above and below the live table say.
package nonisolated struct StatusWords: Sendable {
  package var refreshing: String
  package var paused: String
  package var offline: String
  /// `next refresh in 12 min`.
  package var nextRefresh: @Sendable (_ time: String) -> String
  /// `refresh failed, next try in 40 s`.
  package var refreshFailed: @Sendable (_ time: String) -> String
  package var seconds: @Sendable (Int) -> String
  package var minutes: @Sendable (Int) -> String
  package var keys: String
  package var noCities: String
  /// ``noCities`` where no key can be pressed.
  package var noCitiesInBar: String
  package var sortedBy: @Sendable (_ column: String) -> String
  package var ownOrder: String
  package var addPrompt: String
  package var findPrompt: String
  package var removeQuestion: @Sendable (_ name: String) -> String
  package var cities: @Sendable (_ count: Int) -> String
}
