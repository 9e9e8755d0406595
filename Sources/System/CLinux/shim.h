/* Calls of Linux and its C library that Swift's Glibc module leaves out. Of an open file: whether bytes are in memory, so that the event
   loop may send them without waiting for a disk, and when it was made (unistd.h read with _GNU_SOURCE differs from what that module has).
   Of the heaps: giving freed memory back. Of another process: a descriptor that tells of its end. */
#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H
#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>

extern long int syscall(long int number, ...);

/* True if the byte at `offset` can be read at once, or there is none. File systems that can't tell count as disks. */
static inline bool clinux_holds(int descriptor, int64_t offset) {
  char byte;
  struct {
    void *start;
    size_t length;
  } place = {&byte, 1};
  const int no_wait = 8; /* RWF_NOWAIT of linux/fs.h */
  const long low = (long)offset, high = sizeof(long) < sizeof(int64_t) ? (long)(offset >> 32) : 0;
  return syscall(SYS_preadv2, descriptor, &place, 1UL, low, high, no_wait) >= 0;
}

/* When the file was made, in nanoseconds since 1970; 0 where the file system doesn't know. A new file that gets the number of one that was
   removed was made later. */
static inline int64_t clinux_birth(int descriptor) {
  struct { /* struct statx of linux/stat.h */
    uint32_t mask;
    unsigned char before[76];
    int64_t seconds;
    uint32_t nanoseconds;
    unsigned char after[164];
  } info = {0};
  const int empty_path = 0x1000; /* AT_EMPTY_PATH */
  const unsigned int birth = 0x800; /* STATX_BTIME */
  if (syscall(SYS_statx, descriptor, "", empty_path, birth, &info) != 0 || !(info.mask & birth)) return 0;
  return info.seconds * 1000000000 + info.nanoseconds;
}

/* A descriptor of the process, readable once it has ended; -1 if there is none, or the kernel is older than Linux 5.3. Children of this
   process don't inherit it. */
static inline int clinux_process(int process) { return (int)syscall(SYS_pidfd_open, process, 0U); }

/* Keeps at most 128 KiB free at the top of a heap. By itself glibc raises that limit to twice the largest block that was freed, and trimming
   leaves the top of every heap but the main one alone. */
static inline void clinux_bound_heaps(void) {
#ifdef __GLIBC__
  mallopt(M_TRIM_THRESHOLD, 128 << 10);
#endif
}

/* Gives the free pages of every heap back; false if there were none: glibc keeps what is freed below the top of its heaps, so that one
   large message of a device would cost the process for ever. Takes each heap's lock in turn: not for the event loop's thread.
   Other C libraries than glibc give back by themselves what they can. */
static inline bool clinux_trim(void) {
#ifdef __GLIBC__
  return malloc_trim(0) == 1;
#else
  return false;
#endif
}
#endif
