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
