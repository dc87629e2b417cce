#ifndef SKYDASH_CDATA_H
#define SKYDASH_CDATA_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a file, there as long as the program runs.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} cdata_file;

/// The embedded file of a path inside `Tables`, such as "Sky/stars.bin"; one without bytes if there is none.
cdata_file cdata_file_at(const char *path);

/// What the build says the program was built from: "release", a commit, or nothing.
const char *cdata_origin(void);

#endif
