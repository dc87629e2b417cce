/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// As the terminal and environment variables such as `NO_COLOR` say.
  case auto
  case always, never
}
