#include "cgazetteer.h"

// Part of C since C23; this clang embeds files in older modes too, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t countries[] = {
#embed "Tables/countries.txt"
};
static const uint8_t names[] = {
#embed "Tables/names.txt"
};
static const uint8_t places[] = {
#embed "Tables/places.txt"
};
static const uint8_t regions[] = {
#embed "Tables/regions.txt"
};
static const uint8_t zones[] = {
#embed "Tables/zones.txt"
};

cgazetteer_table cgazetteer_countries(void) { return (cgazetteer_table){countries, sizeof countries}; }
cgazetteer_table cgazetteer_names(void) { return (cgazetteer_table){names, sizeof names}; }
cgazetteer_table cgazetteer_places(void) { return (cgazetteer_table){places, sizeof places}; }
cgazetteer_table cgazetteer_regions(void) { return (cgazetteer_table){regions, sizeof regions}; }
cgazetteer_table cgazetteer_zones(void) { return (cgazetteer_table){zones, sizeof zones}; }
