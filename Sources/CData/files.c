// The files of `Tables`, which the compiler puts into the program as they are. To add one: put it into `Tables`, and add
// an array and a row here. Swift reads it as `EmbeddedFile("Folder/file.txt")`; a changed file is compiled again.

#include "cdata.h"

#include <string.h>

// Part of C since C23; this clang embeds files in older modes too, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t completions_bash[] = {
#embed "Tables/Completions/skydash.bash"
};
static const uint8_t completions_fish[] = {
#embed "Tables/Completions/skydash.fish"
};
static const uint8_t completions_nushell[] = {
#embed "Tables/Completions/skydash.nushell"
};
static const uint8_t completions_zsh[] = {
#embed "Tables/Completions/skydash.zsh"
};

static const uint8_t demo_picture[] = {
#embed "Tables/Demo/picture.png"
};
static const uint8_t demo_settings[] = {
#embed "Tables/Demo/settings.json"
};

static const uint8_t help_licenses[] = {
#embed "Tables/Help/licenses.txt"
};
static const uint8_t help_manual[] = {
#embed "Tables/Help/manual.txt"
};
static const uint8_t help_synonyms[] = {
#embed "Tables/Help/synonyms.txt"
};

static const uint8_t places_cells[] = {
#embed "Tables/Places/cells.bin"
};
static const uint8_t places_countries[] = {
#embed "Tables/Places/countries.txt"
};
static const uint8_t places_country_names[] = {
#embed "Tables/Places/country-names.txt"
};
static const uint8_t places_letters[] = {
#embed "Tables/Places/letters.txt"
};
static const uint8_t places_local_names[] = {
#embed "Tables/Places/local-names.txt"
};
static const uint8_t places_names[] = {
#embed "Tables/Places/names.txt"
};
static const uint8_t places_places[] = {
#embed "Tables/Places/places.txt"
};
static const uint8_t places_regions[] = {
#embed "Tables/Places/regions.txt"
};
static const uint8_t places_remote[] = {
#embed "Tables/Places/remote.txt"
};
static const uint8_t places_zones[] = {
#embed "Tables/Places/zones.txt"
};

static const uint8_t sky_borders[] = {
#embed "Tables/Sky/borders.bin"
};
static const uint8_t sky_constellations[] = {
#embed "Tables/Sky/constellations.txt"
};
static const uint8_t sky_delta_t[] = {
#embed "Tables/Sky/delta-t.bin"
};
static const uint8_t sky_figures[] = {
#embed "Tables/Sky/figures.bin"
};
static const uint8_t sky_messier[] = {
#embed "Tables/Sky/messier.txt"
};
static const uint8_t sky_milky_way[] = {
#embed "Tables/Sky/milky-way.bin"
};
static const uint8_t sky_moon[] = {
#embed "Tables/Sky/moon.bin"
};
static const uint8_t sky_nutation[] = {
#embed "Tables/Sky/nutation.bin"
};
static const uint8_t sky_planets[] = {
#embed "Tables/Sky/planets.bin"
};
static const uint8_t sky_showers[] = {
#embed "Tables/Sky/showers.txt"
};
static const uint8_t sky_star_names[] = {
#embed "Tables/Sky/star-names.txt"
};
static const uint8_t sky_stars[] = {
#embed "Tables/Sky/stars.bin"
};

static const uint8_t zones_rules[] = {
#embed "Tables/Zones/rules.txt"
};

static const uint8_t terminal_diacritics[] = {
#embed "Tables/Terminal/diacritics.txt"
};
static const uint8_t terminal_korean_keys[] = {
#embed "Tables/Terminal/korean-keys.txt"
};
static const uint8_t terminal_wide[] = {
#embed "Tables/Terminal/wide.txt"
};

static const uint8_t pictures_references[] = {
#embed "Tables/Pictures/references.txt"
};

static const uint8_t languages_day_words[] = {
#embed "Tables/Languages/day-words.txt"
};
static const uint8_t languages_de[] = {
#embed "Tables/Languages/de.po"
};
static const uint8_t languages_direction_words[] = {
#embed "Tables/Languages/direction-words.txt"
};
static const uint8_t languages_ko[] = {
#embed "Tables/Languages/ko.po"
};

#define FILE_AT(path, array) {path, {array, sizeof array}}

static const struct {
  const char *path;
  cdata_file file;
} files[] = {
  FILE_AT("Completions/skydash.bash", completions_bash),
  FILE_AT("Completions/skydash.fish", completions_fish),
  FILE_AT("Completions/skydash.nushell", completions_nushell),
  FILE_AT("Completions/skydash.zsh", completions_zsh),
  FILE_AT("Demo/picture.png", demo_picture),
  FILE_AT("Demo/settings.json", demo_settings),
  FILE_AT("Languages/day-words.txt", languages_day_words),
  FILE_AT("Languages/de.po", languages_de),
  FILE_AT("Languages/direction-words.txt", languages_direction_words),
  FILE_AT("Help/licenses.txt", help_licenses),
  FILE_AT("Help/manual.txt", help_manual),
  FILE_AT("Help/synonyms.txt", help_synonyms),
  FILE_AT("Languages/ko.po", languages_ko),
  FILE_AT("Places/cells.bin", places_cells),
  FILE_AT("Places/countries.txt", places_countries),
  FILE_AT("Places/country-names.txt", places_country_names),
  FILE_AT("Places/letters.txt", places_letters),
  FILE_AT("Places/local-names.txt", places_local_names),
  FILE_AT("Places/names.txt", places_names),
  FILE_AT("Places/places.txt", places_places),
  FILE_AT("Places/regions.txt", places_regions),
  FILE_AT("Places/remote.txt", places_remote),
  FILE_AT("Places/zones.txt", places_zones),
  FILE_AT("Pictures/references.txt", pictures_references),
  FILE_AT("Sky/borders.bin", sky_borders),
  FILE_AT("Sky/constellations.txt", sky_constellations),
  FILE_AT("Sky/delta-t.bin", sky_delta_t),
  FILE_AT("Sky/figures.bin", sky_figures),
  FILE_AT("Sky/messier.txt", sky_messier),
  FILE_AT("Sky/milky-way.bin", sky_milky_way),
  FILE_AT("Sky/moon.bin", sky_moon),
  FILE_AT("Sky/nutation.bin", sky_nutation),
  FILE_AT("Sky/planets.bin", sky_planets),
  FILE_AT("Sky/showers.txt", sky_showers),
  FILE_AT("Sky/star-names.txt", sky_star_names),
  FILE_AT("Sky/stars.bin", sky_stars),
  FILE_AT("Terminal/diacritics.txt", terminal_diacritics),
  FILE_AT("Terminal/korean-keys.txt", terminal_korean_keys),
  FILE_AT("Terminal/wide.txt", terminal_wide),
  FILE_AT("Zones/rules.txt", zones_rules),
};

cdata_file cdata_file_at(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index].file;
  }
  return (cdata_file){NULL, 0};
}
