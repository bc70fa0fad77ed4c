#include "CFaultyVFS.h"

#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// One write or truncation that no sync has made safe yet, with what was there before.
struct change {
  struct change *earlier;
  char *path;
  sqlite3_int64 offset;
  sqlite3_int64 size_before;
  int is_truncation;
  int length;         // of `bytes`, what was written
  int length_before;  // of `before`, what was overwritten
  char *bytes;
  char *before;
};

// A file of ours: the system's own file follows it in memory.
struct faulty_file {
  sqlite3_file base;
  sqlite3_file *real;
  char *path;  // NULL where the file is not watched
};

static sqlite3_vfs *system_vfs;
static sqlite3_vfs our_vfs;
static pthread_mutex_t installing = PTHREAD_MUTEX_INITIALIZER;

// What a thread has armed strikes the calls of that thread alone, so that tests run beside one another.
static _Thread_local struct {
  char *prefix;
  int kind;
  int n;
  int count;
  int happened;
  struct change *changes;  // the latest first
} state;

// MARK: Counting

enum call { CALL_WRITE, CALL_SYNC, CALL_TRUNCATE, CALL_OPEN, CALL_DELETE };

static int concerns(enum call call) {
  switch (state.kind) {
    case FAULTY_WRITE:
    case FAULTY_TORN_WRITE:
    case FAULTY_FULL: return call == CALL_WRITE;
    case FAULTY_SYNC: return call == CALL_SYNC;
    case FAULTY_TRUNCATE: return call == CALL_TRUNCATE;
    case FAULTY_OPEN: return call == CALL_OPEN;
    case FAULTY_DELETE: return call == CALL_DELETE;
    case FAULTY_POWER: return call != CALL_OPEN;
    default: return 0;
  }
}

// Whether this call fails.
static int strikes(enum call call) {
  if (!concerns(call)) return 0;
  state.count += 1;
  int lasts = state.kind == FAULTY_FULL || state.kind == FAULTY_POWER;
  if (state.count == state.n || (lasts && state.count > state.n)) {
    state.happened = 1;
    return 1;
  }
  return 0;
}

static int is_dark(void) { return state.kind == FAULTY_POWER && state.happened; }

static int is_watched(const char *path) {
  return path != NULL && state.prefix != NULL && strncmp(path, state.prefix, strlen(state.prefix)) == 0;
}

// MARK: What is not safe yet

static void forget(struct change *change) {
  free(change->path);
  free(change->bytes);
  free(change->before);
  free(change);
}

// What is under a path is safe, or gone.
static void settle(const char *path) {
  struct change **place = &state.changes;
  while (*place != NULL) {
    struct change *change = *place;
    if (path == NULL || strcmp(change->path, path) == 0) {
      *place = change->earlier;
      forget(change);
    } else {
      place = &change->earlier;
    }
  }
}

static void remember(
    struct faulty_file *file, int is_truncation, const void *bytes, int length, sqlite3_int64 offset) {
  struct change *change = calloc(1, sizeof *change);
  change->path = strdup(file->path);
  change->offset = offset;
  change->is_truncation = is_truncation;
  file->real->pMethods->xFileSize(file->real, &change->size_before);
  change->length = length;
  if (bytes != NULL) {
    change->bytes = malloc(length > 0 ? length : 1);
    memcpy(change->bytes, bytes, length);
  }
  sqlite3_int64 covered = change->size_before - offset;
  if (covered > length && !is_truncation) covered = length;
  if (covered > 0) {
    change->before = malloc(covered);
    int code = file->real->pMethods->xRead(file->real, change->before, (int)covered, offset);
    change->length_before = code == SQLITE_OK ? (int)covered : 0;
  }
  change->earlier = state.changes;
  state.changes = change;
}

