/// When output is coloured.
package nonisolated enum ColorChoice: String, CaseIterable, Sendable {
  /// As the terminal and the environment say.
  case auto
  case always, never
}
