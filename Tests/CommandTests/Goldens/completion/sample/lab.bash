# bash completion for lab, written by `lab completion bash`
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
      " measure" | " box" | " box create" | " box empty" | " note" | " help") at="$at ${COMP_WORDS[index]}" ;;
    esac
  done
  COMPREPLY=()
  case "$at $previous" in
    " measure --strategy" | " measure -s") COMPREPLY=($(compgen -W "native withheld" -- "$current")); return ;;
    " measure --ratio") return ;;
    " measure --count" | " measure -n") return ;;
    " measure --objective") COMPREPLY=($(compgen -W "balanced cost" -- "$current")); return ;;
    " measure --csv") return ;;
    " measure --json") return ;;
    " measure --base") return ;;
    " measure --seed") return ;;
    " measure --persons") return ;;
    " measure --sessions") return ;;
    " measure --strokes-per-session") return ;;
    " measure --jobs" | " measure -j") return ;;
    " measure --progress") COMPREPLY=($(compgen -W "auto plain never" -- "$current")); return ;;
    " box create --out") return ;;
  esac
  case "$at" in
    "") options="--help --version" words="measure box note help" ;;
    " measure") options="--strategy --ratio --count --objective --csv --json --base --strict --seed --persons --sessions --strokes-per-session --jobs --progress --quiet --help" words="" ;;
    " box") options="--help" words="create empty" ;;
    " box create") options="--out --help" words="" ;;
    " box empty") options="--help" words="" ;;
    " note") options="--help" words="short long" ;;
    " help") words="measure box note" ;;
  esac
  if [[ $current == -* ]]; then
    words="$options"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _gesture_lab lab
