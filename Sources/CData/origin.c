#include "cdata.h"

// `swift build -Xcc -DSKYDASH_ORIGIN=release`, or a commit in place of release; `.ci/release` does so.
#ifdef SKYDASH_ORIGIN
#define TEXT(word) #word
#define TEXT_OF(macro) TEXT(macro)
const char *cdata_origin(void) { return TEXT_OF(SKYDASH_ORIGIN); }
#else
const char *cdata_origin(void) { return ""; }
#endif
