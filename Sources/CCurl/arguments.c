#include "ccurl.h"

static int argument_count = 0;
static char **argument_texts = 0;

#ifdef __GLIBC__
// glibc hands a program's arguments to what it calls before main.
__attribute__((constructor)) static void keep_arguments(int count, char **texts) {
  argument_count = count;
  argument_texts = texts;
}
#endif

int ccurl_argument_count(void) { return argument_count; }

const char *ccurl_argument(int index) { return argument_texts[index]; }
