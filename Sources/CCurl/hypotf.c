#include <stdlib.h>

#ifdef __GLIBC__
// Swift's static overlay of glibc refers to hypotf, though nothing calls it, and glibc 2.35 has a new version of it.
// With this definition the program also starts with glibc 2.34, as on RHEL 9.
float hypotf(float x, float y) { return (float)__builtin_sqrt((double)x * x + (double)y * y); }
#endif
