#ifndef SKYDASH_CBUILD_H
#define SKYDASH_CBUILD_H

/// What whoever built the program says it is: "release", a commit, or nothing.
const char *cbuild_origin(void);

#endif
