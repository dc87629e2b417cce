#ifndef SKYDASH_CCURL_H
#define SKYDASH_CCURL_H

#include <stddef.h>
#include <stdint.h>

// A door to libcurl that is opened at the first request and not before: linking it would load some 25 libraries at
// every start. No curl header is needed to build; the few numbers used are part of libcurl's stable binary interface.

/// How far a transfer has come.
enum { CCURL_FINDING_NAME = 0, CCURL_CONNECTING = 1, CCURL_CONNECTED = 2, CCURL_ANSWERED = 3 };

/// Hears several times a second how far the transfer is, and the bytes received and expected (-1 when unknown); anything
/// but 0 ends the transfer.
typedef int (*ccurl_tick)(void *context, int stage, int64_t received, int64_t expected);

typedef struct {
  const char *url;
  const char *user_agent;
  /// "Name: value" lines with a line feed between them.
  const char *headers;
  long timeout_ms;
  long connect_timeout_ms;
  /// Bytes after decompression.
  size_t maximum_bytes;
  /// Whether to pass by any proxy.
  int direct;
  ccurl_tick tick;
  void *context;
} ccurl_request;

typedef struct {
  /// 0, a code of libcurl, or one of the negative ones below.
  int code;
  /// How far it came.
  int stage;
  /// What a proxy answered instead of making a tunnel, or 0.
  long proxy_status;
  long status;
  /// The last header block, as sent.
  char *head;
  size_t head_count;
  char *body;
  size_t body_count;
} ccurl_response;

enum {
  CCURL_TOO_LARGE = -1,
  CCURL_CANCELLED = -2,
  CCURL_NO_MEMORY = -3,
  CCURL_NOT_INSTALLED = -4,
  CCURL_REFUSED = -5,
  CCURL_NO_ROUTE = -6,
  CCURL_TOO_OLD = -7,
  CCURL_NO_HTTPS = -8,
  CCURL_NOT_LOADABLE = -9,
};

/// 0 if a libcurl that can be used is loaded, else why none is: not installed, not loadable, too old, or without https.
int ccurl_library_problem(void);

/// Makes one GET request and waits for its end. Head and body belong to the caller, who frees them.
///
/// Requests of one pool use each other's connections; there are 16 pools, from 0.
void ccurl_get(int pool, const ccurl_request *request, ccurl_response *response);

/// Frees what a response holds.
void ccurl_free(void *bytes);

/// Starts a thread; 0, or the system's error number when it has none to spare.
int ccurl_start_thread(void *(*body)(void *), void *context);

/// Makes all threads share one pool of memory, and blocks over 128 kB be no part of it; to be called before there are
/// threads. Only glibc needs it.
void ccurl_prepare_memory(void);

/// Gives free memory back to the system, where glibc would not.
void ccurl_give_back_memory(void);

/// Renames a file unless there is one of the other name; 0, or -1 with the reason in errno.
int ccurl_rename_to_new(const char *path, const char *target);

/// libcurl's words for a code, or NULL.
const char *ccurl_words(int code);

#endif
