#ifndef SKYDASH_CGAZETTEER_H
#define SKYDASH_CGAZETTEER_H

#include <stddef.h>
#include <stdint.h>

// The tables of the gazetteer: plain text files that the compiler puts into the program as they are.
// Data: GeoNames (CC BY 4.0) and airportsdata (MIT), written by `generate-gazetteer`.

/// The bytes of a file, there as long as the program runs.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} cgazetteer_table;

cgazetteer_table cgazetteer_countries(void);
cgazetteer_table cgazetteer_names(void);
cgazetteer_table cgazetteer_places(void);
cgazetteer_table cgazetteer_regions(void);
cgazetteer_table cgazetteer_zones(void);

#endif
