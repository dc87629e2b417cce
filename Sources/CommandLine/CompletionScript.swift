/// The scripts of `skydash completions`.
package enum CompletionScript {
  /// The script for a shell, with a final newline.
  package static func text(_ shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
