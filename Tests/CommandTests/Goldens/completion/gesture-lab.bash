# bash completion for gesture-lab, written by `gesture-lab completion bash`
_gesture_lab() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  local at="" options="" words="" index
  # bash splits --key=value into three words
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $previous == "=" ]]; then
    previous="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$at ${COMP_WORDS[index]}" in
      " compare" | " sweep" | " merge" | " tune" | " lock" | " lock create" | " lock verify" | " lock update" | " lock explain" | " export" | " synthesize" | " import" | " fit" | " replay" | " trace" | " crosscheck" | " list" | " bench" | " completion" | " help") at="$at ${COMP_WORDS[index]}" ;;
    esac
  done
  COMPREPLY=()
  case "$at $previous" in
    " compare --strategy") COMPREPLY=($(compgen -W "native high-priority simultaneous early-direction-failure" -- "$current")); return ;;
    " compare --population") return ;;
    " compare --replicates") return ;;
    " compare --pairs") COMPREPLY=($(compgen -W "reference all" -- "$current")); return ;;
    " compare --csv") return ;;
    " compare --json") return ;;
    " compare --pairs-csv") return ;;
    " compare --assumptions-csv") return ;;
    " compare --strokes") return ;;
    " compare --by") COMPREPLY=($(compgen -W "angle speed class grip" -- "$current")); return ;;
    " compare --seed") return ;;
    " compare --persons") return ;;
    " compare --sessions") return ;;
    " compare --strokes-per-session") return ;;
    " compare --jobs" | " compare -j") return ;;
    " compare --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " sweep --strategy") COMPREPLY=($(compgen -W "native high-priority simultaneous early-direction-failure" -- "$current")); return ;;
    " sweep --vary") return ;;
    " sweep --cells") return ;;
    " sweep --until") return ;;
    " sweep --population") return ;;
    " sweep --replicates") return ;;
    " sweep --csv") return ;;
    " sweep --strokes") return ;;
    " sweep --exact") return ;;
    " sweep --seed") return ;;
    " sweep --persons") return ;;
    " sweep --sessions") return ;;
    " sweep --strokes-per-session") return ;;
    " sweep --shard") return ;;
    " sweep --work") return ;;
    " sweep --jobs" | " sweep -j") return ;;
    " sweep --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " merge --csv") return ;;
    " tune --strategy") COMPREPLY=($(compgen -W "native high-priority simultaneous early-direction-failure" -- "$current")); return ;;
    " tune --over") return ;;
    " tune --objective") COMPREPLY=($(compgen -W "balanced cost minimax p90 regret latency" -- "$current")); return ;;
    " tune --cost-stolen") return ;;
    " tune --cost-lost") return ;;
    " tune --prior-scroll") return ;;
    " tune --populations") return ;;
    " tune --latency-ms") return ;;
    " tune --factor") return ;;
    " tune --rows") return ;;
    " tune --population") return ;;
    " tune --replicates") return ;;
    " tune --csv") return ;;
    " tune --json") return ;;
    " tune --seed") return ;;
    " tune --persons") return ;;
    " tune --sessions") return ;;
    " tune --strokes-per-session") return ;;
    " tune --jobs" | " tune -j") return ;;
    " tune --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " lock create --strategy") COMPREPLY=($(compgen -W "native high-priority simultaneous early-direction-failure" -- "$current")); return ;;
    " lock create --population") return ;;
    " lock create --claim") return ;;
    " lock create --intent") COMPREPLY=($(compgen -W "scroll page all" -- "$current")); return ;;
    " lock create --out") return ;;
    " lock create --max-strokes") return ;;
    " lock create --seed") return ;;
    " lock create --jobs" | " lock create -j") return ;;
    " lock create --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " lock verify --format") COMPREPLY=($(compgen -W "text junit github" -- "$current")); return ;;
    " lock verify --flips") return ;;
    " lock verify --seed") return ;;
    " lock verify --jobs" | " lock verify -j") return ;;
    " lock verify --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " lock update --reason") return ;;
    " lock update --jobs" | " lock update -j") return ;;
    " lock update --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " export --to") COMPREPLY=($(compgen -W "swift recorder" -- "$current")); return ;;
    " export --ui") COMPREPLY=($(compgen -W "uikit swiftui both" -- "$current")); return ;;
    " export --out") return ;;
    " synthesize --csv") return ;;
    " synthesize --stroke") return ;;
    " synthesize --population") return ;;
    " synthesize --seed") return ;;
    " synthesize --persons") return ;;
    " synthesize --sessions") return ;;
    " synthesize --strokes-per-session") return ;;
    " synthesize --jobs" | " synthesize -j") return ;;
    " synthesize --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " import --csv") return ;;
    " import --format") COMPREPLY=($(compgen -W "csv getevent libinput devtools rrweb device-log" -- "$current")); return ;;
    " import --map") return ;;
    " import --set") return ;;
    " import --word") return ;;
    " import --only") return ;;
    " import --ppi") return ;;
    " import --axis-range") return ;;
    " import --screen-size-pt") return ;;
    " import --screen-mm") return ;;
    " import --device") return ;;
    " import --points-per-inch") return ;;
    " import --anchor") COMPREPLY=($(compgen -W "carousel none" -- "$current")); return ;;
    " import --clock") COMPREPLY=($(compgen -W "touch-down first-row" -- "$current")); return ;;
    " fit --from") COMPREPLY=($(compgen -W "right_thumb left_thumb index transit elderly_tremor child fast_flicker touchalytics_mix" -- "$current")); return ;;
    " fit --out") return ;;
    " fit --csv") return ;;
    " fit --name") return ;;
    " fit --replicates") return ;;
    " fit --scans") return ;;
    " fit --simulated-strokes") return ;;
    " fit --seed") return ;;
    " fit --population") COMPREPLY=($(compgen -W "everyday right_thumb left_thumb index transit elderly_tremor child fast_flicker touchalytics_mix" -- "$current")); return ;;
    " fit --check-persons") return ;;
    " fit --hold-out") return ;;
    " fit --splits") return ;;
    " fit --limit-ks") return ;;
    " fit --limit-curve") return ;;
    " fit --check-csv") return ;;
    " fit --format") COMPREPLY=($(compgen -W "csv getevent libinput devtools rrweb device-log" -- "$current")); return ;;
    " fit --map") return ;;
    " fit --set") return ;;
    " fit --word") return ;;
    " fit --only") return ;;
    " fit --ppi") return ;;
    " fit --axis-range") return ;;
    " fit --screen-size-pt") return ;;
    " fit --screen-mm") return ;;
    " fit --device") return ;;
    " fit --points-per-inch") return ;;
    " fit --anchor") COMPREPLY=($(compgen -W "carousel none" -- "$current")); return ;;
    " fit --clock") COMPREPLY=($(compgen -W "touch-down first-row" -- "$current")); return ;;
    " fit --jobs" | " fit -j") return ;;
    " fit --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " replay --device-log") return ;;
    " replay --scenario") return ;;
    " replay --strategy") COMPREPLY=($(compgen -W "native high-priority simultaneous early-direction-failure" -- "$current")); return ;;
    " replay --pairs") COMPREPLY=($(compgen -W "reference all" -- "$current")); return ;;
    " replay --csv") return ;;
    " replay --json") return ;;
    " replay --pairs-csv") return ;;
    " replay --assumptions-csv") return ;;
    " replay --strokes") return ;;
    " replay --by") COMPREPLY=($(compgen -W "angle speed class grip" -- "$current")); return ;;
    " replay --format") COMPREPLY=($(compgen -W "csv getevent libinput devtools rrweb device-log" -- "$current")); return ;;
    " replay --map") return ;;
    " replay --set") return ;;
    " replay --word") return ;;
    " replay --only") return ;;
    " replay --ppi") return ;;
    " replay --axis-range") return ;;
    " replay --screen-size-pt") return ;;
    " replay --screen-mm") return ;;
    " replay --device") return ;;
    " replay --points-per-inch") return ;;
    " replay --anchor") COMPREPLY=($(compgen -W "carousel none" -- "$current")); return ;;
    " replay --clock") COMPREPLY=($(compgen -W "touch-down first-row" -- "$current")); return ;;
    " replay --jobs" | " replay -j") return ;;
    " replay --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " trace --script") return ;;
    " trace --stroke") return ;;
    " trace --strokes") return ;;
    " trace --at") return ;;
    " trace --seed") return ;;
    " trace --population") return ;;
    " trace --name") return ;;
    " trace --strategy") COMPREPLY=($(compgen -W "native high-priority simultaneous early-direction-failure" -- "$current")); return ;;
    " trace --interrupt") return ;;
    " trace --shuffle") return ;;
    " trace --delivery-hz") return ;;
    " trace --json") return ;;
    " trace --chrome") return ;;
    " crosscheck --persons") return ;;
    " list --folder") return ;;
    " list --conflict") COMPREPLY=($(compgen -W "feed-carousel reorder push-to-talk double-tap" -- "$current")); return ;;
    " list --keys") return ;;
    " bench --rounds") return ;;
  esac
  case "$at" in
    "") options="--help --version" words="compare sweep merge tune lock export synthesize import fit replay trace crosscheck list bench completion help" ;;
    " compare") options="--strategy --population --replicates --pairs --assumptions --csv --json --pairs-csv --assumptions-csv --strokes --by --no-preamble --seed --persons --sessions --strokes-per-session --jobs --progress --quiet --help" words="" ;;
    " sweep") options="--strategy --vary --zip --cells --until --population --replicates --csv --strokes --exact --no-preamble --seed --persons --sessions --strokes-per-session --shard --work --resume --dry-run --strict --jobs --progress --quiet --help" words="" ;;
    " merge") options="--csv --help" words="" ;;
    " tune") options="--strategy --over --objective --cost-stolen --cost-lost --prior-scroll --populations --latency-ms --pareto --sensitivity --factor --rows --population --replicates --csv --json --no-preamble --seed --persons --sessions --strokes-per-session --jobs --progress --quiet --help" words="" ;;
    " lock") options="--help" words="create verify update explain" ;;
    " lock create") options="--strategy --population --claim --intent --out --max-strokes --seed --jobs --progress --quiet --help" words="" ;;
    " lock verify") options="--format --flips --strict --fail-on-improvement --seed --jobs --progress --quiet --help" words="" ;;
    " lock update") options="--reason --jobs --progress --quiet --help" words="" ;;
    " lock explain") options="--help" words="" ;;
    " export") options="--to --ui --out --help" words="" ;;
    " synthesize") options="--csv --stroke --population --no-preamble --seed --persons --sessions --strokes-per-session --jobs --progress --quiet --help" words="" ;;
    " import") options="--csv --no-preamble --quiet --format --map --set --word --only --ppi --axis-range --screen-size-pt --screen-mm --device --points-per-inch --anchor --clock --help" words="" ;;
    " fit") options="--from --out --csv --name --replicates --scans --simulated-strokes --seed --no-preamble --check --population --check-persons --hold-out --splits --leave-one-out --limit-ks --limit-curve --check-csv --strict --format --map --set --word --only --ppi --axis-range --screen-size-pt --screen-mm --device --points-per-inch --anchor --clock --jobs --progress --quiet --help" words="" ;;
    " replay") options="--device-log --scenario --strategy --pairs --assumptions --csv --json --pairs-csv --assumptions-csv --strokes --by --no-preamble --format --map --set --word --only --ppi --axis-range --screen-size-pt --screen-mm --device --points-per-inch --anchor --clock --jobs --progress --quiet --help" words="" ;;
    " trace") options="--script --stroke --strokes --at --seed --population --name --strategy --interrupt --shuffle --delivery-hz --explain --json --chrome --help" words="" ;;
    " crosscheck") options="--persons --help" words="reports hands" ;;
    " list") options="--folder --conflict --keys --help" words="conflicts strategies recognizers populations motors importers scenarios" ;;
    " bench") options="--rounds --help" words="" ;;
    " completion") options="--help" words="bash zsh fish" ;;
    " help") words="compare sweep merge tune lock export synthesize import fit replay trace crosscheck list bench completion" ;;
  esac
  if [[ $current == -* ]]; then
    words="$options"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _gesture_lab gesture-lab