static void take_back(struct change *change) {
  int descriptor = open(change->path, O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return;
  if (change->length_before > 0 && pwrite(descriptor, change->before, change->length_before, change->offset) < 0) abort();
  if (ftruncate(descriptor, change->size_before) < 0) abort();
  close(descriptor);
}

static void do_again(struct change *change) {
  int descriptor = open(change->path, O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return;
  if (change->is_truncation) {
    if (ftruncate(descriptor, change->offset) < 0) abort();
  } else if (pwrite(descriptor, change->bytes, change->length, change->offset) < 0) {
    abort();
  }
  close(descriptor);
}

// MARK: Files

#define FILE_OF(f) ((struct faulty_file *)(f))
#define REAL(f) (FILE_OF(f)->real)

static int f_close(sqlite3_file *f) {
  int code = REAL(f)->pMethods->xClose(REAL(f));
  free(FILE_OF(f)->path);
  return code;
}
static int f_read(sqlite3_file *f, void *to, int n, sqlite3_int64 at) {
  return REAL(f)->pMethods->xRead(REAL(f), to, n, at);
}
static int f_write(sqlite3_file *f, const void *bytes, int n, sqlite3_int64 at) {
  struct faulty_file *file = FILE_OF(f);
  int code = SQLITE_OK;
  int dark = is_dark();
  if (is_watched(file->path) && strikes(CALL_WRITE)) {
    code = state.kind == FAULTY_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    if (state.kind == FAULTY_TORN_WRITE) file->real->pMethods->xWrite(file->real, bytes, n / 2, at);
  } else if (is_watched(file->path) && state.kind == FAULTY_POWER && !dark) {
    remember(file, 0, bytes, n, at);
  }
  return code != SQLITE_OK ? code : file->real->pMethods->xWrite(file->real, bytes, n, at);
}
static int f_truncate(sqlite3_file *f, sqlite3_int64 size) {
  struct faulty_file *file = FILE_OF(f);
  int code = SQLITE_OK;
  if (is_watched(file->path) && strikes(CALL_TRUNCATE)) {
    code = SQLITE_IOERR_TRUNCATE;
  } else if (is_watched(file->path) && state.kind == FAULTY_POWER) {
    remember(file, 1, NULL, 0, size);
  }
  return code != SQLITE_OK ? code : file->real->pMethods->xTruncate(file->real, size);
}
static int f_sync(sqlite3_file *f, int flags) {
  struct faulty_file *file = FILE_OF(f);
  int code = SQLITE_OK;
  if (is_watched(file->path)) {
    if (strikes(CALL_SYNC)) code = SQLITE_IOERR_FSYNC;
    else settle(file->path);
  }
  // What is in the system's cache is safe enough for a test: nothing waits for the disk.
  return code != SQLITE_OK || is_watched(file->path) ? code : file->real->pMethods->xSync(file->real, flags);
}
static int f_size(sqlite3_file *f, sqlite3_int64 *size) { return REAL(f)->pMethods->xFileSize(REAL(f), size); }
static int f_lock(sqlite3_file *f, int level) { return REAL(f)->pMethods->xLock(REAL(f), level); }
static int f_unlock(sqlite3_file *f, int level) { return REAL(f)->pMethods->xUnlock(REAL(f), level); }
static int f_reserved(sqlite3_file *f, int *is) { return REAL(f)->pMethods->xCheckReservedLock(REAL(f), is); }
static int f_control(sqlite3_file *f, int op, void *argument) {
  return REAL(f)->pMethods->xFileControl(REAL(f), op, argument);
}
static int f_sector(sqlite3_file *f) { return REAL(f)->pMethods->xSectorSize(REAL(f)); }
static int f_traits(sqlite3_file *f) { return REAL(f)->pMethods->xDeviceCharacteristics(REAL(f)); }
static int f_shm_map(sqlite3_file *f, int page, int size, int extend, void volatile **to) {
  return REAL(f)->pMethods->xShmMap(REAL(f), page, size, extend, to);
}
static int f_shm_lock(sqlite3_file *f, int offset, int n, int flags) {
  return REAL(f)->pMethods->xShmLock(REAL(f), offset, n, flags);
}
static void f_shm_barrier(sqlite3_file *f) { REAL(f)->pMethods->xShmBarrier(REAL(f)); }
static int f_shm_unmap(sqlite3_file *f, int removes) { return REAL(f)->pMethods->xShmUnmap(REAL(f), removes); }

static const sqlite3_io_methods methods = {
    2,         f_close,   f_read,     f_write,   f_truncate, f_sync,    f_size,     f_lock,       f_unlock,
    f_reserved, f_control, f_sector,   f_traits,  f_shm_map,  f_shm_lock, f_shm_barrier, f_shm_unmap,
    NULL,      NULL,
};

// MARK: The layer

static int v_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *f, int flags, int *out) {
  struct faulty_file *file = FILE_OF(f);
  int watched = is_watched(path);
  int strike = watched && strikes(CALL_OPEN);
  int dark = watched && is_dark();
  // A file without a name is a scratch file of SQLite's own.
  if (!watched) return system_vfs->xOpen(system_vfs, path, f, flags, out);
  f->pMethods = NULL;
  if (strike || dark) return SQLITE_CANTOPEN;
  file->real = (sqlite3_file *)(file + 1);
  int code = system_vfs->xOpen(system_vfs, path, file->real, flags, out);
  if (code != SQLITE_OK) return code;
  file->path = strdup(path);
  f->pMethods = &methods;
  return SQLITE_OK;
}
static int v_delete(sqlite3_vfs *vfs, const char *path, int syncs) {
  int code = SQLITE_OK;
  if (is_watched(path)) {
    if (strikes(CALL_DELETE)) code = SQLITE_IOERR_DELETE;
    else settle(path);
  }
  return code != SQLITE_OK ? code : system_vfs->xDelete(system_vfs, path, syncs);
}
static int v_access(sqlite3_vfs *vfs, const char *path, int flags, int *out) {
  return system_vfs->xAccess(system_vfs, path, flags, out);
}
static int v_full_path(sqlite3_vfs *vfs, const char *path, int n, char *out) {
  return system_vfs->xFullPathname(system_vfs, path, n, out);
}
static int v_random(sqlite3_vfs *vfs, int n, char *out) { return system_vfs->xRandomness(system_vfs, n, out); }
static int v_sleep(sqlite3_vfs *vfs, int time) { return system_vfs->xSleep(system_vfs, time); }
static int v_time(sqlite3_vfs *vfs, double *out) { return system_vfs->xCurrentTime(system_vfs, out); }
static int v_time64(sqlite3_vfs *vfs, sqlite3_int64 *out) { return system_vfs->xCurrentTimeInt64(system_vfs, out); }
static int v_error(sqlite3_vfs *vfs, int n, char *out) { return system_vfs->xGetLastError(system_vfs, n, out); }

int faulty_install(void) {
  pthread_mutex_lock(&installing);
  int code = SQLITE_OK;
  if (system_vfs == NULL) {
    system_vfs = sqlite3_vfs_find(NULL);
    our_vfs = *system_vfs;
    our_vfs.iVersion = 2;
    our_vfs.zName = "faulty";
    our_vfs.szOsFile = (int)sizeof(struct faulty_file) + system_vfs->szOsFile;
    our_vfs.xOpen = v_open;
    our_vfs.xDelete = v_delete;
    our_vfs.xAccess = v_access;
    our_vfs.xFullPathname = v_full_path;
    our_vfs.xRandomness = v_random;
    our_vfs.xSleep = v_sleep;
    our_vfs.xCurrentTime = v_time;
    our_vfs.xCurrentTimeInt64 = v_time64;
    our_vfs.xGetLastError = v_error;
    code = sqlite3_vfs_register(&our_vfs, 1);
  }
  pthread_mutex_unlock(&installing);
  return code;
}

void faulty_watch(const char *prefix) {
  free(state.prefix);
  state.prefix = prefix == NULL ? NULL : strdup(prefix);
}

void faulty_arm(int kind, int n) {
  settle(NULL);
  state.kind = kind;
  state.n = n;
  state.count = 0;
  state.happened = 0;
}

int faulty_count(void) { return state.count; }
int faulty_happened(void) { return state.happened; }

void faulty_restart(unsigned long long seed) {
  if (is_dark()) {
    // First all is taken back, the latest first; then what survives is done again, the earliest first.
    int count = 0;
    for (struct change *change = state.changes; change != NULL; change = change->earlier) {
      take_back(change);
      count += 1;
    }
    struct change **in_order = calloc(count > 0 ? count : 1, sizeof *in_order);
    int place = count;
    for (struct change *change = state.changes; change != NULL; change = change->earlier) in_order[--place] = change;
    for (int index = 0; seed != 0 && index < count; index += 1) {
      seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
      if (seed >> 63) do_again(in_order[index]);
    }
    free(in_order);
  }
  settle(NULL);
  state.kind = FAULTY_NONE;
  state.count = 0;
  state.happened = 0;
}
