#ifndef SKYDASH_CSTARS_H
#define SKYDASH_CSTARS_H

#include <stddef.h>
#include <stdint.h>

// The tables of the star chart: files that the compiler puts into the program as they are.
// Data: star-catalog (CC0) and d3-celestial (BSD-3-Clause, LICENCES.txt), written by `generate-star-tables`.

/// The bytes of a file, there as long as the program runs.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} cstars_table;

/// The stars to magnitude 5.5, brightest first: twelve bytes each.
cstars_table cstars_stars(void);
/// The lines of the constellations: numbers of two bytes.
cstars_table cstars_figures(void);
/// The brightness of the Milky Way over galactic coordinates: a level and how often it is repeated.
cstars_table cstars_milky_way(void);
/// Names of stars: lines of text.
cstars_table cstars_names(void);
/// Names of the constellations and where they are written: lines of text.
cstars_table cstars_constellations(void);
/// Messier's objects: lines of text.
cstars_table cstars_messier(void);

#endif
