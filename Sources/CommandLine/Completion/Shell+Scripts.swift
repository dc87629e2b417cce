extension Shell {
  /// The script of `skydash completions`, with a final newline. It only asks the program.
  package var completionScript: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    case .nushell: Self.nushellScript
    }
  }

  private static let bashScript = #"""
    # bash completion for skydash. Load it with: source <(skydash completions bash)
    _skydash() {
      local answer line
      COMPREPLY=()
      answer=$("$1" complete bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null) || return 0
      if [[ $answer == :files ]]; then
        answer=$(compgen -f -- "$2")
        compopt -o filenames 2>/dev/null
      fi
      while IFS= read -r line; do
        [[ -z $line ]] || COMPREPLY+=("$line")
      done <<<"$answer"
    }
    complete -F _skydash skydash

    """#

  private static let zshScript = #"""
    #compdef skydash
    # zsh completion for skydash. Save it as _skydash in a folder of fpath, or: source <(skydash completions zsh)
    _skydash() {
      local answer=$("$words[1]" complete zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
      local -a answers=("${(@f)answer}")
      if [[ $answer == :files ]]; then
        [[ $PREFIX != --*=* ]] || compset -P '*='
        _files
      elif [[ -n $answer ]]; then
        # They continue what is typed, in the program's judgement.
        _describe -t words word answers -U
      fi
    }
    if [[ $funcstack[1] == _skydash ]]; then _skydash "$@"; else compdef _skydash skydash; fi

    """#

  private static let fishScript = #"""
    # fish completion for skydash. Save it as ~/.config/fish/completions/skydash.fish
    function __skydash_complete
        set -l word (commandline -ct)
        set -l words (commandline -opc)
        set -l answer (skydash complete fish -- $words[2..-1] "$word" 2>/dev/null)
        if test "$answer" = :files
            set -l head (string match -r -- '^--[^=]*=' "$word")
            __fish_complete_path (string replace -- "$head" '' "$word") | string replace -r -- '^' "$head"
        else
            printf '%s\n' $answer
        end
    end
    complete -c skydash -f -a '(__skydash_complete)'

    """#

  private static let nushellScript = #"""
    # nushell completion for skydash. Save it where nushell loads it at every start: skydash completions nushell --help
    let skydash_others = $env.config.completions.external.completer?
    $env.config.completions.external.enable = true
    $env.config.completions.external.completer = {|spans|
      if ($spans.0 | path basename) == "skydash" {
        run-external $spans.0 complete nushell "--" ...($spans | skip 1) | from json
      } else if $skydash_others != null {
        do $skydash_others $spans
      }
    }

    """#
}
