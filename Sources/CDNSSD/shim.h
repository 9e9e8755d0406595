/* The DNS Service Discovery API (Apple's dns_sd.h), here served by Avahi's compatibility library.
   There is no shim code: the API is plain functions and callbacks, which Swift imports as they are.
   pkg-config is not used, because avahi-compat-libdns_sd carries -D_REENTRANT, which SwiftPM prohibits. */
#ifndef CDNSSD_SHIM_H
#define CDNSSD_SHIM_H
#include <dns_sd.h>
#endif
