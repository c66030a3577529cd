/// A shell with its completion script.
///
/// The scripts contain no commands or options. They call `viper-gen complete`, so that an installed script
/// is never out of date. They do not evaluate its output.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let bashScript = #"""
    # Completions of viper-gen for bash. For this session:
    #   source <(viper-gen completions bash)
    # To install them:
    #   mkdir -p ~/.local/share/bash-completion/completions
    #   viper-gen completions bash > ~/.local/share/bash-completion/completions/viper-gen
    _viper_gen() {
      local program=$1 kind prepend fragment drop item spaced=
      COMPREPLY=()
      [[ $program == "~/"* ]] && program=$HOME/${program:2}
      type -P -- "$program" > /dev/null || program=viper-gen
      {
        IFS= read -r kind && IFS= read -r prepend && IFS= read -r fragment && IFS= read -r drop || return
        if [[ $kind == words ]]; then
          while IFS= read -r item; do
            COMPREPLY+=("$item")
            [[ $item == *= ]] || spaced=1
          done
        fi
      } < <("$program" complete bash -- "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2> /dev/null)
      if [[ $kind == words ]]; then
        [[ $spaced ]] || compopt -o nospace 2> /dev/null
        return
      fi
      local action=file
      [[ $kind == folders ]] && action=directory
      while IFS= read -r item; do
        COMPREPLY+=("$prepend${item:drop}")
      done < <(compgen -A "$action" -- "$fragment")
      compopt -o filenames 2> /dev/null
    }
    complete -F _viper_gen viper-gen

    """#

  private static let zshScript = #"""
    #compdef viper-gen
    # Completions of viper-gen for zsh. For this session:
    #   source <(viper-gen completions zsh)
    # To install them:
    #   viper-gen completions zsh > DIR/_viper-gen
    # where DIR is a folder in $fpath.
    _viper-gen() {
      local program=${(Q)words[1]} line
      local -a reply values shown open_values open_shown
      [[ $program == '~/'* ]] && program=$HOME/${program#'~/'}
      (( $+commands[$program] )) || [[ $program == */* && -x $program ]] || program=viper-gen
      reply=("${(@f)$("$program" complete zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2> /dev/null)}")
      case $reply[1] in
        files | folders)
          compset -p ${#reply[2]}
          if [[ $reply[1] == folders ]]; then _files -/; else _files; fi
          return ;;
        words) ;;
        *) return 1 ;;
      esac
      integer width=0
      for line in "${(@)reply[5,-1]}"; do
        (( ${#line%%$'\t'*} > width )) && width=${#line%%$'\t'*}
      done
      for line in "${(@)reply[5,-1]}"; do
        local value=${line%%$'\t'*} help=${line#*$'\t'}
        [[ -n $value ]] || continue
        [[ -n $help ]] && help="${(r:width:)value}  -- $help" || help=$value
        help=${help[1,COLUMNS-1]}
        if [[ $value == *= ]]; then
          open_values+=("$value") open_shown+=("$help")
        else
          values+=("$value") shown+=("$help")
        fi
      done
      local -a list
      [[ $reply[5] == *$'\t'?* ]] && list=(-l)
      compadd -V viper-gen -S '' $list -d open_shown -a -- open_values
      compadd -V viper-gen $list -d shown -a -- values
    }
    if [[ $funcstack[1] == _viper-gen ]]; then
      _viper-gen "$@"
    elif (( $+functions[compdef] )); then
      compdef _viper-gen viper-gen
    else
      autoload -Uz compinit && compinit && compdef _viper-gen viper-gen
    fi

    """#

  private static let fishScript = #"""
    # Completions of viper-gen for fish. For this session:
    #   viper-gen completions fish | source
    # To install them:
    #   viper-gen completions fish > ~/.config/fish/completions/viper-gen.fish
    function __viper_gen_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
        set -e words[1]
        type -q -- $program; or set program viper-gen
        set -l lines ($program complete fish -- $words "$current" 2> /dev/null)
        switch "$lines[1]"
            case words
                set -q lines[5]; and printf '%s\n' $lines[5..-1]
            case folders
                for path in (__fish_complete_directories "$lines[3]" '')
                    printf '%s%s\n' "$lines[2]" $path
                end
            case files
                for path in (__fish_complete_path "$lines[3]" '')
                    printf '%s%s\n' "$lines[2]" $path
                end
        end
    end
    complete -c viper-gen -e
    complete -c viper-gen -k -f -a '(__viper_gen_complete)'

    """#
}
