#compdef gesture-lab
# zsh completion for gesture-lab, written by `gesture-lab completion zsh`

_gesture-lab() {
  local state line
  local -a verbs
  verbs=(
      'compare:compare strategies on the same synthetic strokes'
      'sweep:vary keys of a strategy or a scenario on the same strokes'
      'merge:put the shards of a sweep together'
      'tune:find the best setting of a strategy, and say what it is worth'
      'lock:lock a claim about a rate in a file, and verify it in CI'
      'export:write a locked recognizer, or a recorder of strokes, as Swift source for an app'
      'synthesize:write the strokes of a scenario, one row per event'
      'import:write the strokes of recordings as the native CSV'
      'fit:estimate a population from recorded strokes, and check it'
      'replay:compare strategies on recorded strokes'
      'trace:show one stroke, event by event, and why each recognizer won or lost'
      'crosscheck:hold the lab against published reports, or its hands against a reference'
      'list:list conflicts, strategies, recognizers, populations and what else there is'
      'bench:measure the lab'\''s own speed'
      'completion:print the completion script of a shell'
      'help:show the help of a verb'
  )
  _arguments -C \
    '(- *)'{-h,--help}'[show this help]' \
    '(- *)--version[show the version]' \
    '1: :->verb' '*:: :->rest'
  case $state in
    verb) _describe -t verbs verb verbs ;;
    rest)
      case $line[1] in
        compare) _gesture-lab-compare ;;
        sweep) _gesture-lab-sweep ;;
        merge) _gesture-lab-merge ;;
        tune) _gesture-lab-tune ;;
        lock) _gesture-lab-lock ;;
        export) _gesture-lab-export ;;
        synthesize) _gesture-lab-synthesize ;;
        import) _gesture-lab-import ;;
        fit) _gesture-lab-fit ;;
        replay) _gesture-lab-replay ;;
        trace) _gesture-lab-trace ;;
        crosscheck) _gesture-lab-crosscheck ;;
        list) _gesture-lab-list ;;
        bench) _gesture-lab-bench ;;
        completion) _gesture-lab-completion ;;
        help) _values verb compare sweep merge tune lock export synthesize import fit replay trace crosscheck list bench completion ;;
      esac ;;
  esac
}

_gesture-lab-compare() {
  _arguments -s -S \
    '*--strategy=[a label of the scenario or a name, each with \:key=value,key=value behind it if wanted; the first one is the reference]:SPEC:(native high-priority simultaneous early-direction-failure)' \
    '--population=[a registered population, or with a dot or a slash in it a population file, in place of the scenario'\''s]:FILE|NAME:_files' \
    '--replicates=[only the first N replicates of the population file, which give the intervals about people (pop; the chance of the simulated persons is not in them but in mc); each is played anew\: 200 take some fifty times as long as none, and 40 a fifth of that]:N: ' \
    '--pairs=[which strategies are compared two by two\: each with the first one, or all]:WHICH:(reference all)' \
    '--assumptions[play the strokes again under every uncertain setting, one at a time, and say whether the ranking survives]' \
    '--csv=[write the rates as CSV]:FILE:_files' \
    '--json=[write the rates as JSON]:FILE:_files' \
    '--pairs-csv=[write the pairs as CSV]:FILE:_files' \
    '--assumptions-csv=[write what each setting changes as CSV]:FILE:_files' \
    '--strokes=[write one row per stroke and strategy as CSV]:FILE:_files' \
    '*--by=[add a table of who gets the touch, by this property of the strokes]:KEY:(angle speed class grip)' \
    '--no-preamble[leave out the lines that begin with # above CSV]' \
    '--seed=[seed of all random numbers; the same seed gives the same bytes]:N: ' \
    '--persons=[persons drawn from the population]:N: ' \
    '--sessions=[sessions of each person]:N: ' \
    '--strokes-per-session=[strokes of each session]:N: ' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:SCENARIO:_files'
}

