/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// As the terminal and the environment say.
  case auto
  /// Whatever they say.
  case always, never
}
