/// A shell that skydash writes completions for.
package nonisolated enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
