#define _GNU_SOURCE
#include "ccurl.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Numbers of libcurl's interface, which it never changes.
enum {
  OPT_WRITEDATA = 10001,
  OPT_URL = 10002,
  OPT_USERAGENT = 10018,
  OPT_HTTPHEADER = 10023,
  OPT_HEADERDATA = 10029,
  OPT_CAINFO = 10065,
  OPT_CAPATH = 10097,
  OPT_ACCEPT_ENCODING = 10102,
  OPT_NOPROXY = 10177,
  OPT_WRITEFUNCTION = 20011,
  OPT_HEADERFUNCTION = 20079,
  OPT_FOLLOWLOCATION = 52,
  OPT_NOSIGNAL = 99,
  OPT_TIMEOUT_MS = 155,
  OPT_CONNECTTIMEOUT_MS = 156,
  OPT_PROTOCOLS = 181,
  OPT_SUPPRESS_CONNECT_HEADERS = 265,
  OPT_QUICK_EXIT = 322,
  INFO_CAINFO = 0x10003D,
  INFO_CAPATH = 0x10003E,
  INFO_RESPONSE_CODE = 0x200002,
  INFO_HTTP_CONNECTCODE = 0x200016,
  INFO_OS_ERRNO = 0x200019,
  INFO_NAMELOOKUP_TIME = 0x300004,
  INFO_PRETRANSFER_TIME = 0x300006,
  INFO_SIZE_DOWNLOAD_T = 0x600008,
  INFO_CONTENT_LENGTH_DOWNLOAD_T = 0x60000F,
  GLOBAL_ALL = 3,
  VERSION_FIRST = 0,
  PROTOCOLS_HTTP_HTTPS = 3,
  MESSAGE_DONE = 1,
  COULD_NOT_CONNECT = 7,
  UNTRUSTED = 60,
  NO_CERTIFICATES = 77,
  POOLS = 16,
};

// A head longer than this is an attack.
static const size_t maximum_head = 256 * 1024;
// How long one wait lasts at most, which is how late a cancellation is noticed.
static const int wait_ms = 50;

typedef struct {
  int kind;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
} message;

// The beginning of libcurl's description of itself, which newer versions only add to.
typedef struct {
  int age;
  const char *version;
  unsigned version_number;
  const char *host;
  int features;
  const char *ssl_version;
  long ssl_version_number;
  const char *libz_version;
  const char *const *protocols;
} version;

static struct {
  int (*global_init)(long);
  version *(*version_info)(int);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  void (*easy_reset)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  const char *(*easy_strerror)(int);
  void *(*multi_init)(void);
  int (*multi_cleanup)(void *);
  int (*multi_add_handle)(void *, void *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned, int, int *);
  message *(*multi_info_read)(void *, int *);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
} curl;

// 0 when a library is loaded, else why none is.
static int library_problem = CCURL_NOT_INSTALLED;
static pthread_mutex_t library_lock = PTHREAD_MUTEX_INITIALIZER;

#ifdef __APPLE__
static const char *const names[] = {"/usr/lib/libcurl.4.dylib", "libcurl.4.dylib"};
#else
static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4", "libcurl.so"};
#endif

// Fills the table of functions from a library; 0 when one of them is missing, as in old versions.
static int find_functions(void *handle) {
  struct {
    const char *name;
    void *place;
  } symbols[] = {
      {"curl_global_init", &curl.global_init},
      {"curl_version_info", &curl.version_info},
      {"curl_easy_init", &curl.easy_init},
      {"curl_easy_cleanup", &curl.easy_cleanup},
      {"curl_easy_reset", &curl.easy_reset},
      {"curl_easy_setopt", &curl.easy_setopt},
      {"curl_easy_getinfo", &curl.easy_getinfo},
      {"curl_easy_strerror", &curl.easy_strerror},
      {"curl_multi_init", &curl.multi_init},
      {"curl_multi_cleanup", &curl.multi_cleanup},
      {"curl_multi_add_handle", &curl.multi_add_handle},
      {"curl_multi_remove_handle", &curl.multi_remove_handle},
      {"curl_multi_perform", &curl.multi_perform},
      {"curl_multi_poll", &curl.multi_poll},
      {"curl_multi_info_read", &curl.multi_info_read},
      {"curl_slist_append", &curl.slist_append},
      {"curl_slist_free_all", &curl.slist_free_all},
  };
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *symbol = dlsym(handle, symbols[i].name);
    if (!symbol) return 0;
    memcpy(symbols[i].place, &symbol, sizeof symbol);
  }
  return 1;
}

static int speaks_https(void) {
  for (const char *const *name = curl.version_info(VERSION_FIRST)->protocols; *name; name++) {
    if (strcmp(*name, "https") == 0) return 1;
  }
  return 0;
}

// Whether the last dlopen failed because there is no such library, rather than because it is damaged or lacks another one:
// "NAME: cannot open shared object file: No such file or directory" (glibc) or "Error loading shared library NAME: No such
// file or directory" (musl). The system of macOS always has one.
static int is_missing(const char *name) {
  const char *error = dlerror();
  return error && strstr(error, name) && strstr(error, "No such file") && !strstr(error, "needed by");
}

