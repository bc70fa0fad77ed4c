#include "CEmbeddedFiles.h"

// `#embed` is C23; the compiler has it in earlier modes too, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A file that is added to `Migrations` or `Seed` gets two lines here; a test compares the folders with these tables.

static const unsigned char migration_0001[] = {
#embed "../../../Migrations/0001_showroom.sql"
};

static const unsigned char migration_0002[] = {
#embed "../../../Migrations/0002_names.sql"
};

static const unsigned char migration_0003[] = {
#embed "../../../Migrations/0003_journal.sql"
};

static const unsigned char migration_0004[] = {
#embed "../../../Migrations/0004_calendar.sql"
};

static const unsigned char migration_0005[] = {
#embed "../../../Migrations/0005_settings_version.sql"
};

static const unsigned char migration_0006[] = {
#embed "../../../Migrations/0006_price.sql"
};

static const unsigned char migration_0007[] = {
#embed "../../../Migrations/0007_blocks.sql"
};

static const unsigned char migration_0008[] = {
#embed "../../../Migrations/0008_resources.sql"
};

static const unsigned char migration_0009[] = {
#embed "../../../Migrations/0009_waiting_list.sql"
};

static const unsigned char migration_0010[] = {
#embed "../../../Migrations/0010_request_keys.sql"
};

static const unsigned char migration_0011[] = {
#embed "../../../Migrations/0011_day.sql"
};

static const unsigned char migration_0012[] = {
#embed "../../../Migrations/0012_terminal.sql"
};

static const unsigned char migration_0013[] = {
#embed "../../../Migrations/0013_donations.sql"
};

static const unsigned char migration_0014[] = {
#embed "../../../Migrations/0014_messages.sql"
};

static const unsigned char migration_0015[] = {
#embed "../../../Migrations/0015_lists.sql"
};

static const unsigned char migration_0016[] = {
#embed "../../../Migrations/0016_follow_ups.sql"
};

static const unsigned char migration_0017[] = {
#embed "../../../Migrations/0017_desk.sql"
};
static const unsigned char migration_0018[] = {
#embed "../../../Migrations/0018_drives_of_a_vehicle.sql"
};
static const unsigned char migration_0019[] = {
#embed "../../../Migrations/0019_phrases_for_lists.sql"
};

static const struct embedded_file migrations[] = {
  {"0001_showroom", migration_0001, sizeof migration_0001},
  {"0002_names", migration_0002, sizeof migration_0002},
  {"0003_journal", migration_0003, sizeof migration_0003},
  {"0004_calendar", migration_0004, sizeof migration_0004},
  {"0005_settings_version", migration_0005, sizeof migration_0005},
  {"0006_price", migration_0006, sizeof migration_0006},
  {"0007_blocks", migration_0007, sizeof migration_0007},
  {"0008_resources", migration_0008, sizeof migration_0008},
  {"0009_waiting_list", migration_0009, sizeof migration_0009},
  {"0010_request_keys", migration_0010, sizeof migration_0010},
  {"0011_day", migration_0011, sizeof migration_0011},
  {"0012_terminal", migration_0012, sizeof migration_0012},
  {"0013_donations", migration_0013, sizeof migration_0013},
  {"0014_messages", migration_0014, sizeof migration_0014},
  {"0015_lists", migration_0015, sizeof migration_0015},
  {"0016_follow_ups", migration_0016, sizeof migration_0016},
  {"0017_desk", migration_0017, sizeof migration_0017},
  {"0018_drives_of_a_vehicle", migration_0018, sizeof migration_0018},
  {"0019_phrases_for_lists", migration_0019, sizeof migration_0019},
};

const struct embedded_file *const embedded_migrations = migrations;
const long embedded_migration_count = sizeof migrations / sizeof *migrations;

static const unsigned char seed_aliases[] = {
#embed "../../../Seed/aliases.csv"
};

static const unsigned char seed_cars[] = {
#embed "../../../Seed/cars.csv"
};

static const unsigned char seed_closed_days[] = {
#embed "../../../Seed/closed_days.csv"
};

static const unsigned char seed_customers[] = {
#embed "../../../Seed/customers.csv"
};

static const unsigned char seed_drives[] = {
#embed "../../../Seed/drives.csv"
};

static const unsigned char seed_opening_hours[] = {
#embed "../../../Seed/opening_hours.csv"
};

static const unsigned char seed_shortcuts[] = {
#embed "../../../Seed/shortcuts.csv"
};

static const unsigned char seed_vehicles[] = {
#embed "../../../Seed/vehicles.csv"
};

static const unsigned char seed_known_words[] = {
#embed "../../../Seed/known_words.txt"
};

static const struct embedded_file seeds[] = {
  {"known_words", seed_known_words, sizeof seed_known_words},
  {"aliases", seed_aliases, sizeof seed_aliases},
  {"cars", seed_cars, sizeof seed_cars},
  {"closed_days", seed_closed_days, sizeof seed_closed_days},
  {"customers", seed_customers, sizeof seed_customers},
  {"drives", seed_drives, sizeof seed_drives},
  {"opening_hours", seed_opening_hours, sizeof seed_opening_hours},
  {"shortcuts", seed_shortcuts, sizeof seed_shortcuts},
  {"vehicles", seed_vehicles, sizeof seed_vehicles},
};

const struct embedded_file *const embedded_seeds = seeds;
const long embedded_seed_count = sizeof seeds / sizeof *seeds;
