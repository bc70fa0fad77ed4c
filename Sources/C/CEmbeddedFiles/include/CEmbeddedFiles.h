#pragma once
#include <stddef.h>

/// A file of the project that is built into the program, byte for byte.
struct embedded_file {
  /// The file's name without its ending.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// The steps of the schema, in order: every file in `Migrations`.
extern const struct embedded_file *const _Nonnull embedded_migrations;
extern const long embedded_migration_count;

/// The tables of the demonstration showroom: every file in `Seed`.
extern const struct embedded_file *const _Nonnull embedded_seeds;
extern const long embedded_seed_count;
