/// A shell that skydash writes completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
