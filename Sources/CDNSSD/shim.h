/* The DNS Service Discovery API (Apple's dns_sd.h), here served by Avahi's compatibility library: plain functions and
   callbacks, which Swift imports as they are. The one function below works around a bug of that library.
   pkg-config is not used, because avahi-compat-libdns_sd carries -D_REENTRANT, which SwiftPM prohibits. */
#ifndef CDNSSD_SHIM_H
#define CDNSSD_SHIM_H
#include <dlfcn.h>
#include <dns_sd.h>
#include <stdlib.h>

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
   zero"). Call it before anything else of the API. The symbol is looked up because other implementations lack it. */
static inline void cdnssd_zero_memory_of_avahi(void) {
  static const struct cdnssd_allocator allocator = {cdnssd_zeroing_malloc, free, realloc, calloc};
  void (*set_allocator)(const struct cdnssd_allocator *) =
      (void (*)(const struct cdnssd_allocator *))dlsym(NULL, "avahi_set_allocator");
  if (set_allocator) set_allocator(&allocator);
}
#endif
