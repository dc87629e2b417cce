#include "cstars.h"

// Part of C since C23; this clang embeds files in older modes too, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t stars[] = {
#embed "Tables/stars.bin"
};
static const uint8_t figures[] = {
#embed "Tables/figures.bin"
};
static const uint8_t milky_way[] = {
#embed "Tables/milky-way.bin"
};
static const uint8_t names[] = {
#embed "Tables/names.txt"
};
static const uint8_t constellations[] = {
#embed "Tables/constellations.txt"
};
static const uint8_t messier[] = {
#embed "Tables/messier.txt"
};

cstars_table cstars_stars(void) { return (cstars_table){stars, sizeof stars}; }
cstars_table cstars_figures(void) { return (cstars_table){figures, sizeof figures}; }
cstars_table cstars_milky_way(void) { return (cstars_table){milky_way, sizeof milky_way}; }
cstars_table cstars_names(void) { return (cstars_table){names, sizeof names}; }
cstars_table cstars_constellations(void) { return (cstars_table){constellations, sizeof constellations}; }
cstars_table cstars_messier(void) { return (cstars_table){messier, sizeof messier}; }
