/* Giving freed memory back to the system. glibc keeps what is freed below the top of its heaps for the next request, so that one large
   message of a device would cost the process for ever. Swift's Glibc module leaves malloc.h out. */
#ifndef CMALLOC_SHIM_H
#define CMALLOC_SHIM_H
#include <malloc.h>
#include <stdbool.h>

/* Gives the free pages of every heap back; false if there were none. Takes each heap's lock in turn: not for the event loop's thread.
   Other C libraries than glibc give back by themselves what they can. */
static inline bool cmalloc_trim(void) {
#ifdef __GLIBC__
  return malloc_trim(0) == 1;
#else
  return false;
#endif
}
#endif