_gesture-lab-sweep() {
  _arguments -s -S \
    '--strategy=[a label of the scenario or a name, with \:key=value,key=value behind it if wanted]:SPEC:(native high-priority simultaneous early-direction-failure)' \
    '*--vary=[a key of the strategy or of the scenario (hand.speeds, device.deliveryHz, tuning.panHysteresis, hand.adjust.grips.index.upTilt)]:KEY=RANGE: ' \
    '--zip[pair the values of all keys in place of combining them]' \
    '--cells=[points of the sobol ranges]:N: ' \
    '*--until=[stop when ci=WIDTH (as in ci=0.002) holds for all cells, when the best is decided, or at time=60s]:RULE: ' \
    '--population=[a registered population, or with a dot or a slash in it a population file, in place of the scenario'\''s]:FILE|NAME:_files' \
    '--replicates=[only the first N replicates of the population file, which give the intervals about people (pop; the chance of the simulated persons is not in them but in mc); each is played anew\: 200 take some fifty times as long as none, and 40 a fifth of that]:N: ' \
    '--csv=[write the rates as CSV]:FILE:_files' \
    '--strokes=[write one row per stroke and strategy as CSV]:FILE:_files' \
    '--exact=[write every breakpoint of the exact error over the ratio as CSV, or, when the threshold is varied, the best ratio for every range of thresholds]:FILE:_files' \
    '--no-preamble[leave out the lines that begin with # above CSV]' \
    '--seed=[seed of all random numbers; the same seed gives the same bytes]:N: ' \
    '--persons=[persons drawn from the population]:N: ' \
    '--sessions=[sessions of each person]:N: ' \
    '--strokes-per-session=[strokes of each session]:N: ' \
    '--shard=[only the I-th of N parts of the cells, for merge]:I/N: ' \
    '--work=[where finished cells are kept until the end]:FOLDER:_files -/' \
    '--resume[go on with what is in the work folder]' \
    '--dry-run[say what the sweep would take, and write nothing]' \
    '--strict[exit 2 when --until ci or decided is not reached]' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:SCENARIO:_files'
}

_gesture-lab-merge() {
  _arguments -s -S \
    '--csv=[where the merged rates go]:FILE:_files' \
    '(- *)'{-h,--help}'[show this help]' \
    '*:FILE:_files'
}

_gesture-lab-tune() {
  _arguments -s -S \
    '--strategy=[a label of the scenario or a name, with \:key=value,key=value behind it if wanted]:SPEC:(native high-priority simultaneous early-direction-failure)' \
    '--over=[what is tuned, and in which range\: at most two numbers, and flags and words]:KEY\[=A\:B\],...: ' \
    '--objective=[the mean of both errors; their cost; the worst person; the 90th percentile of persons; the largest loss over --populations; the balanced error within --latency-ms]:WHAT:(balanced cost minimax p90 regret latency)' \
    '--cost-stolen=[what a stolen scroll costs (objective cost)]:C: ' \
    '--cost-lost=[what a lost swipe costs (objective cost)]:C: ' \
    '--prior-scroll=[the share of scrolls in your traffic]:P: ' \
    '--populations=[the populations of the objective regret]:A,B,...: ' \
    '--latency-ms=[95 % of the decided strokes must be claimed within N ms (objective latency)]:N: ' \
    '--pareto[add the front of error, latency and displacement]' \
    '--sensitivity[in place of tuning\: which parameters of hand, glass and strategy move the error]' \
    '*--factor=[a factor of --sensitivity, as in hand.arc=0\:1 or ratio=0.8\:2; a usual set without it]:KEY=A\:B: ' \
    '--rows=[rows of the design of --sensitivity; a power of two spreads best]:N: ' \
    '--population=[a registered population, or with a dot or a slash in it a population file, in place of the scenario'\''s]:FILE|NAME:_files' \
    '--replicates=[only the first N replicates of the population file, which give the intervals about people (pop; the chance of the simulated persons is not in them but in mc); each is played anew\: 200 take some fifty times as long as none, and 40 a fifth of that]:N: ' \
    '--csv=[write the rates as CSV]:FILE:_files' \
    '--json=[write the rates as JSON]:FILE:_files' \
    '--no-preamble[leave out the lines that begin with # above CSV]' \
    '--seed=[seed of all random numbers; the same seed gives the same bytes]:N: ' \
    '--persons=[persons drawn from the population]:N: ' \
    '--sessions=[sessions of each person]:N: ' \
    '--strokes-per-session=[strokes of each session]:N: ' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:SCENARIO:_files'
}

_gesture-lab-lock() {
  local state line
  local -a verbs
  verbs=(
      'create:lock a claim about a strategy of a scenario'
      'verify:play the present strategies against their locks'
      'update:record the present behaviour in a lock, with the reason'
      'explain:say in words what a lock guards, how, and with which power'
  )
  _arguments -C \
    '(- *)'{-h,--help}'[show this help]' \
    '1: :->verb' '*:: :->rest'
  case $state in
    verb) _describe -t verbs verb verbs ;;
    rest)
      case $line[1] in
        create) _gesture-lab-lock-create ;;
        verify) _gesture-lab-lock-verify ;;
        update) _gesture-lab-lock-update ;;
        explain) _gesture-lab-lock-explain ;;
      esac ;;
  esac
}

