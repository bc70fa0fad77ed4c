#pragma once

// A layer under SQLite that fails on demand, for tests. It watches the files of one folder; all others, and all calls
// while nothing is armed, go straight to the system's own layer. What is watched, armed and counted is the calling
// thread's: a test that arms it stays on its thread until it has restarted it.

#ifdef __cplusplus
extern "C" {
#endif

/// What happens at the n-th call of its kind.
enum faulty_kind {
  /// Nothing; calls are only counted.
  FAULTY_NONE = 0,
  /// A write is refused with an error, once.
  FAULTY_WRITE,
  /// Half of a write gets to the file, then it is refused, once.
  FAULTY_TORN_WRITE,
  /// From this write on the disk is full.
  FAULTY_FULL,
  /// A sync is refused, once.
  FAULTY_SYNC,
  /// A truncation is refused, once.
  FAULTY_TRUNCATE,
  /// A file can not be opened, once.
  FAULTY_OPEN,
  /// A file can not be removed, once.
  FAULTY_DELETE,
  /// The power goes at this write, sync, truncation or removal: nothing gets to any file from then on, and of what was
  /// written since the last sync of a file, what `faulty_restart` chooses is lost.
  FAULTY_POWER
};

/// Makes the layer SQLite's default, once for the process. Returns an SQLite result code.
int faulty_install(void);
/// Watches the files whose path begins with this, from now on; NULL watches none. One folder at a time.
void faulty_watch(const char *prefix);
/// Fails the n-th call, from 1, of a kind. Counting begins anew.
void faulty_arm(int kind, int n);
/// How many calls of the armed kind there were since it was armed.
int faulty_count(void);
/// Whether the fault has happened.
int faulty_happened(void);
/// Ends the faults. After a power cut the files get what of the writes since their last sync survives: none, or each with
/// even chances drawn from the seed where that is not 0.
void faulty_restart(unsigned long long seed);

#ifdef __cplusplus
}
#endif
