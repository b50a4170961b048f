# fish completion for gesture-lab, written by `gesture-lab completion fish`
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

complete -c gesture-lab -f
complete -c gesture-lab -n '__gesture_lab_is' -a compare -d 'compare strategies on the same synthetic strokes'
complete -c gesture-lab -n '__gesture_lab_is' -a sweep -d 'vary one parameter of a strategy on the same strokes'
complete -c gesture-lab -n '__gesture_lab_is' -a lock -d 'lock a claim about a rate in a file, and verify it in CI'
complete -c gesture-lab -n '__gesture_lab_is' -a synthesize -d 'write the strokes of a scenario, one row per event'
complete -c gesture-lab -n '__gesture_lab_is' -a replay -d 'compare strategies on recorded strokes'
complete -c gesture-lab -n '__gesture_lab_is' -a list -d 'list strategies, populations, motor models or scenarios'
complete -c gesture-lab -n '__gesture_lab_is' -a bench -d 'measure the lab\'s own speed'
complete -c gesture-lab -n '__gesture_lab_is' -a completion -d 'print the completion script of a shell'
complete -c gesture-lab -n '__gesture_lab_is' -a help -d 'show the help of a verb'
complete -c gesture-lab -n '__gesture_lab_is' -l version -d 'show the version'
complete -c gesture-lab -n '__gesture_lab_is help' -a 'compare sweep lock synthesize replay list bench completion'
complete -c gesture-lab -n '__gesture_lab_is' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in compare' -l strategy -x -a 'native high-priority simultaneous early-direction-failure' -d 'a label of the scenario or a name, each with :key=value,key=value behind it if wanted; the first one is the reference'
complete -c gesture-lab -n '__gesture_lab_in compare' -l population -r -F -d 'a population file, whose replicates give the intervals about people (pop)'
complete -c gesture-lab -n '__gesture_lab_in compare' -l pairs -x -a 'reference all' -d 'which strategies are compared two by two: each with the first one, or all'
complete -c gesture-lab -n '__gesture_lab_in compare' -l csv -r -F -d 'write the rates as CSV'
complete -c gesture-lab -n '__gesture_lab_in compare' -l json -r -F -d 'write the rates as JSON'
complete -c gesture-lab -n '__gesture_lab_in compare' -l pairs-csv -r -F -d 'write the pairs as CSV'
complete -c gesture-lab -n '__gesture_lab_in compare' -l strokes -r -F -d 'write one row per stroke and strategy as CSV'
complete -c gesture-lab -n '__gesture_lab_in compare' -l by -x -a 'angle speed class grip' -d 'add a table of who gets the touch, by this property of the strokes'
complete -c gesture-lab -n '__gesture_lab_in compare' -l no-preamble -d 'leave out the lines that begin with # above CSV'
complete -c gesture-lab -n '__gesture_lab_in compare' -l seed -x -d 'seed of all random numbers; the same seed gives the same bytes'
complete -c gesture-lab -n '__gesture_lab_in compare' -l persons -x -d 'persons drawn from the population'
complete -c gesture-lab -n '__gesture_lab_in compare' -l sessions -x -d 'sessions of each person'
complete -c gesture-lab -n '__gesture_lab_in compare' -l strokes-per-session -x -d 'strokes of each session'
complete -c gesture-lab -n '__gesture_lab_in compare' -l jobs -s j -x -d 'tasks that work at the same time; the data do not depend on it'
complete -c gesture-lab -n '__gesture_lab_in compare' -l progress -x -a 'auto plain never' -d 'auto draws a bar on a terminal only, plain writes a line every second'
complete -c gesture-lab -n '__gesture_lab_in compare' -l quiet -s q -d 'no progress and no notes on standard error'
complete -c gesture-lab -n '__gesture_lab_in compare' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in compare' -F
complete -c gesture-lab -n '__gesture_lab_in sweep' -l strategy -x -a 'native high-priority simultaneous early-direction-failure' -d 'a label of the scenario or a name, with :key=value,key=value behind it if wanted'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l vary -x -d 'RANGE is a:b:step (inclusive), a,b,c or log:a:b:n'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l csv -r -F -d 'write the rates as CSV'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l no-preamble -d 'leave out the lines that begin with # above CSV'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l seed -x -d 'seed of all random numbers; the same seed gives the same bytes'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l persons -x -d 'persons drawn from the population'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l sessions -x -d 'sessions of each person'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l strokes-per-session -x -d 'strokes of each session'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l jobs -s j -x -d 'tasks that work at the same time; the data do not depend on it'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l progress -x -a 'auto plain never' -d 'auto draws a bar on a terminal only, plain writes a line every second'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l quiet -s q -d 'no progress and no notes on standard error'
complete -c gesture-lab -n '__gesture_lab_in sweep' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in sweep' -F
complete -c gesture-lab -n '__gesture_lab_is lock' -a create -d 'lock a claim about a strategy of a scenario'
complete -c gesture-lab -n '__gesture_lab_is lock' -a verify -d 'play the present strategies against their locks'
complete -c gesture-lab -n '__gesture_lab_is lock' -a update -d 'record the present behaviour in a lock, with the reason'
complete -c gesture-lab -n '__gesture_lab_is lock' -a explain -d 'say in words what a lock guards, how, and with which power'
complete -c gesture-lab -n '__gesture_lab_is lock' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l strategy -x -a 'native high-priority simultaneous early-direction-failure' -d 'a label of the scenario or a name, with :key=value,key=value behind it if wanted'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l claim -x -d 'what is to stay true, such as \'lost_swipe <= 0.02\''
complete -c gesture-lab -n '__gesture_lab_in lock create' -l intent -x -a 'scroll page all' -d 'short for the claim error.INTENT ~ recorded; all is the mean of both intents'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l out -r -F -d 'where the lock goes'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l max-strokes -x -d 'the most strokes that the lock may play'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l seed -x -d 'seed of all random numbers of the lock'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l jobs -s j -x -d 'tasks that work at the same time; the data do not depend on it'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l progress -x -a 'auto plain never' -d 'auto draws a bar on a terminal only, plain writes a line every second'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l quiet -s q -d 'no progress and no notes on standard error'
complete -c gesture-lab -n '__gesture_lab_in lock create' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in lock create' -F
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l format -x -a 'text junit github' -d 'text for people, JUnit XML, or annotations of GitHub workflows'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l flips -x -d 'how many flipped strokes of a broken lock are shown'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l strict -d 'exit 2 when a claim is undecided'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l fail-on-improvement -d 'exit 3 when a value is better than its margin'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l seed -x -d 'play other random numbers than those of the lock'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l jobs -s j -x -d 'tasks that work at the same time; the data do not depend on it'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l progress -x -a 'auto plain never' -d 'auto draws a bar on a terminal only, plain writes a line every second'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l quiet -s q -d 'no progress and no notes on standard error'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in lock verify' -F
complete -c gesture-lab -n '__gesture_lab_in lock update' -l reason -x -d 'why the recorded behaviour is replaced: one line for whoever reads the history'
complete -c gesture-lab -n '__gesture_lab_in lock update' -l jobs -s j -x -d 'tasks that work at the same time; the data do not depend on it'
complete -c gesture-lab -n '__gesture_lab_in lock update' -l progress -x -a 'auto plain never' -d 'auto draws a bar on a terminal only, plain writes a line every second'
complete -c gesture-lab -n '__gesture_lab_in lock update' -l quiet -s q -d 'no progress and no notes on standard error'
complete -c gesture-lab -n '__gesture_lab_in lock update' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in lock update' -F
complete -c gesture-lab -n '__gesture_lab_in lock explain' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in lock explain' -F
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l csv -r -F -d 'where the strokes go'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l stroke -x -d 'only this stroke: person/session/stroke, as in 12/1/7'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l no-preamble -d 'leave out the lines that begin with # above CSV'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l seed -x -d 'seed of all random numbers; the same seed gives the same bytes'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l persons -x -d 'persons drawn from the population'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l sessions -x -d 'sessions of each person'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l strokes-per-session -x -d 'strokes of each session'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l jobs -s j -x -d 'tasks that work at the same time; the data do not depend on it'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l progress -x -a 'auto plain never' -d 'auto draws a bar on a terminal only, plain writes a line every second'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l quiet -s q -d 'no progress and no notes on standard error'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in synthesize' -F
complete -c gesture-lab -n '__gesture_lab_in replay' -l scenario -r -F -d 'the layout, the tuning and the strategies'
complete -c gesture-lab -n '__gesture_lab_in replay' -l strategy -x -a 'native high-priority simultaneous early-direction-failure' -d 'a label of the scenario or a name, each with :key=value,key=value behind it if wanted; the first one is the reference'
complete -c gesture-lab -n '__gesture_lab_in replay' -l pairs -x -a 'reference all' -d 'which strategies are compared two by two: each with the first one, or all'
complete -c gesture-lab -n '__gesture_lab_in replay' -l csv -r -F -d 'write the rates as CSV'
complete -c gesture-lab -n '__gesture_lab_in replay' -l json -r -F -d 'write the rates as JSON'
complete -c gesture-lab -n '__gesture_lab_in replay' -l pairs-csv -r -F -d 'write the pairs as CSV'
complete -c gesture-lab -n '__gesture_lab_in replay' -l strokes -r -F -d 'write one row per stroke and strategy as CSV'
complete -c gesture-lab -n '__gesture_lab_in replay' -l by -x -a 'angle speed class grip' -d 'add a table of who gets the touch, by this property of the strokes'
complete -c gesture-lab -n '__gesture_lab_in replay' -l no-preamble -d 'leave out the lines that begin with # above CSV'
complete -c gesture-lab -n '__gesture_lab_in replay' -l map -x -d 'the file\'s COLUMN plays the part of NAME'
complete -c gesture-lab -n '__gesture_lab_in replay' -l set -x -d 'NAME has this value in every row, as in intent=scroll'
complete -c gesture-lab -n '__gesture_lab_in replay' -l ppi -x -d 'positions are pixels, this many to the inch; without it they are points'
complete -c gesture-lab -n '__gesture_lab_in replay' -l points-per-inch -x -d 'points to the inch of the simulated screen'
complete -c gesture-lab -n '__gesture_lab_in replay' -l anchor -x -a 'carousel none' -d 'carousel moves each touch-down to the centre of the carousel, none moves nothing'
complete -c gesture-lab -n '__gesture_lab_in replay' -l clock -x -a 'touch-down first-row' -d 'what time_ms counts from: physical touch-down, or anything that is taken off'
complete -c gesture-lab -n '__gesture_lab_in replay' -l jobs -s j -x -d 'tasks that work at the same time; the data do not depend on it'
complete -c gesture-lab -n '__gesture_lab_in replay' -l progress -x -a 'auto plain never' -d 'auto draws a bar on a terminal only, plain writes a line every second'
complete -c gesture-lab -n '__gesture_lab_in replay' -l quiet -s q -d 'no progress and no notes on standard error'
complete -c gesture-lab -n '__gesture_lab_in replay' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in replay' -F
complete -c gesture-lab -n '__gesture_lab_in list' -l folder -r -F -d 'where the scenarios are'
complete -c gesture-lab -n '__gesture_lab_in list' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in list' -a 'strategies populations motors scenarios'
complete -c gesture-lab -n '__gesture_lab_in bench' -l rounds -x -d 'rounds of every work'
complete -c gesture-lab -n '__gesture_lab_in bench' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in bench' -F
complete -c gesture-lab -n '__gesture_lab_in completion' -l help -s h -d 'show this help'
complete -c gesture-lab -n '__gesture_lab_in completion' -a 'bash zsh fish'
