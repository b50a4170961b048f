#compdef lab
# zsh completion for lab, written by `lab completion zsh`

_lab() {
  local state line
  local -a verbs
  verbs=(
      'measure:measure what stands in files'
      'box:keep values in boxes'
      'note:write a note'
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
        measure) _lab-measure ;;
        box) _lab-box ;;
        note) _lab-note ;;
        help) _values verb measure box note ;;
      esac ;;
  esac
}

_lab-measure() {
  _arguments -s -S \
    '*--strategy=[strategy to play]:SPEC:(native withheld)' \
    '*-s+[strategy to play]:SPEC:(native withheld)' \
    '--ratio=[ratio of the axes]:R: ' \
    '--count=[how many to take]:N: ' \
    '-n+[how many to take]:N: ' \
    '--objective=[what is made small]:NAME:(balanced cost)' \
    '--csv=[write the rows to a file]:FILE:_files' \
    '--json=[write the summary to a file]:FILE:_files' \
    '--base=[compare with an earlier summary]:FILE:_files' \
    '--strict[fail when undecided]' \
    '-x[fail when undecided]' \
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
    '*:FILE:_files'
}

_lab-box() {
  local state line
  local -a verbs
  verbs=(
      'create:make a box'
      'empty:empty all boxes'
  )
  _arguments -C \
    '(- *)'{-h,--help}'[show this help]' \
    '1: :->verb' '*:: :->rest'
  case $state in
    verb) _describe -t verbs verb verbs ;;
    rest)
      case $line[1] in
        create) _lab-box-create ;;
        empty) _lab-box-empty ;;
      esac ;;
  esac
}

_lab-box-create() {
  _arguments -s -S \
    '--out=[where it is kept]:FILE:_files' \
    '(- *)'{-h,--help}'[show this help]' \
    '1:NAME: '
}

_lab-box-empty() {
  _arguments -s -S \
    '(- *)'{-h,--help}'[show this help]'
}

_lab-note() {
  _arguments -s -S \
    '(- *)'{-h,--help}'[show this help]' \
    '1:KIND:(short long)' \
    '2::TEXT: '
}

if [[ $funcstack[1] == _lab ]]; then
  _lab "$@"
else
  compdef _lab lab
fi
