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
