#define _GNU_SOURCE
#include "ccurl.h"
#include "library.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The number of connection pools, at least that of the services.
enum { POOLS = 16 };
// The most bytes of a response's headers; real ones have a few thousand.
static const size_t maximum_head = 256 * 1024;
// The longest single wait for data, in milliseconds; a cancellation is noticed after it.
static const int wait_ms = 50;

// libcurl's state, whose connections stay open for the next request. Only one thread may use it at a time.
typedef struct {
  void *easy;
  void *multi;
} session;

// The session of each pool while no request uses it.
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

// Puts a session, or NULL, into a pool and returns the one that was there.
static session *exchange_idle(int pool, session *other) {
  session **place = &idle[(unsigned)pool % POOLS];
  pthread_mutex_lock(&idle_lock);
  session *former = *place;
  *place = other;
  pthread_mutex_unlock(&idle_lock);
  return former;
}

// Received bytes, of which there may be at most `maximum`; `problem` is 0 or the code for what made it fail.
typedef struct {
  char *bytes;
  size_t count;
  size_t capacity;
  size_t maximum;
  int problem;
} buffer;

// Appends bytes and returns their number. If there are too many, it returns 0, which makes libcurl abort the transfer.
static size_t append(buffer *buffer, const char *bytes, size_t count) {
  if (count > buffer->maximum - buffer->count) {
    buffer->problem = CCURL_TOO_LARGE;
    return 0;
  }
  size_t needed = buffer->count + count;
  // At least 16 kB, as much as libcurl usually passes at a time; then doubled, so that few copies are made.
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

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
  return append(context, bytes, size * count);
}

// A status line begins new headers; those of an interim response (1xx) are dropped.
static size_t receive_head(char *bytes, size_t size, size_t count, void *context) {
  buffer *head = context;
  if (size * count >= 5 && memcmp(bytes, "HTTP/", 5) == 0) head->count = 0;
  return append(head, bytes, size * count);
}

// libcurl's list of the request's headers; NULL without any. If memory runs out, the rest are left out.
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

// Sets a certificate option to the path in an environment variable, if there is one.
static void set_certificates(void *easy, int option, const char *variable) {
  const char *path = getenv(variable);
  if (path && *path) curl.easy_setopt(easy, option, path);
}

static void configure(void *easy, const ccurl_request *request, void *headers, buffer *head, buffer *body) {
  curl.easy_reset(easy);
  curl.easy_setopt(easy, OPT_URL, request->url);
  curl.easy_setopt(easy, OPT_USERAGENT, request->user_agent);
  // Empty means every compression that this libcurl can decode.
  curl.easy_setopt(easy, OPT_ACCEPT_ENCODING, "");
  curl.easy_setopt(easy, OPT_PROTOCOLS, (long)PROTOCOLS_HTTP_HTTPS);
  curl.easy_setopt(easy, OPT_FOLLOWLOCATION, 0L);
  curl.easy_setopt(easy, OPT_NOSIGNAL, 1L);
  // Don't wait for a resolver thread that hangs. Versions before 7.87 lack this option, and wait.
  curl.easy_setopt(easy, OPT_QUICK_EXIT, 1L);
  curl.easy_setopt(easy, OPT_TIMEOUT_MS, request->timeout_ms);
  curl.easy_setopt(easy, OPT_CONNECTTIMEOUT_MS, request->connect_timeout_ms);
  curl.easy_setopt(easy, OPT_WRITEFUNCTION, receive_body);
  curl.easy_setopt(easy, OPT_WRITEDATA, body);
  curl.easy_setopt(easy, OPT_HEADERFUNCTION, receive_head);
  curl.easy_setopt(easy, OPT_HEADERDATA, head);
  // A proxy's response to CONNECT isn't the service's.
  curl.easy_setopt(easy, OPT_SUPPRESS_CONNECT_HEADERS, 1L);
  if (headers) curl.easy_setopt(easy, OPT_HTTPHEADER, headers);
  if (request->direct) curl.easy_setopt(easy, OPT_NOPROXY, "*");
  set_certificates(easy, OPT_CAINFO, "SSL_CERT_FILE");
  set_certificates(easy, OPT_CAPATH, "SSL_CERT_DIR");
}

// Whether libcurl can find certificates; assumed if it doesn't say where it looks, as before 7.84. Without any, OpenSSL
// reports that they are missing, but GnuTLS reports every server as untrusted.
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

// One of the public stages.
static int stage(void *easy, const buffer *head) {
  double found = 0, connected = 0;
  curl.easy_getinfo(easy, INFO_NAMELOOKUP_TIME, &found);
  curl.easy_getinfo(easy, INFO_PRETRANSFER_TIME, &connected);
  if (head->count > 0) return CCURL_ANSWERED;
  return connected > 0 ? CCURL_CONNECTED : found > 0 ? CCURL_CONNECTING : CCURL_FINDING_NAME;
}

// Reports the progress; returns what the callback returns.
static int report(void *easy, const ccurl_request *request, const buffer *head) {
  int64_t received = 0, expected = -1;
  curl.easy_getinfo(easy, INFO_SIZE_DOWNLOAD_T, &received);
  curl.easy_getinfo(easy, INFO_CONTENT_LENGTH_DOWNLOAD_T, &expected);
  return request->tick(request->context, stage(easy, head), received, expected);
}

// Runs the transfer to its end; returns libcurl's code, CCURL_CANCELLED or CCURL_NO_MEMORY.
static int transfer(session *session, const ccurl_request *request, const buffer *head) {
  int running = 1;
  while (running) {
    if (curl.multi_perform(session->multi, &running) != 0) return CCURL_NO_MEMORY;
    if (report(session->easy, request, head) != 0) return CCURL_CANCELLED;
    if (running) curl.multi_poll(session->multi, NULL, 0, wait_ms, NULL);
  }
  int left = 0;
  for (message *next; (next = curl.multi_info_read(session->multi, &left));) {
    if (next->kind == MESSAGE_DONE && next->easy == session->easy) return next->data.result;
  }
  return CCURL_NO_MEMORY;
}

// The code for a failure to connect with a value of errno.
static int connection_code(long system_error) {
  switch (system_error) {
    case ECONNREFUSED: return CCURL_REFUSED;
    case ENETUNREACH: case EHOSTUNREACH: case ENETDOWN: return CCURL_NO_ROUTE;
    default: return COULDNT_CONNECT;
  }
}

// A TLS library may write to a closed connection. The signal stays blocked, because the thread ends after its request.
static void block_sigpipe(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

// The response's code once the transfer has ended: that of a full buffer first, then what libcurl's code leaves open.
static int final_code(session *session, int code, long system_error, const buffer *head, const buffer *body) {
  if (head->problem) return head->problem;
  if (body->problem) return body->problem;
  if (code == COULDNT_CONNECT) return connection_code(system_error);
  if (code == PEER_FAILED_VERIFICATION && !has_certificates(session->easy)) return SSL_CACERT_BADFILE;
  return code;
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
  response->code = final_code(session, response->code, system_error, &head, &body);
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
