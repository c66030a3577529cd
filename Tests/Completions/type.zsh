#!/usr/bin/env zsh
# Types texts into a real shell on a pseudo-terminal, where viper-gen's completions are loaded. Prints
# for each what the shell's line has become and what stood on the screen meanwhile, each of them
# ended by a NUL.
#
#   type.zsh bash|zsh|fish TEXT…
#
# A tab in TEXT is the tab key. viper-gen is looked up in PATH; the shell starts in the current folder
# and reads no settings of the user's.
emulate -L zsh
zmodload zsh/zpty zsh/zselect || exit 69
# The key that shows the shell's line and empties it: one that no terminal keeps for itself.
readonly shell=$1 control_a=$'\x01'
shift

finish() { zpty -d shell 2> /dev/null; exit $1 }

typeset -a setup
case $shell in
  bash)
    start=(env INPUTRC=/dev/null bash --norc --noprofile -i)
    setup=(
      'source <(viper-gen completions bash)'
      "bind 'set bell-style none'; bind 'set page-completions off'"
      "bind 'set completion-query-items 0'; bind 'set show-all-if-ambiguous on'"
      "bind 'set enable-bracketed-paste off'"
      "show() { printf '\n<%s<%s>%s>\n' '' \"\$READLINE_LINE\" ''; READLINE_LINE=; }; bind -x '\"\C-a\": show'"
    ) ;;
  zsh)
    start=(zsh -f -i)
    setup=(
      'autoload -Uz compinit; compinit -D -u'
      'source <(viper-gen completions zsh)'
      'unsetopt beep; LISTMAX=1000'
      'show() { local l="<" r=">"; zle -I; print -r -- "$l$l$BUFFER$r$r"; BUFFER= }'
      'zle -N show; bindkey "^A" show; bindkey "^I" expand-or-complete'
    ) ;;
  fish)
    start=(env XDG_CONFIG_HOME=/nowhere fish --no-config -i)
    setup=(
      'viper-gen completions fish | source'
      'set -g fish_greeting; set -g fish_autosuggestion_enabled 0'
      'function show; printf "\n<%s<%s>%s>\n" "" (commandline) ""; commandline ""; end; bind \ca show'
    ) ;;
  *) exit 64 ;;
esac

type_in() { zpty -w -n shell "$1" }

# Reads until the screen matches. A shell that says nothing for five minutes shall not hold up the
# caller; nor does a watchdog in the background, which would hold on to the caller's descriptors.
read_until() {
  local chunk
  screen=
  until [[ $screen == ${~1} ]]; do
    zselect -t 30000 -r $terminal && zpty -r shell chunk || finish 75
    screen+=$chunk
  done
}

export TERM=xterm HISTFILE= LINES=200 COLUMNS=150
zpty -b shell "stty rows 200 columns 150; exec ${(j: :)${(@q)start}}"
readonly terminal=$REPLY
for line in "${setup[@]}"; do
  type_in "$line"$'\r'
done
# Written so that the echo of the line is not the answer to it.
type_in $'printf "RE%s\\n" ADY\r'
read_until '*READY*'
for text; do
  type_in "$text$control_a"
  read_until '*<<*>>*'
  line=${screen##*<<}
  print -rn -- "${line%%>>*}"$'\0'"$screen"$'\0'
done
finish 0
