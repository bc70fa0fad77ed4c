/// A shell in which Tab goes on with calls of the program, and the script for it.
///
/// The scripts know no command: at each press of Tab they ask the program itself (``ShellLine``).
public enum ShellScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script, to be read in when the shell starts.
  public var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  // bash takes a word apart at = and :, and puts back the last part alone.
  private static let bashText = #"""
    # Completion of showroom for bash. To be sourced, or kept as
    # ~/.local/share/bash-completion/completions/showroom
    _showroom() {
      local line=${COMP_LINE:0:COMP_POINT} word=${COMP_WORDS[COMP_CWORD]} IFS=$'\t\n' value note
      local typed=${line##*[[:space:]]}
      local before=${typed%"${typed##*[=:]}"}
      COMPREPLY=()
      while read -r value note; do
        if [[ $value == / ]]; then
          compopt -o filenames 2>/dev/null
          [[ $word == = ]] && word=
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
        else
          value=${value#"$before"}
          [[ $word == [\"\']* ]] || printf -v value %q "$value"
          COMPREPLY+=("$value")
        fi
      done < <("${COMP_WORDS[0]/#\~/$HOME}" completions bash "$line" 2>/dev/null)
    }
    complete -F _showroom showroom

    """#

  private static let zshText = #"""
    #compdef showroom
    # Completion of showroom for zsh. To be sourced after compinit, or kept as _showroom in a folder of $fpath.
    _showroom() {
      local line="${(j: :)words[1,CURRENT-1]} $IPREFIX$QIPREFIX$PREFIX" value note
      local -a values notes
      local files=0 told=0
      while IFS=$'\t' read -r value note; do
        if [[ $value == / ]]; then
          files=1
        else
          values+=("$value")
          notes+=("$value${note:+  -- $note}")
          [[ -n $note ]] && told=1
        fi
      done < <("${words[1]/#\~/$HOME}" completions zsh "$line" 2>/dev/null)
      if (( files )); then
        compset -P '--*='
        _files
      elif (( told )); then
        compadd -U -V showroom -l -d notes -a values
      elif (( $#values )); then
        compadd -U -V showroom -a values
      fi
    }
    if [[ $funcstack[1] == _showroom ]]; then _showroom "$@"; else compdef _showroom showroom; fi

    """#

  private static let fishText = #"""
    # Completion of showroom for fish. To be sourced, or kept as ~/.config/fish/completions/showroom.fish
    function __showroom_offers
      set -l program (string replace -r '^~' $HOME -- (commandline -opc)[1])
      for offer in ($program completions fish (commandline -cp) 2>/dev/null)
        if test "$offer" = /
          __fish_complete_path (commandline -ct)
        else
          printf '%s\n' $offer
        end
      end
    end
    complete -c showroom -f -a '(__showroom_offers)'

    """#
}
