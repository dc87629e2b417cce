#ifndef SKYDASH_CCURL_H
#define SKYDASH_CCURL_H

#include <stddef.h>
#include <stdint.h>

// HTTP requests by the system's libcurl, which is loaded at the first request: linking it would load some 25 libraries
// at every start. Also a few functions of the system that Swift can't call itself.

/// The stages of a transfer, in order: resolving the host's name, connecting, waiting for the response, receiving it.
enum { CCURL_FINDING_NAME = 0, CCURL_CONNECTING = 1, CCURL_CONNECTED = 2, CCURL_ANSWERED = 3 };

/// Called several times a second with a transfer's stage, the bytes received, and the total, -1 if it is unknown. A
/// result other than 0 aborts the transfer.
typedef int (*ccurl_tick)(void *context, int stage, int64_t received, int64_t expected);

/// A GET request.
typedef struct {
  /// An absolute address with http or https.
  const char *url;
  const char *user_agent;
  /// `Name: value` lines, separated by line feeds; may be empty.
  const char *headers;
  /// The limits of the whole transfer, and of resolving and connecting, in milliseconds; 0 for none.
  long timeout_ms;
  long connect_timeout_ms;
  /// The largest body accepted, in bytes after decompression.
  size_t maximum_bytes;
  /// Not 0 to use no proxy.
  int direct;
  ccurl_tick tick;
  /// Passed to `tick`.
  void *context;
} ccurl_request;

/// The outcome of a request.
typedef struct {
  /// 0 for success, a positive `CURLcode`, or one of the negative codes below.
  int code;
  /// The stage at the end.
  int stage;
  /// The HTTP status of a proxy's response to CONNECT; 0 if there was none.
  long proxy_status;
  /// The HTTP status; 0 without a response.
  long status;
  /// The status line and headers of the final response, and its body, decompressed. NULL if they are empty.
  char *head;
  size_t head_count;
  char *body;
  size_t body_count;
} ccurl_response;

/// Failures that libcurl has no code for, or reports with one that has several causes.
enum {
  /// The body exceeds `maximum_bytes`, or the headers 256 kB.
  CCURL_TOO_LARGE = -1,
  /// `tick` aborted the transfer.
  CCURL_CANCELLED = -2,
  CCURL_NO_MEMORY = -3,
  /// The system has no libcurl.
  CCURL_NOT_INSTALLED = -4,
  /// The host refused the connection.
  CCURL_REFUSED = -5,
  /// The network or the host can't be reached.
  CCURL_NO_ROUTE = -6,
  /// libcurl lacks a function.
  CCURL_TOO_OLD = -7,
  /// libcurl was built without TLS.
  CCURL_NO_HTTPS = -8,
  /// libcurl is damaged, or depends on a library that is missing.
  CCURL_NOT_LOADABLE = -9,
};

/// Loads libcurl if it isn't loaded yet. Returns 0 if it can be used, else the code that says why it can't.
int ccurl_library_problem(void);

/// Makes a request and waits for its end; blocks SIGPIPE for the calling thread. The caller frees head and body.
///
/// Requests with the same `pool` reuse connections; there are 16 pools, from 0.
void ccurl_get(int pool, const ccurl_request *request, ccurl_response *response);

/// Frees a response's head or body.
void ccurl_free(void *bytes);

/// libcurl's message for a positive code; NULL for other codes, or without a libcurl.
const char *ccurl_message(int code);

/// Starts a detached thread. Returns 0, or an error number such as EAGAIN if the system allows no more threads.
int ccurl_start_thread(void *(*body)(void *), void *context);

/// Makes all threads share one pool of memory that doesn't include blocks over 128 kB; to be called before threads
/// start. Does nothing unless the C library is glibc.
void ccurl_prepare_memory(void);

/// Returns free memory to the system; does nothing unless the C library is glibc.
void ccurl_release_free_memory(void);

/// Renames a file unless `target` exists. Returns 0, or -1 with the reason in errno.
int ccurl_rename_to_new(const char *path, const char *target);

#endif
