#define _GNU_SOURCE
#include "ccurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// Numbers of libcurl's interface, which it never changes.
enum {
  OPT_WRITEDATA = 10001,
  OPT_URL = 10002,
  OPT_USERAGENT = 10018,
  OPT_HTTPHEADER = 10023,
  OPT_HEADERDATA = 10029,
  OPT_ACCEPT_ENCODING = 10102,
  OPT_NOPROXY = 10177,
  OPT_WRITEFUNCTION = 20011,
  OPT_HEADERFUNCTION = 20079,
  OPT_FOLLOWLOCATION = 52,
  OPT_NOSIGNAL = 99,
  OPT_TIMEOUT_MS = 155,
  OPT_CONNECTTIMEOUT_MS = 156,
  OPT_PROTOCOLS = 181,
  INFO_RESPONSE_CODE = 0x200002,
  INFO_OS_ERRNO = 0x200019,
  INFO_SIZE_DOWNLOAD_T = 0x600008,
  INFO_CONTENT_LENGTH_DOWNLOAD_T = 0x60000F,
  GLOBAL_ALL = 3,
  PROTOCOLS_HTTP_HTTPS = 3,
  MESSAGE_DONE = 1,
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

static struct {
  int (*global_init)(long);
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

static int is_loaded = 0;
static pthread_once_t load_once = PTHREAD_ONCE_INIT;

static void *library(void) {
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4", "libcurl.so"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (handle) return handle;
  }
  return NULL;
}

static void load(void) {
  void *handle = library();
  if (!handle) return;
  struct {
    const char *name;
    void *place;
  } symbols[] = {
      {"curl_global_init", &curl.global_init},
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
    if (!symbol) return;
    memcpy(symbols[i].place, &symbol, sizeof symbol);
  }
  is_loaded = curl.global_init(GLOBAL_ALL) == 0;
}

struct ccurl_session {
  void *easy;
  void *multi;
};

ccurl_session *ccurl_open(void) {
  pthread_once(&load_once, load);
  if (!is_loaded) return NULL;
  ccurl_session *session = calloc(1, sizeof *session);
  if (!session) return NULL;
  session->easy = curl.easy_init();
  session->multi = curl.multi_init();
  if (session->easy && session->multi) return session;
  ccurl_close(session);
  return NULL;
}

void ccurl_close(ccurl_session *session) {
  if (!session) return;
  if (session->easy) curl.easy_cleanup(session->easy);
  if (session->multi) curl.multi_cleanup(session->multi);
  free(session);
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

// A status line begins a new head: an interim answer's (1xx) or a proxy's is forgotten.
static size_t take_head(char *bytes, size_t size, size_t count, void *context) {
  buffer *head = context;
  if (size * count >= 5 && memcmp(bytes, "HTTP/", 5) == 0) head->count = 0;
  return append(head, bytes, size * count);
}

static void *header_list(const ccurl_request *request) {
  void *list = NULL;
  for (size_t i = 0; i < request->header_count; i++) {
    void *longer = curl.slist_append(list, request->headers[i]);
    if (!longer) break;
    list = longer;
  }
  return list;
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
  curl.easy_setopt(easy, OPT_TIMEOUT_MS, request->timeout_ms);
  curl.easy_setopt(easy, OPT_CONNECTTIMEOUT_MS, request->connect_timeout_ms);
  curl.easy_setopt(easy, OPT_WRITEFUNCTION, take_body);
  curl.easy_setopt(easy, OPT_WRITEDATA, body);
  curl.easy_setopt(easy, OPT_HEADERFUNCTION, take_head);
  curl.easy_setopt(easy, OPT_HEADERDATA, head);
  if (headers) curl.easy_setopt(easy, OPT_HTTPHEADER, headers);
  if (request->direct) curl.easy_setopt(easy, OPT_NOPROXY, "*");
}

static int tick(ccurl_session *session, const ccurl_request *request) {
  int64_t received = 0, expected = -1;
  curl.easy_getinfo(session->easy, INFO_SIZE_DOWNLOAD_T, &received);
  curl.easy_getinfo(session->easy, INFO_CONTENT_LENGTH_DOWNLOAD_T, &expected);
  return request->tick(request->context, received, expected);
}

// Drives the transfer to its end; returns libcurl's code or CCURL_CANCELLED.
static int transfer(ccurl_session *session, const ccurl_request *request) {
  int running = 1;
  while (running) {
    if (curl.multi_perform(session->multi, &running) != 0) return CCURL_NO_MEMORY;
    if (tick(session, request) != 0) return CCURL_CANCELLED;
    if (running) curl.multi_poll(session->multi, NULL, 0, wait_ms, NULL);
  }
  int left = 0;
  for (message *next; (next = curl.multi_info_read(session->multi, &left));) {
    if (next->kind == MESSAGE_DONE && next->easy == session->easy) return next->data.result;
  }
  return CCURL_NO_MEMORY;
}

// TLS libraries may write to a closed connection; the thread ends after its request, so the mask need not be undone.
static void block_sigpipe(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

void ccurl_get(ccurl_session *session, const ccurl_request *request, ccurl_response *response) {
  buffer head = {.maximum = maximum_head}, body = {.maximum = request->maximum_bytes};
  void *headers = header_list(request);
  memset(response, 0, sizeof *response);
  block_sigpipe();
  configure(session->easy, request, headers, &head, &body);
  if (curl.multi_add_handle(session->multi, session->easy) == 0) {
    response->code = transfer(session, request);
    curl.easy_getinfo(session->easy, INFO_RESPONSE_CODE, &response->status);
    curl.easy_getinfo(session->easy, INFO_OS_ERRNO, &response->system_error);
    curl.multi_remove_handle(session->multi, session->easy);
  } else {
    response->code = CCURL_NO_MEMORY;
  }
  curl.easy_reset(session->easy);
  curl.slist_free_all(headers);
  if (body.problem) response->code = body.problem;
  if (head.problem) response->code = head.problem;
  response->head = head.bytes;
  response->head_count = head.count;
  response->body = body.bytes;
  response->body_count = body.count;
}

const char *ccurl_words(int code) { return is_loaded && code > 0 ? curl.easy_strerror(code) : NULL; }
