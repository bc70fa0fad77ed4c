#pragma once
#include <sqlite3.h>

// What Swift cannot import from sqlite3.h: variadic functions, and destructors that are casts.

/// Switches one `SQLITE_DBCONFIG_*` flag on (1) or off (0).
static inline int showroom_sqlite3_set_flag(sqlite3 *db, int option, int value) {
  return sqlite3_db_config(db, option, value, (int *)0);
}

/// Binds text by length (it may hold NUL); SQLite keeps a copy of its own.
static inline int showroom_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds bytes; SQLite keeps a copy of its own. No bytes are an empty blob, not NULL.
static inline int showroom_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  if (length == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_TRANSIENT);
}

/// Lets SQLite allocate without counting what it has in use: a lock and a sum less at each allocation (recommended in
/// <https://www.sqlite.org/compile.html#recommended_compile_time_options>). Before the first use of SQLite in the process;
/// afterwards it changes nothing.
static inline void showroom_sqlite3_count_no_memory(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
