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
