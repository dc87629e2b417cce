// The files of `Tables`, which the compiler puts into the program as they are. To add one: put it into `Tables`, and add
// an array and a row here. Swift reads it as `EmbeddedFile("Folder/file.txt")`; a changed file is compiled again.

#include "cdata.h"

#include <string.h>

// Part of C since C23; this clang embeds files in older modes too, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t places_cells[] = {
#embed "Tables/Places/cells.bin"
};
static const uint8_t places_countries[] = {
#embed "Tables/Places/countries.txt"
};
static const uint8_t places_country_names[] = {
#embed "Tables/Places/country-names.txt"
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

static const uint8_t languages_ko[] = {
#embed "Tables/Languages/ko.po"
};

#define FILE_AT(path, array) {path, {array, sizeof array}}

static const struct {
  const char *path;
  cdata_file file;
} files[] = {
  FILE_AT("Languages/ko.po", languages_ko),
  FILE_AT("Places/cells.bin", places_cells),
  FILE_AT("Places/countries.txt", places_countries),
  FILE_AT("Places/country-names.txt", places_country_names),
  FILE_AT("Places/names.txt", places_names),
  FILE_AT("Places/places.txt", places_places),
  FILE_AT("Places/regions.txt", places_regions),
  FILE_AT("Places/zones.txt", places_zones),
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
  FILE_AT("Zones/rules.txt", zones_rules),
};

cdata_file cdata_file_at(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index].file;
  }
  return (cdata_file){NULL, 0};
}