_gesture-lab-lock-create() {
  _arguments -s -S \
    '--strategy=[a label of the scenario or a name, with \:key=value,key=value behind it if wanted]:SPEC:(native high-priority simultaneous early-direction-failure)' \
    '--population=[a registered population, or with a dot or a slash in it a population file, in place of the scenario'\''s]:FILE|NAME:_files' \
    '--claim=[what is to stay true, such as '\''lost_swipe <= 0.02'\'']:CLAIM: ' \
    '--intent=[short for the claim error.INTENT ~ recorded; all is the mean of the intents]:INTENT:(scroll page all)' \
    '--out=[where the lock goes]:FILE:_files' \
    '--max-strokes=[the most strokes that the lock may play]:N: ' \
    '--seed=[seed of all random numbers of the lock]:N: ' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:SCENARIO:_files'
}

_gesture-lab-lock-verify() {
  _arguments -s -S \
    '--format=[text for people, JUnit XML, or annotations of GitHub workflows]:FORMAT:(text junit github)' \
    '--flips=[how many flipped strokes of a broken lock are shown]:N: ' \
    '--strict[exit 2 when a claim is undecided]' \
    '--fail-on-improvement[exit 3 when a value is better than its margin]' \
    '--seed=[play other random numbers than those of the lock]:N: ' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '*:LOCK:_files'
}

_gesture-lab-lock-update() {
  _arguments -s -S \
    '--reason=[why the recorded behaviour is replaced\: one line for whoever reads the history]:TEXT: ' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:LOCK:_files'
}

_gesture-lab-lock-explain() {
  _arguments -s -S \
    '(- *)'{-h,--help}'[show this help]' \
    '1:LOCK:_files'
}

_gesture-lab-export() {
  _arguments -s -S \
    '--to=[what is written]:FORM:(swift recorder)' \
    '--ui=[what the recorder'\''s screen is built with]:UI:(uikit swiftui both)' \
    '--out=[where the source goes]:FILE:_files' \
    '(- *)'{-h,--help}'[show this help]' \
    '1::LOCK:_files'
}

_gesture-lab-synthesize() {
  _arguments -s -S \
    '--csv=[where the strokes go]:FILE:_files' \
    '*--stroke=[only this stroke\: person/session/stroke, as in 12/1/7]:ADDRESS: ' \
    '--population=[a registered population, or with a dot or a slash in it a population file, in place of the scenario'\''s]:FILE|NAME:_files' \
    '--no-preamble[leave out the lines that begin with # above CSV]' \
    '--seed=[seed of all random numbers; the same seed gives the same bytes]:N: ' \
    '--persons=[persons drawn from the population]:N: ' \
    '--sessions=[sessions of each person]:N: ' \
    '--strokes-per-session=[strokes of each session]:N: ' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:SCENARIO:_files'
}

_gesture-lab-import() {
  _arguments -s -S \
    '--csv=[where the strokes go]:OUT:_files' \
    '--no-preamble[leave out the lines that begin with # above CSV]' \
    '--quiet[no notes on standard error]' \
    '-q[no notes on standard error]' \
    '--format=[how the file is written]:NAME:(csv getevent libinput devtools rrweb device-log)' \
    '*--map=[the file'\''s COLUMN plays the part of NAME]:COLUMN=NAME: ' \
    '*--set=[NAME has this value in every row, as in intent=scroll]:NAME=VALUE: ' \
    '*--word=[the file'\''s WORD is this intent, as in reading=scroll]:WORD=INTENT: ' \
    '*--only=[reads only rows whose COLUMN has this VALUE, as in hand=left; of one column any of the values, of several columns all]:COLUMN=VALUE: ' \
    '--ppi=[positions are pixels, this many to the inch; without it they are points]:N: ' \
    '--axis-range=[what a touch screen counts from and to, as in 0\:1079,0\:2399]:X\:X,Y\:Y: ' \
    '--screen-size-pt=[the size of the recorded screen in points]:WxH: ' \
    '--screen-mm=[the size of the recorded screen in millimetres]:WxH: ' \
    '--device=[the device of a log of several, as in /dev/input/event2]:NODE: ' \
    '--points-per-inch=[points to the inch of the simulated screen]:N: ' \
    '--anchor=[what the written file tells replay to do\: move the touch-downs to the carousel, or nothing]:WHERE:(carousel none)' \
    '--clock=[what time_ms counts from\: physical touch-down, or anything that is taken off]:WHAT:(touch-down first-row)' \
    '(- *)'{-h,--help}'[show this help]' \
    '*:FILE:_files'
}

