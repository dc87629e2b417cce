#ifndef SKYDASH_CCURL_H
#define SKYDASH_CCURL_H

#include <stddef.h>
#include <stdint.h>

// A door to libcurl that is opened at the first request and not before: linking it would load some 25 libraries at
// every start. No curl header is needed to build; the few numbers used are part of libcurl's stable binary interface.

/// One client: its connections stay open for the next request. Not to be used by two threads at once.
typedef struct ccurl_session ccurl_session;

/// Hears bytes received and expected (-1 when unknown) several times a second; anything but 0 ends the transfer.
typedef int (*ccurl_tick)(void *context, int64_t received, int64_t expected);

typedef struct {
  const char *url;
  const char *user_agent;
  /// "Name: value" lines.
  const char *const *headers;
  size_t header_count;
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
  /// The system's error number behind a failed connection, or 0.
  long system_error;
  long status;
  /// The last header block, as sent.
  char *head;
  size_t head_count;
  char *body;
  size_t body_count;
} ccurl_response;

enum { CCURL_TOO_LARGE = -1, CCURL_CANCELLED = -2, CCURL_NO_MEMORY = -3 };

/// A new client, or NULL when libcurl is not installed.
ccurl_session *ccurl_open(void);
void ccurl_close(ccurl_session *session);

/// Makes one GET request and waits for its end. Head and body belong to the caller, who frees them.
void ccurl_get(ccurl_session *session, const ccurl_request *request, ccurl_response *response);

/// libcurl's words for a code, or NULL.
const char *ccurl_words(int code);

#endif
