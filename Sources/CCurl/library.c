#include "library.h"
#include "ccurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

struct functions curl;

// 0 once a library is loaded; before that, why there is none.
static int library_problem = CCURL_NOT_INSTALLED;
static pthread_mutex_t library_lock = PTHREAD_MUTEX_INITIALIZER;

#ifdef __APPLE__
static const char *const names[] = {"/usr/lib/libcurl.4.dylib", "libcurl.4.dylib"};
#else
static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4", "libcurl.so"};
#endif

// Fills the table of functions from a library; returns 0 if the library is too old to have all of them.
static int find_functions(void *handle) {
#define SYMBOL(result, name, parameters) {"curl_" #name, &curl.name},
  struct {
    const char *name;
    void *place;
  } symbols[] = {FUNCTIONS(SYMBOL)};
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *symbol = dlsym(handle, symbols[i].name);
    if (!symbol) return 0;
    memcpy(symbols[i].place, &symbol, sizeof symbol);
  }
  return 1;
}

static int supports_https(void) {
  for (const char *const *name = curl.version_info(VERSION_FIRST)->protocols; *name; name++) {
    if (strcmp(*name, "https") == 0) return 1;
  }
  return 0;
}

// Whether the last dlopen failed because the library doesn't exist, rather than because it is damaged or depends on
// another one that is missing. glibc says "NAME: cannot open shared object file: No such file or directory", musl
// "Error loading shared library NAME: No such file or directory". macOS always has a libcurl.
static int is_missing(const char *name) {
  const char *error = dlerror();
  return error && strstr(error, name) && strstr(error, "No such file") && !strstr(error, "needed by");
}

// Loads the first library that is new enough and supports https, which every service requires.
static void load(void) {
  library_problem = CCURL_NOT_INSTALLED;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
      if (library_problem == CCURL_NOT_INSTALLED && !is_missing(names[i])) library_problem = CCURL_NOT_LOADABLE;
      continue;
    }
    if (!find_functions(handle)) {
      if (library_problem != CCURL_NO_HTTPS) library_problem = CCURL_TOO_OLD;
    } else if (!supports_https()) {
      library_problem = CCURL_NO_HTTPS;
    } else if (curl.global_init(GLOBAL_ALL) == 0) {
      library_problem = 0;
      return;
    } else if (library_problem == CCURL_NOT_INSTALLED) {
      library_problem = CCURL_NOT_LOADABLE;
    }
    dlclose(handle);
  }
}

// Searches again at each call until it succeeds, so that a running live table finds a newly installed libcurl.
int ccurl_library_problem(void) {
  pthread_mutex_lock(&library_lock);
  if (library_problem != 0) load();
  int problem = library_problem;
  pthread_mutex_unlock(&library_lock);
  return problem;
}

const char *ccurl_message(int code) {
  return code > 0 && ccurl_library_problem() == 0 ? curl.easy_strerror(code) : NULL;
}
