/* The few functions of libcurl (7.68 and newer) that fetching over HTTP needs.
   The library is loaded by the first fetch: with its some thirty dependencies it costs milliseconds and megabytes that a server
   which fetches nothing need not spend. Only the run-time library (Debian's libcurl4) has to be there, and nothing of it is needed
   for building: the functions and numbers used are declared here, as curl.h and multi.h have them. */
#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

/* Options, by their type: a long, an int64_t, a pointer, a function. */
enum {
  CCURL_LOW_SPEED_LIMIT = 19,
  CCURL_LOW_SPEED_TIME = 20,
  CCURL_SSLVERSION = 32,
  CCURL_NOBODY = 44,
  CCURL_SSL_VERIFYPEER = 64,
  CCURL_FRESH_CONNECT = 74,
  CCURL_FORBID_REUSE = 75,
  CCURL_SSL_VERIFYHOST = 81,
  CCURL_HTTP_VERSION = 84,
  CCURL_DNS_CACHE_TIMEOUT = 92,
  CCURL_NOSIGNAL = 99,
  CCURL_SSL_SESSIONID_CACHE = 150,
  CCURL_TIMEOUT_MS = 155,
  CCURL_CONNECTTIMEOUT_MS = 156,
  CCURL_HTTP_CONTENT_DECODING = 158,
  CCURL_PROTOCOLS = 181,
  CCURL_PATH_AS_IS = 234,
  CCURL_QUICK_EXIT = 322,
  CCURL_WRITEDATA = 10001,
  CCURL_URL = 10002,
  CCURL_PROXY = 10004,
  CCURL_ERRORBUFFER = 10010,
  CCURL_HTTPHEADER = 10023,
  CCURL_HEADERDATA = 10029,
  CCURL_CAINFO = 10065,
  CCURL_SSL_CIPHER_LIST = 10083,
  CCURL_CAPATH = 10097,
  CCURL_SSL_CTX_DATA = 10109,
  CCURL_OPENSOCKETDATA = 10164,
  CCURL_NOPROXY = 10177,
  CCURL_WRITEFUNCTION = 20011,
  CCURL_HEADERFUNCTION = 20079,
  CCURL_SSL_CTX_FUNCTION = 20108,
  CCURL_OPENSOCKETFUNCTION = 20163,
  CCURL_MAXFILESIZE_LARGE = 30117,
};

/* Values of options. */
enum { CCURL_PROTO_HTTP = 1, CCURL_PROTO_HTTPS = 2, CCURL_HTTP_VERSION_1_1 = 2, CCURL_ERROR_SIZE = 256 };

/* What a write function answers to get the same bytes later. */
enum { CCURL_WRITEFUNC_PAUSE = 0x10000001 };

/* CURLcode, as far as they are told apart. */
enum {
  CCURLE_OK = 0,
  CCURLE_UNSUPPORTED_PROTOCOL = 1,
  CCURLE_URL_MALFORMAT = 3,
  CCURLE_COULDNT_RESOLVE_HOST = 6,
  CCURLE_COULDNT_CONNECT = 7,
  CCURLE_WEIRD_SERVER_REPLY = 8,
  CCURLE_PARTIAL_FILE = 18,
  CCURLE_OUT_OF_MEMORY = 27,
  CCURLE_OPERATION_TIMEDOUT = 28,
  CCURLE_SSL_CONNECT_ERROR = 35,
  CCURLE_SSL_CERTPROBLEM = 58,
  CCURLE_SSL_CIPHER = 59,
  CCURLE_PEER_FAILED_VERIFICATION = 60,
  CCURLE_BAD_CONTENT_ENCODING = 61,
  CCURLE_FILESIZE_EXCEEDED = 63,
  CCURLE_SSL_CACERT_BADFILE = 77,
  CCURLE_SSL_SHUTDOWN_FAILED = 80,
  CCURLE_SSL_ISSUER_ERROR = 83,
  CCURLE_TOO_LARGE = 100,
};

struct ccurl_message {
  int kind; /* 1: done */
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
};

struct ccurl_sockaddr {
  int family, socktype, protocol;
  unsigned int addrlen;
  struct sockaddr addr; /* addrlen bytes of it */
};

typedef size_t (*ccurl_write)(char *bytes, size_t size, size_t count, void *context);
typedef void (*ccurl_ssl_message)(
    int is_sent, int version, int type, const void *bytes, size_t count, void *ssl, void *user);
typedef int (*ccurl_opensocket)(void *context, int purpose, struct ccurl_sockaddr *address);

/* The functions of the library, by their names without prefix. */
struct ccurl_library {
  int (*global_init)(long flags);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *easy);
  int (*easy_setopt)(void *easy, int option, ...);
  int (*easy_getinfo)(void *easy, int info, ...);
  int (*easy_pause)(void *easy, int mask);
  const char *(*easy_strerror)(int code);
  void *(*slist_append)(void *list, const char *text);
  void (*slist_free_all)(void *list);
  void *(*multi_init)(void);
  int (*multi_add_handle)(void *multi, void *easy);
  int (*multi_remove_handle)(void *multi, void *easy);
  int (*multi_perform)(void *multi, int *running);
  int (*multi_poll)(void *multi, void *descriptors, unsigned int count, int milliseconds, int *ready);
  int (*multi_wakeup)(void *multi);
  struct ccurl_message *(*multi_info_read)(void *multi, int *left);
  /* SSL_CTX_set_msg_callback and SSL_CTX_ctrl of the OpenSSL that libcurl itself is linked with; NULL if it has another library. */
  void (*ssl_set_msg_callback)(void *context, ccurl_ssl_message callback);
  long (*ssl_ctrl)(void *context, int command, long number, void *pointer);
};

