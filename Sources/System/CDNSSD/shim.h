/* The DNS Service Discovery API (Apple's dns_sd.h), here served by Avahi's compatibility library.
   The library is loaded with the first call instead of at start: with D-Bus, systemd's and its other dependencies it
   costs a millisecond and a megabyte, which a server that is never asked to discover need not spend. So each function
   used has a twin here, named cdnssd_<function>, that looks the real one up; without the library every call answers
   kDNSServiceErr_ServiceNotRunning, as without a daemon.
   pkg-config is not used, because avahi-compat-libdns_sd carries -D_REENTRANT, which SwiftPM prohibits. */
#ifndef CDNSSD_SHIM_H
#define CDNSSD_SHIM_H
#include <dlfcn.h>
#include <dns_sd.h>
#include <stdlib.h>

/* The real function `name` of the library, or NULL; loads the library if need be. Global, so that its own
   dependencies' symbols are found too (avahi_set_allocator below). */
static inline void *cdnssd_symbol(const char *name) {
  void *library = dlopen("libdns_sd.so.1", RTLD_NOW | RTLD_GLOBAL);
  return library ? dlsym(library, name) : NULL;
}

/* kDNSServiceErr_ServiceNotRunning, which Avahi's header lacks. */
#define CDNSSD_NOT_RUNNING ((DNSServiceErrorType) - 65563)

#define CDNSSD_CALL(function, missing, ...) \
  do { \
    __typeof__(&function) real = (__typeof__(&function))cdnssd_symbol(#function); \
    return real ? real(__VA_ARGS__) : (missing); \
  } while (0)

static inline DNSServiceErrorType cdnssd_DNSServiceBrowse(
    DNSServiceRef *ref, DNSServiceFlags flags, uint32_t interface, const char *type, const char *domain,
    DNSServiceBrowseReply reply, void *context) {
  CDNSSD_CALL(DNSServiceBrowse, CDNSSD_NOT_RUNNING, ref, flags, interface, type, domain, reply, context);
}

static inline DNSServiceErrorType cdnssd_DNSServiceResolve(
    DNSServiceRef *ref, DNSServiceFlags flags, uint32_t interface, const char *name, const char *type,
    const char *domain, DNSServiceResolveReply reply, void *context) {
  CDNSSD_CALL(
      DNSServiceResolve, CDNSSD_NOT_RUNNING, ref, flags, interface, name, type, domain, reply, context);
}

static inline DNSServiceErrorType cdnssd_DNSServiceQueryRecord(
    DNSServiceRef *ref, DNSServiceFlags flags, uint32_t interface, const char *name, uint16_t type, uint16_t class_,
    DNSServiceQueryRecordReply reply, void *context) {
  CDNSSD_CALL(
      DNSServiceQueryRecord, CDNSSD_NOT_RUNNING, ref, flags, interface, name, type, class_, reply, context);
}

static inline DNSServiceErrorType cdnssd_DNSServiceRegister(
    DNSServiceRef *ref, DNSServiceFlags flags, uint32_t interface, const char *name, const char *type,
    const char *domain, const char *host, uint16_t port, uint16_t length, const void *txt,
    DNSServiceRegisterReply reply, void *context) {
  CDNSSD_CALL(
      DNSServiceRegister, CDNSSD_NOT_RUNNING, ref, flags, interface, name, type, domain, host, port,
      length, txt, reply, context);
}

static inline DNSServiceErrorType cdnssd_DNSServiceUpdateRecord(
    DNSServiceRef ref, DNSRecordRef record, DNSServiceFlags flags, uint16_t length, const void *data, uint32_t ttl) {
  CDNSSD_CALL(DNSServiceUpdateRecord, CDNSSD_NOT_RUNNING, ref, record, flags, length, data, ttl);
}

static inline DNSServiceErrorType cdnssd_DNSServiceProcessResult(DNSServiceRef ref) {
  CDNSSD_CALL(DNSServiceProcessResult, CDNSSD_NOT_RUNNING, ref);
}

static inline int cdnssd_DNSServiceRefSockFD(DNSServiceRef ref) { CDNSSD_CALL(DNSServiceRefSockFD, -1, ref); }

static inline void cdnssd_DNSServiceRefDeallocate(DNSServiceRef ref) {
  __typeof__(&DNSServiceRefDeallocate) real =
      (__typeof__(&DNSServiceRefDeallocate))cdnssd_symbol("DNSServiceRefDeallocate");
  if (real) real(ref);
}

/* AvahiAllocator of avahi-common/malloc.h. */
struct cdnssd_allocator {
  void *(*malloc)(size_t size);
  void (*free)(void *memory);
  void *(*realloc)(void *memory, size_t size);
  void *(*calloc)(size_t count, size_t size);
};

static inline void *cdnssd_zeroing_malloc(size_t size) { return calloc(1, size); }

/* Makes Avahi's libraries work on zeroed memory. Up to version 0.8 the compatibility library doesn't initialise the
   reply functions of a DNSServiceRef: when the daemon goes while a resolve or a record query is open, it calls through
   whatever was in that memory, and the process crashes (fixed upstream in dffd549f, "Use allocator with memory set to
   zero"). Call it before anything else of the API. Other implementations lack the symbol. */
static inline void cdnssd_zero_memory_of_avahi(void) {
  static const struct cdnssd_allocator allocator = {cdnssd_zeroing_malloc, free, realloc, calloc};
  void (*set_allocator)(const struct cdnssd_allocator *) =
      (void (*)(const struct cdnssd_allocator *))cdnssd_symbol("avahi_set_allocator");
  if (set_allocator) set_allocator(&allocator);
}
#endif
