#pragma once
#include <crypt.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The library is loaded when the first PIN is looked at: linked to, it would make every start of the program some 2 ms
// longer, and few starts have to do with PINs.

static inline void *showroom_crypt_function(const char *name) {
  void *library = dlopen("libcrypt.so.1", RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

/// Hashes a secret as a setting says: a fresh one, or a hash that was made before. Returns 1 where `result` holds the hash.
///
/// The work area is too large for a Swift value, and holds traces of the secret: it is made, wiped and let go here.
static inline int showroom_crypt(const char *secret, const char *setting, char *result, int size) {
  char *(*hash_secret)(const char *, const char *, void *, int) =
      (char *(*)(const char *, const char *, void *, int))showroom_crypt_function("crypt_rn");
  struct crypt_data *data = hash_secret ? calloc(1, sizeof *data) : NULL;
  if (!data) return 0;
  const char *hash = hash_secret(secret, setting, data, (int)sizeof *data);
  int is_done = hash && hash[0] != '*' && strlen(hash) < (size_t)size;
  if (is_done) strcpy(result, hash);
  explicit_bzero(data, sizeof *data);
  free(data);
  return is_done;
}

/// A setting with a fresh salt of the system's random bytes, at the library's cost. Returns 1 where `result` holds it.
static inline int showroom_crypt_setting(const char *method, char *result, int size) {
  char *(*make_setting)(const char *, unsigned long, const char *, int, char *, int) =
      (char *(*)(const char *, unsigned long, const char *, int, char *, int))showroom_crypt_function(
          "crypt_gensalt_rn");
  return make_setting && make_setting(method, 0, NULL, 0, result, size) != NULL && result[0] != '*';
}