_gesture-lab-fit() {
  _arguments -s -S \
    '--from=[the population that fills the gaps; left_thumb for left hands]:PRESET:(right_thumb left_thumb index transit elderly_tremor child fast_flicker touchalytics_mix)' \
    '--out=[write the population file, which a scenario can name]:FILE:_files' \
    '--csv=[write the numbers as CSV]:FILE:_files' \
    '--name=[the name of the population]:TEXT: ' \
    '--replicates=[how often the persons are drawn anew; a later comparison plays each of them, or the first N by its own --replicates N]:N: ' \
    '--scans=[scans of the glass for each delivered event, which no recording shows]:N: ' \
    '--simulated-strokes=[synthetic strokes of each round, about]:N: ' \
    '--seed=[seed of all random numbers; the same seed gives the same bytes]:N: ' \
    '--no-preamble[leave out the lines that begin with # above CSV]' \
    '--check[compare the strokes with synthetic ones of the population, feature by feature, and their error curves]' \
    '--population=[check this population\: a registered one, or with a dot or a slash in it a file]:FILE|NAME:(everyday right_thumb left_thumb index transit elderly_tremor child fast_flicker touchalytics_mix)' \
    '--check-persons=[synthetic persons, rounded up so that each recorded person has as many copies]:N: ' \
    '--hold-out=[also fit to the other persons and check this share of them, as in 1/3; takes 3 persons]:SHARE: ' \
    '--splits=[random splits of the recorded persons beside --hold-out]:N: ' \
    '--leave-one-out[also fit without each person in turn and check against that person; takes 3 persons]' \
    '--limit-ks=[how far the distributions of a judged feature may be apart; what is beyond it by no more than as many persons differ by chance does not fail]:D: ' \
    '--limit-curve=[percentage points that error curves may differ by from 0.75 to 2; twice that elsewhere]:POINTS: ' \
    '--check-csv=[write every number of the check as CSV]:FILE:_files' \
    '--strict[exit 2 when something is outside its limit by more than the choice of persons explains]' \
    '--format=[how the file is written]:NAME:(csv getevent libinput devtools rrweb device-log)' \
    '*--map=[the file'\''s COLUMN plays the part of NAME]:COLUMN=NAME: ' \
    '*--set=[NAME has this value in every row, as in intent=scroll]:NAME=VALUE: ' \
    '*--word=[the file'\''s WORD is this intent, as in reading=scroll]:WORD=INTENT: ' \
    '*--only=[reads only rows whose COLUMN has this VALUE, as in hand=left; of one column any of the values, of several columns all]:COLUMN=VALUE: ' \
    '--ppi=[positions are pixels, this many to the inch; without it they are points]:N: ' \
    '--axis-range=[what a touch screen counts from and to, as in 0\:1079,0\:2399]:X\:X,Y\:Y: ' \
    '--screen-size-pt=[the size of the recorded screen in points]:WxH: ' \
    '--screen-mm=[the size of the recorded screen in millimetres]:WxH: ' \
    '--device=[the device of a log of several, as in /dev/input/event2]:NODE: ' \
    '--points-per-inch=[points to the inch of the simulated screen]:N: ' \
    '--anchor=[where touch-downs are put; strokes are measured from there]:WHERE:(carousel none)' \
    '--clock=[what time_ms counts from\: physical touch-down, or anything that is taken off]:WHAT:(touch-down first-row)' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:STROKES:_files'
}

