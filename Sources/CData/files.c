// The files of `Tables`, which the compiler puts into the program as they are. To add one: put it into `Tables`, and add
// an array and a row here. Swift reads it as `EmbeddedFile("Folder/file.txt")`; a changed file is compiled again.

#include "cdata.h"

#include <string.h>

// Part of C since C23; this clang embeds files in older modes too, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t countries[] = {
#embed "Tables/Places/countries.txt"
};
static const uint8_t names[] = {
#embed "Tables/Places/names.txt"
};
static const uint8_t places[] = {
#embed "Tables/Places/places.txt"
};
static const uint8_t regions[] = {
#embed "Tables/Places/regions.txt"
};
static const uint8_t zones[] = {
#embed "Tables/Places/zones.txt"
};

static const uint8_t stars[] = {
#embed "Tables/Stars/stars.bin"
};
static const uint8_t figures[] = {
#embed "Tables/Stars/figures.bin"
};
static const uint8_t milky_way[] = {
#embed "Tables/Stars/milky-way.bin"
};
static const uint8_t star_names[] = {
#embed "Tables/Stars/names.txt"
};
static const uint8_t constellations[] = {
#embed "Tables/Stars/constellations.txt"
};
static const uint8_t messier[] = {
#embed "Tables/Stars/messier.txt"
};

static const uint8_t korean[] = {
#embed "Tables/Languages/ko.po"
};

#define FILE_AT(path, array) {path, {array, sizeof array}}

static const struct {
  const char *path;
  cdata_file file;
} files[] = {
  FILE_AT("Languages/ko.po", korean),
  FILE_AT("Places/countries.txt", countries),
  FILE_AT("Places/names.txt", names),
  FILE_AT("Places/places.txt", places),
  FILE_AT("Places/regions.txt", regions),
  FILE_AT("Places/zones.txt", zones),
  FILE_AT("Stars/stars.bin", stars),
  FILE_AT("Stars/figures.bin", figures),
  FILE_AT("Stars/milky-way.bin", milky_way),
  FILE_AT("Stars/names.txt", star_names),
  FILE_AT("Stars/constellations.txt", constellations),
  FILE_AT("Stars/messier.txt", messier),
};

cdata_file cdata_file_at(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index].file;
  }
  return (cdata_file){NULL, 0};
}
