#include "ccurl.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void ccurl_prepare_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  mallopt(M_ARENA_MAX, 1);
}

void ccurl_release_free_memory(void) { malloc_trim(0); }
#else
void ccurl_prepare_memory(void) {}
void ccurl_release_free_memory(void) {}
#endif
