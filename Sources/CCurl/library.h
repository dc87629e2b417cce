#ifndef SKYDASH_LIBRARY_H
#define SKYDASH_LIBRARY_H

// The part of libcurl's interface that skydash uses. It is stable, so no curl header is needed to build.

// `CURLoption`.
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
};

// `CURLINFO`.
enum {
  INFO_CAINFO = 0x10003D,
  INFO_CAPATH = 0x10003E,
  INFO_RESPONSE_CODE = 0x200002,
  INFO_HTTP_CONNECTCODE = 0x200016,
  INFO_OS_ERRNO = 0x200019,
  INFO_NAMELOOKUP_TIME = 0x300004,
  INFO_PRETRANSFER_TIME = 0x300006,
  INFO_SIZE_DOWNLOAD_T = 0x600008,
  INFO_CONTENT_LENGTH_DOWNLOAD_T = 0x60000F,
};

// `CURLcode`.
enum { COULDNT_CONNECT = 7, PEER_FAILED_VERIFICATION = 60, SSL_CACERT_BADFILE = 77 };

// `CURL_GLOBAL_ALL`, `CURLVERSION_FIRST`, `CURLPROTO_HTTP | CURLPROTO_HTTPS` and `CURLMSG_DONE`.
enum { GLOBAL_ALL = 3, VERSION_FIRST = 0, PROTOCOLS_HTTP_HTTPS = 3, MESSAGE_DONE = 1 };

// `CURLMsg`.
typedef struct {
  int kind;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
} message;

// The beginning of `curl_version_info_data`; newer versions only append members.
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

// The functions: F(result, name without `curl_`, parameters) for each.
#define FUNCTIONS(F) \
  F(int, global_init, (long)) \
  F(version *, version_info, (int)) \
  F(void *, easy_init, (void)) \
  F(void, easy_cleanup, (void *)) \
  F(void, easy_reset, (void *)) \
  F(int, easy_setopt, (void *, int, ...)) \
  F(int, easy_getinfo, (void *, int, ...)) \
  F(const char *, easy_strerror, (int)) \
  F(void *, multi_init, (void)) \
  F(int, multi_cleanup, (void *)) \
  F(int, multi_add_handle, (void *, void *)) \
  F(int, multi_remove_handle, (void *, void *)) \
  F(int, multi_perform, (void *, int *)) \
  F(int, multi_poll, (void *, void *, unsigned, int, int *)) \
  F(message *, multi_info_read, (void *, int *)) \
  F(void *, slist_append, (void *, const char *)) \
  F(void, slist_free_all, (void *))

#define MEMBER(result, name, parameters) result(*name) parameters;

// The functions of the loaded library; only to be called after `ccurl_library_problem` has returned 0.
extern struct functions { FUNCTIONS(MEMBER) } curl __attribute__((visibility("hidden")));

#endif
