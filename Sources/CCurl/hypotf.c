#include <stdlib.h>

#ifdef __GLIBC__
// Swift's static overlay of glibc brings along a call of hypotf that nothing makes, and glibc 2.35 has given that function a
// new version. With this one in its place the program also starts where the C library is 2.34, as on RHEL 9.
float hypotf(float x, float y) { return (float)__builtin_sqrt((double)x * x + (double)y * y); }
#endif