/* Whether a server said goodbye in TLS's way. */
struct ccurl_goodbye {
  const struct ccurl_library *library;
  bool is_seen;
};

/* Loads the library `name`; false if it isn't there, lacks a function, or can't be used. It is never unloaded. */
static inline bool ccurl_load(const char *name, struct ccurl_library *library) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
#define CCURL_FUNCTION(function) \
  ((library->function = (__typeof__(library->function))dlsym(handle, "curl_" #function)) != NULL)
  library->ssl_ctrl = (__typeof__(library->ssl_ctrl))dlsym(handle, "SSL_CTX_ctrl");
  library->ssl_set_msg_callback =
      (__typeof__(library->ssl_set_msg_callback))dlsym(handle, "SSL_CTX_set_msg_callback");
  return CCURL_FUNCTION(global_init) && CCURL_FUNCTION(easy_init) && CCURL_FUNCTION(easy_cleanup) &&
         CCURL_FUNCTION(easy_setopt) && CCURL_FUNCTION(easy_getinfo) && CCURL_FUNCTION(easy_pause) &&
         CCURL_FUNCTION(easy_strerror) && CCURL_FUNCTION(slist_append) && CCURL_FUNCTION(slist_free_all) &&
         CCURL_FUNCTION(multi_init) && CCURL_FUNCTION(multi_add_handle) && CCURL_FUNCTION(multi_remove_handle) &&
         CCURL_FUNCTION(multi_perform) && CCURL_FUNCTION(multi_poll) && CCURL_FUNCTION(multi_wakeup) &&
         CCURL_FUNCTION(multi_info_read) && library->global_init(3 /* CURL_GLOBAL_ALL */) == 0;
#undef CCURL_FUNCTION
}

/* Swift calls no variadic functions: one of these for each type of option. They answer a CURLcode. */
static inline int ccurl_set_long(const struct ccurl_library *library, void *easy, int option, long value) {
  return library->easy_setopt(easy, option, value);
}
static inline int ccurl_set_size(const struct ccurl_library *library, void *easy, int option, int64_t value) {
  return library->easy_setopt(easy, option, value);
}
static inline int ccurl_set_pointer(const struct ccurl_library *library, void *easy, int option, void *value) {
  return library->easy_setopt(easy, option, value);
}
static inline int ccurl_set_text(const struct ccurl_library *library, void *easy, int option, const char *value) {
  return library->easy_setopt(easy, option, value);
}
static inline int ccurl_set_write(const struct ccurl_library *library, void *easy, int option, ccurl_write value) {
  return library->easy_setopt(easy, option, value);
}
static inline int ccurl_set_opensocket(const struct ccurl_library *library, void *easy, ccurl_opensocket value) {
  return library->easy_setopt(easy, CCURL_OPENSOCKETFUNCTION, value);
}


/* Called with each message of TLS: 21 is an alert, and 0 the one that ends a connection. */
static inline void ccurl_note_goodbye(
    int is_sent, int version, int type, const void *bytes, size_t count, void *ssl, void *goodbye) {
  if (!is_sent && type == 21 && count == 2 && ((const unsigned char *)bytes)[1] == 0)
    ((struct ccurl_goodbye *)goodbye)->is_seen = true;
}

/* Called before each handshake. */
static inline int ccurl_listen_for_goodbye(void *easy, void *context, void *goodbye) {
  const struct ccurl_library *library = ((struct ccurl_goodbye *)goodbye)->library;
  library->ssl_set_msg_callback(context, ccurl_note_goodbye);
  library->ssl_ctrl(context, 16 /* SSL_CTRL_SET_MSG_CALLBACK_ARG */, 0, goodbye);
  return 0;
}

/* libcurl takes a connection that was cut off for one that ended, and so a body that only the end delimits for whole. This
   notes in `goodbye`, which has to outlive the handle, whether it did end. Without OpenSSL every end is believed. */
static inline void ccurl_watch_goodbye(
    const struct ccurl_library *library, void *easy, struct ccurl_goodbye *goodbye) {
  goodbye->library = library;
  goodbye->is_seen = !library->ssl_ctrl || !library->ssl_set_msg_callback;
  if (goodbye->is_seen) return;
  library->easy_setopt(easy, CCURL_SSL_CTX_FUNCTION, ccurl_listen_for_goodbye);
  library->easy_setopt(easy, CCURL_SSL_CTX_DATA, goodbye);
}

/* CURLINFO_OS_ERRNO: why the last connect failed. */
static inline long ccurl_errno(const struct ccurl_library *library, void *easy) {
  long number = 0;
  library->easy_getinfo(easy, 0x200000 + 25, &number);
  return number;
}

/* CURLINFO_SSL_VERIFYRESULT: what OpenSSL has against the server's certificate, one of X509_V_ERR_…; 0 if nothing. */
static inline long ccurl_verify_result(const struct ccurl_library *library, void *easy) {
  long number = 0;
  library->easy_getinfo(easy, 0x200000 + 13, &number);
  return number;
}

/* CURLINFO_PRIMARY_IP: the address of the connection in use, as text; "" or null if there is none. */
static inline const char *ccurl_primary_address(const struct ccurl_library *library, void *easy) {
  const char *text = 0;
  library->easy_getinfo(easy, 0x100000 + 32, &text);
  return text;
}

/* The whole of an address, whose declared type is the shortest. */
static inline const struct sockaddr *ccurl_address(const struct ccurl_sockaddr *address) { return &address->addr; }
#endif