_gesture-lab-replay() {
  _arguments -s -S \
    '--device-log=[in place of STROKES\: a log that an exported recorder wrote, held against the lab under every profile and hypothesis]:FILE:_files' \
    '--scenario=[the layout, the tuning and the strategies]:FILE:_files' \
    '*--strategy=[a label of the scenario or a name, each with \:key=value,key=value behind it if wanted; the first one is the reference]:SPEC:(native high-priority simultaneous early-direction-failure)' \
    '--pairs=[which strategies are compared two by two\: each with the first one, or all]:WHICH:(reference all)' \
    '--assumptions[play the strokes again under every uncertain setting, one at a time, and say whether the ranking survives]' \
    '--csv=[write the rates as CSV]:FILE:_files' \
    '--json=[write the rates as JSON]:FILE:_files' \
    '--pairs-csv=[write the pairs as CSV]:FILE:_files' \
    '--assumptions-csv=[write what each setting changes as CSV]:FILE:_files' \
    '--strokes=[write one row per stroke and strategy as CSV]:FILE:_files' \
    '*--by=[add a table of who gets the touch, by this property of the strokes]:KEY:(angle speed class grip)' \
    '--no-preamble[leave out the lines that begin with # above CSV]' \
    '--format=[how the file is written]:NAME:(csv getevent libinput devtools rrweb device-log)' \
    '*--map=[the file'\''s COLUMN plays the part of NAME]:COLUMN=NAME: ' \
    '*--set=[NAME has this value in every row, as in intent=scroll]:NAME=VALUE: ' \
    '*--word=[the file'\''s WORD is this intent, as in reading=scroll]:WORD=INTENT: ' \
    '*--only=[reads only rows whose COLUMN has this VALUE, as in hand=left; of one column any of the values, of several columns all]:COLUMN=VALUE: ' \
    '--ppi=[positions are pixels, this many to the inch; without it they are points]:N: ' \
    '--axis-range=[what a touch screen counts from and to, as in 0\:1079,0\:2399]:X\:X,Y\:Y: ' \
    '--screen-size-pt=[the size of the recorded screen in points]:WxH: ' \
    '--screen-mm=[the size of the recorded screen in millimetres]:WxH: ' \
    '--device=[the device of a log of several, as in /dev/input/event2]:NODE: ' \
    '--points-per-inch=[points to the inch of the simulated screen]:N: ' \
    '--anchor=[carousel moves each touch-down to the centre of the carousel, none moves nothing]:WHERE:(carousel none)' \
    '--clock=[what time_ms counts from\: physical touch-down, or anything that is taken off]:WHAT:(touch-down first-row)' \
    '--jobs=[tasks that work at the same time; the data do not depend on it]:N: ' \
    '-j+[tasks that work at the same time; the data do not depend on it]:N: ' \
    '--progress=[auto draws a bar on a terminal only, plain writes a line every second]:WHEN:(auto plain never)' \
    '--quiet[no progress and no notes on standard error]' \
    '-q[no progress and no notes on standard error]' \
    '(- *)'{-h,--help}'[show this help]' \
    '1::STROKES:_files'
}

_gesture-lab-trace() {
  _arguments -s -S \
    '--script=[touches written by hand]:EVENTS: ' \
    '--stroke=[a stroke of the scenario\: person/session/stroke, as in 12/1/7]:ADDRESS: ' \
    '--strokes=[a stroke of a CSV file, as replay reads it]:FILE:_files' \
    '--at=[where on the screen (0,0) of the script lies, in points]:X,Y: ' \
    '--seed=[seed of the strokes of the scenario]:N: ' \
    '--population=[a registered population, or with a dot or a slash in it a population file, in place of the scenario'\''s]:FILE|NAME:_files' \
    '--name=[which stroke of the file\: person/session/stroke as they stand there]:NAME: ' \
    '--strategy=[a label of the scenario or a name, with \:key=value,key=value behind it if wanted]:SPEC:(native high-priority simultaneous early-direction-failure)' \
    '*--interrupt=[take the touch away at a time]:WHAT@MS: ' \
    '--shuffle=[let recognizers hear of touches in an order drawn from this seed]:N: ' \
    '--delivery-hz=[deliver the events at most so often, the samples between coalesced]:N: ' \
    '--explain[say why each recognizer won or lost, and what to change]' \
    '--json=[write the trace as JSON lines]:FILE:_files' \
    '--chrome=[write the trace for Perfetto]:FILE:_files' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:SCENARIO:_files'
}

_gesture-lab-crosscheck() {
  _arguments -s -S \
    '--persons=[persons of every population, each with one stroke of either intent (hands)]:N: ' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:WHAT:(reports hands)'
}

_gesture-lab-list() {
  _arguments -s -S \
    '--folder=[where the scenarios are]:FOLDER:_files -/' \
    '--conflict=[with strategies\: those of this conflict alone]:NAME:(feed-carousel reorder push-to-talk double-tap)' \
    '--keys=[with populations\: every number of this one, as population files and hand.adjust name it]:FILE|NAME:_files' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:WHAT:(conflicts strategies recognizers populations motors importers scenarios)'
}

_gesture-lab-bench() {
  _arguments -s -S \
    '--rounds=[rounds of every work]:N: ' \
    '(- *)'{-h,--help}'[show this help]' \
    '1::SCENARIO:_files'
}

_gesture-lab-completion() {
  _arguments -s -S \
    '(- *)'{-h,--help}'[show this help]' \
    '1:SHELL:(bash zsh fish)'
}

if [[ $funcstack[1] == _gesture-lab ]]; then
  _gesture-lab "$@"
else
  compdef _gesture-lab gesture-lab
fi
