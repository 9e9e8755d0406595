/* Whether a file's bytes are in memory, so that the event loop may send them without waiting for a disk. Swift's Glibc module leaves
   preadv2 out, and unistd.h read with _GNU_SOURCE differs from what that module has. */
#ifndef CPAGECACHE_SHIM_H
#define CPAGECACHE_SHIM_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>

extern long int syscall(long int number, ...);

/* True if the byte at `offset` can be read at once, or there is none. File systems that can't tell count as disks. */
static inline bool cpagecache_holds(int descriptor, int64_t offset) {
  char byte;
  struct {
    void *start;
    size_t length;
  } place = {&byte, 1};
  const int no_wait = 8; /* RWF_NOWAIT of linux/fs.h */
  const long low = (long)offset, high = sizeof(long) < sizeof(int64_t) ? (long)(offset >> 32) : 0;
  return syscall(SYS_preadv2, descriptor, &place, 1UL, low, high, no_wait) >= 0;
}
#endif
