#pragma once
#include <crypt.h>
#include <stdlib.h>
#include <string.h>

// The work area of crypt(3) is too large for a Swift value, and holds traces of the secret: it is made, wiped and let go here.

/// Hashes a secret as a setting says: a fresh one, or a hash that was made before. Returns 1 where `result` holds the hash.
static inline int showroom_crypt(const char *secret, const char *setting, char *result, int size) {
  struct crypt_data *data = calloc(1, sizeof *data);
  if (!data) return 0;
  const char *hash = crypt_rn(secret, setting, data, (int)sizeof *data);
  int is_done = hash && hash[0] != '*' && strlen(hash) < (size_t)size;
  if (is_done) strcpy(result, hash);
  explicit_bzero(data, sizeof *data);
  free(data);
  return is_done;
}

/// A setting with a fresh salt of the system's random bytes, at the library's cost. Returns 1 where `result` holds it.
static inline int showroom_crypt_setting(const char *method, char *result, int size) {
  return crypt_gensalt_rn(method, 0, NULL, 0, result, size) != NULL && result[0] != '*';
}
