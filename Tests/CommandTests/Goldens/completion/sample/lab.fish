# fish completion for lab, written by `lab completion fish`
function __gesture_lab_words
  string match --invert -- '-*' (commandline -opc)[2..-1]
end

# Whether exactly these verbs have been typed.
function __gesture_lab_is
  set -l words (__gesture_lab_words)
  test "$argv" = "$words"
end

# Whether the line begins with these verbs.
function __gesture_lab_in
  set -l words (__gesture_lab_words)
  set -l count (count $argv)
  test (count $words) -ge $count; and test "$argv" = "$words[1..$count]"
end

complete -c lab -f
complete -c lab -n '__gesture_lab_is' -a measure -d 'measure what stands in files'
complete -c lab -n '__gesture_lab_is' -a box -d 'keep values in boxes'
complete -c lab -n '__gesture_lab_is' -a note -d 'write a note'
complete -c lab -n '__gesture_lab_is' -a help -d 'show the help of a verb'
complete -c lab -n '__gesture_lab_is' -l version -d 'show the version'
complete -c lab -n '__gesture_lab_is help' -a 'measure box note'
complete -c lab -n '__gesture_lab_is' -l help -s h -d 'show this help'
complete -c lab -n '__gesture_lab_in measure' -l strategy -s s -x -a 'native withheld' -d 'strategy to play'
complete -c lab -n '__gesture_lab_in measure' -l ratio -x -d 'ratio of the axes'
complete -c lab -n '__gesture_lab_in measure' -l count -s n -x -d 'how many to take'
complete -c lab -n '__gesture_lab_in measure' -l objective -x -a 'balanced cost' -d 'what is made small'
complete -c lab -n '__gesture_lab_in measure' -l csv -r -F -d 'write the rows to a file'
complete -c lab -n '__gesture_lab_in measure' -l json -r -F -d 'write the summary to a file'
complete -c lab -n '__gesture_lab_in measure' -l base -r -F -d 'compare with an earlier summary'
complete -c lab -n '__gesture_lab_in measure' -l strict -s x -d 'fail when undecided'
complete -c lab -n '__gesture_lab_in measure' -l seed -x -d 'seed of all random numbers; the same seed gives the same bytes'
complete -c lab -n '__gesture_lab_in measure' -l persons -x -d 'persons drawn from the population'
complete -c lab -n '__gesture_lab_in measure' -l sessions -x -d 'sessions of each person'
complete -c lab -n '__gesture_lab_in measure' -l strokes-per-session -x -d 'strokes of each session'
complete -c lab -n '__gesture_lab_in measure' -l jobs -s j -x -d 'tasks that work at the same time; the data do not depend on it'
complete -c lab -n '__gesture_lab_in measure' -l progress -x -a 'auto plain never' -d 'auto draws a bar on a terminal only, plain writes a line every second'
complete -c lab -n '__gesture_lab_in measure' -l quiet -s q -d 'no progress and no notes on standard error'
complete -c lab -n '__gesture_lab_in measure' -l help -s h -d 'show this help'
complete -c lab -n '__gesture_lab_in measure' -F
complete -c lab -n '__gesture_lab_is box' -a create -d 'make a box'
complete -c lab -n '__gesture_lab_is box' -a empty -d 'empty all boxes'
complete -c lab -n '__gesture_lab_is box' -l help -s h -d 'show this help'
complete -c lab -n '__gesture_lab_in box create' -l out -r -F -d 'where it is kept'
complete -c lab -n '__gesture_lab_in box create' -l help -s h -d 'show this help'
complete -c lab -n '__gesture_lab_in box empty' -l help -s h -d 'show this help'
complete -c lab -n '__gesture_lab_in note' -l help -s h -d 'show this help'
complete -c lab -n '__gesture_lab_in note' -a 'short long'