// The first library that is new enough and speaks https; one without https is of no use, since every service wants it.
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
    } else if (!speaks_https()) {
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

// While there is none, it is looked for at each request: a live table finds one that is installed meanwhile.
int ccurl_library_problem(void) {
  pthread_mutex_lock(&library_lock);
  if (library_problem != 0) load();
  int problem = library_problem;
  pthread_mutex_unlock(&library_lock);
  return problem;
}

// One client, whose connections stay open for the next request. Not to be used by two threads at once.
typedef struct {
  void *easy;
  void *multi;
} session;

// A client for each pool while nobody uses it.
static session *idle[POOLS];
static pthread_mutex_t idle_lock = PTHREAD_MUTEX_INITIALIZER;

static void close_session(session *session) {
  if (!session) return;
  if (session->easy) curl.easy_cleanup(session->easy);
  if (session->multi) curl.multi_cleanup(session->multi);
  free(session);
}

static session *new_session(void) {
  session *new = calloc(1, sizeof *new);
  if (!new) return NULL;
  new->easy = curl.easy_init();
  new->multi = curl.multi_init();
  if (new->easy && new->multi) return new;
  close_session(new);
  return NULL;
}

// Puts a client, or none, into a pool and returns what was there.
static session *exchange_idle(int pool, session *other) {
  session **place = &idle[(unsigned)pool % POOLS];
  pthread_mutex_lock(&idle_lock);
  session *former = *place;
  *place = other;
  pthread_mutex_unlock(&idle_lock);
  return former;
}

typedef struct {
  char *bytes;
  size_t count;
  size_t capacity;
  size_t maximum;
  int problem;
} buffer;

// Takes bytes, or nothing, which makes libcurl stop, when they are too many.
static size_t append(buffer *buffer, const char *bytes, size_t count) {
  if (count > buffer->maximum - buffer->count) {
    buffer->problem = CCURL_TOO_LARGE;
    return 0;
  }
  size_t needed = buffer->count + count;
  if (needed > buffer->capacity) {
    size_t capacity = buffer->capacity < 8192 ? 16384 : buffer->capacity * 2;
    if (capacity < needed) capacity = needed;
    char *grown = realloc(buffer->bytes, capacity);
    if (!grown) {
      buffer->problem = CCURL_NO_MEMORY;
      return 0;
    }
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count = needed;
  return count;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  return append(context, bytes, size * count);
}

// A status line begins a new head: an interim answer's (1xx) is forgotten.
static size_t take_head(char *bytes, size_t size, size_t count, void *context) {
  buffer *head = context;
  if (size * count >= 5 && memcmp(bytes, "HTTP/", 5) == 0) head->count = 0;
  return append(head, bytes, size * count);
}

static void *header_list(const ccurl_request *request) {
  void *list = NULL;
  char *lines = strdup(request->headers), *rest = lines;
  for (char *line; (line = strsep(&rest, "\n"));) {
    void *longer = *line ? curl.slist_append(list, line) : list;
    if (*line && !longer) break;
    list = longer;
  }
  free(lines);
  return list;
}

static void set_certificates(void *easy, int option, const char *variable) {
  const char *path = getenv(variable);
  if (path && *path) curl.easy_setopt(easy, option, path);
}

static void configure(void *easy, const ccurl_request *request, void *headers, buffer *head, buffer *body) {
  curl.easy_reset(easy);
  curl.easy_setopt(easy, OPT_URL, request->url);
  curl.easy_setopt(easy, OPT_USERAGENT, request->user_agent);
  // An empty text asks for every compression this libcurl can undo.
  curl.easy_setopt(easy, OPT_ACCEPT_ENCODING, "");
  curl.easy_setopt(easy, OPT_PROTOCOLS, (long)PROTOCOLS_HTTP_HTTPS);
  curl.easy_setopt(easy, OPT_FOLLOWLOCATION, 0L);
  curl.easy_setopt(easy, OPT_NOSIGNAL, 1L);
  // Where the resolver's thread hangs it is left behind; libcurls before 7.87 do not know this and wait for it.
  curl.easy_setopt(easy, OPT_QUICK_EXIT, 1L);
  curl.easy_setopt(easy, OPT_TIMEOUT_MS, request->timeout_ms);
  curl.easy_setopt(easy, OPT_CONNECTTIMEOUT_MS, request->connect_timeout_ms);
  curl.easy_setopt(easy, OPT_WRITEFUNCTION, take_body);
  curl.easy_setopt(easy, OPT_WRITEDATA, body);
  curl.easy_setopt(easy, OPT_HEADERFUNCTION, take_head);
  curl.easy_setopt(easy, OPT_HEADERDATA, head);
  // What a proxy says of its tunnel is not the service's answer.
  curl.easy_setopt(easy, OPT_SUPPRESS_CONNECT_HEADERS, 1L);
  if (headers) curl.easy_setopt(easy, OPT_HTTPHEADER, headers);
  if (request->direct) curl.easy_setopt(easy, OPT_NOPROXY, "*");
  set_certificates(easy, OPT_CAINFO, "SSL_CERT_FILE");
  set_certificates(easy, OPT_CAPATH, "SSL_CERT_DIR");
}

// Whether there are certificates where libcurl looks for them; yes where it does not say where that is, as before 7.84.
// GnuTLS calls every certificate untrusted without them, where OpenSSL says that they are missing.
static int has_certificates(void *easy) {
  const struct {
    int info;
    const char *variable;
  } places[] = {{INFO_CAINFO, "SSL_CERT_FILE"}, {INFO_CAPATH, "SSL_CERT_DIR"}};
  int missing = 0;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    const char *path = getenv(places[i].variable);
    if (!path || !*path) {
      path = NULL;
      curl.easy_getinfo(easy, places[i].info, &path);
    }
    if (!path) continue;
    if (access(path, R_OK) == 0) return 1;
    missing = 1;
  }
  return !missing;
}

static int stage(void *easy, const buffer *head) {
  double found = 0, connected = 0;
  curl.easy_getinfo(easy, INFO_NAMELOOKUP_TIME, &found);
  curl.easy_getinfo(easy, INFO_PRETRANSFER_TIME, &connected);
  if (head->count > 0) return CCURL_ANSWERED;
  return connected > 0 ? CCURL_CONNECTED : found > 0 ? CCURL_CONNECTING : CCURL_FINDING_NAME;
}

static int tick(void *easy, const ccurl_request *request, const buffer *head) {
  int64_t received = 0, expected = -1;
  curl.easy_getinfo(easy, INFO_SIZE_DOWNLOAD_T, &received);
  curl.easy_getinfo(easy, INFO_CONTENT_LENGTH_DOWNLOAD_T, &expected);
  return request->tick(request->context, stage(easy, head), received, expected);
}

// Drives the transfer to its end; returns libcurl's code or CCURL_CANCELLED.
static int transfer(session *session, const ccurl_request *request, const buffer *head) {
  int running = 1;
  while (running) {
    if (curl.multi_perform(session->multi, &running) != 0) return CCURL_NO_MEMORY;
    if (tick(session->easy, request, head) != 0) return CCURL_CANCELLED;
    if (running) curl.multi_poll(session->multi, NULL, 0, wait_ms, NULL);
  }
  int left = 0;
  for (message *next; (next = curl.multi_info_read(session->multi, &left));) {
    if (next->kind == MESSAGE_DONE && next->easy == session->easy) return next->data.result;
  }
  return CCURL_NO_MEMORY;
}

// Why there is no connection.
static int connection_code(long system_error) {
  switch (system_error) {
    case ECONNREFUSED: return CCURL_REFUSED;
    case ENETUNREACH: case EHOSTUNREACH: case ENETDOWN: return CCURL_NO_ROUTE;
    default: return COULD_NOT_CONNECT;
  }
}

// TLS libraries may write to a closed connection; the thread ends after its request, so the mask need not be undone.
static void block_sigpipe(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

static void get(session *session, const ccurl_request *request, ccurl_response *response) {
  buffer head = {.maximum = maximum_head}, body = {.maximum = request->maximum_bytes};
  void *headers = header_list(request);
  long system_error = 0;
  configure(session->easy, request, headers, &head, &body);
  if (curl.multi_add_handle(session->multi, session->easy) == 0) {
    response->code = transfer(session, request, &head);
    response->stage = stage(session->easy, &head);
    curl.easy_getinfo(session->easy, INFO_RESPONSE_CODE, &response->status);
    curl.easy_getinfo(session->easy, INFO_HTTP_CONNECTCODE, &response->proxy_status);
    curl.easy_getinfo(session->easy, INFO_OS_ERRNO, &system_error);
    curl.multi_remove_handle(session->multi, session->easy);
  } else {
    response->code = CCURL_NO_MEMORY;
  }
  curl.easy_reset(session->easy);
  curl.slist_free_all(headers);
  if (response->code == COULD_NOT_CONNECT) response->code = connection_code(system_error);
  if (response->code == UNTRUSTED && !has_certificates(session->easy)) response->code = NO_CERTIFICATES;
  if (body.problem) response->code = body.problem;
  if (head.problem) response->code = head.problem;
  response->head = head.bytes;
  response->head_count = head.count;
  response->body = body.bytes;
  response->body_count = body.count;
}

void ccurl_get(int pool, const ccurl_request *request, ccurl_response *response) {
  memset(response, 0, sizeof *response);
  response->code = ccurl_library_problem();
  if (response->code != 0) return;
  block_sigpipe();
  session *session = exchange_idle(pool, NULL);
  if (!session) session = new_session();
  if (!session) {
    response->code = CCURL_NO_MEMORY;
    return;
  }
  get(session, request, response);
  close_session(exchange_idle(pool, session));
}

void ccurl_free(void *bytes) { free(bytes); }

int ccurl_start_thread(void *(*body)(void *), void *context) {
  pthread_t thread;
  int error = pthread_create(&thread, NULL, body, context);
  return error ? error : pthread_detach(thread);
}

const char *ccurl_words(int code) { return library_problem == 0 && code > 0 ? curl.easy_strerror(code) : NULL; }
