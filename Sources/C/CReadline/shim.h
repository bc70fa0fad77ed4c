#pragma once
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/signalfd.h>
#include <readline/readline.h>
#include <readline/history.h>

// Readline keeps its settings in variables of its own. Swift must not touch such variables: here are functions for them.

/// Settings that hold for the whole process, to be made before `rl_initialize`.
static inline void showroom_readline_configure(const char *name, rl_completion_func_t *complete,
                                               rl_compdisp_func_t *display) {
  rl_readline_name = name;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  // No word breaks and no quotes: the whole text before the cursor goes to the completer, which knows the grammar.
  rl_completer_word_break_characters = "";
  rl_basic_quote_characters = "";
  rl_completer_quote_characters = NULL;
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = display;
  rl_sort_completion_matches = 0;
  rl_ignore_completion_duplicates = 0;
  // A person's own ~/.inputrc comes later and wins.
  rl_variable_bind("show-all-if-ambiguous", "on");
  rl_variable_bind("page-completions", "off");
  rl_variable_bind("enable-bracketed-paste", "on");
}

/// Tells readline that the completion is all there is (no names of files), and whether a space follows it.
static inline void showroom_readline_completion_done(int append_space) {
  rl_attempted_completion_over = 1;
  rl_completion_append_character = append_space ? ' ' : '\0';
}

/// The whole line that is being edited.
static inline const char *showroom_readline_line(void) { return rl_line_buffer; }

/// Drops the line, whatever readline was in the middle of, and gives the terminal back.
static inline void showroom_readline_drop_line(void) {
  rl_callback_sigcleanup();
  rl_point = rl_end;
  rl_redisplay();
  rl_echo_signal_char(SIGINT);
  rl_crlf();
  rl_free_line_state();
  rl_callback_handler_remove();
}

/// Drops the line without a word, and gives the terminal back.
static inline void showroom_readline_drop_line_quietly(void) {
  rl_callback_sigcleanup();
  rl_crlf();
  rl_free_line_state();
  rl_callback_handler_remove();
}

/// Takes away the keys by which a person could get at what another one has typed: cut text, keyboard macros, searches.
static inline void showroom_readline_unbind_memories(void) {
  rl_command_func_t *functions[] = {rl_yank, rl_yank_pop, rl_yank_nth_arg, rl_yank_last_arg, rl_vi_put,
                                    rl_start_kbd_macro, rl_end_kbd_macro, rl_call_last_kbd_macro,
                                    rl_reverse_search_history, rl_forward_search_history,
                                    rl_noninc_reverse_search, rl_noninc_forward_search};
  const char *maps[] = {"emacs", "emacs-meta", "emacs-ctlx", "vi-insert", "vi-command"};
  for (size_t map = 0; map < sizeof maps / sizeof *maps; map++) {
    Keymap keys = rl_get_keymap_by_name(maps[map]);
    for (size_t i = 0; keys && i < sizeof functions / sizeof *functions; i++)
      rl_unbind_function_in_map(functions[i], keys);
  }
}

/// Draws the prompt and the line again, on a screen that others have written to.
static inline void showroom_readline_redraw(void) {
  rl_on_new_line();
  rl_redisplay();
}

/// How many lines the last `read_history` found in the file.
static inline long showroom_history_lines_read(void) { return history_lines_read_from_file; }

/// The newest line of the history, or NULL.
static inline const char *showroom_history_newest(void) {
  HIST_ENTRY *entry = history_get(history_base + history_length - 1);
  return entry ? entry->line : NULL;
}

/// Whether a signal is ignored, as SIGHUP is under `nohup`.
static inline int showroom_signal_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && !(action.sa_flags & SA_SIGINFO) && action.sa_handler == SIG_IGN;
}
