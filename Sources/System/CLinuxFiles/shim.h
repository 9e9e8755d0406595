/* What Linux tells of an open file beyond POSIX: whether bytes are in memory, so that the event loop may send them without waiting for a
   disk, and when the file was made. Swift's Glibc module leaves preadv2 and statx out, and unistd.h read with _GNU_SOURCE differs from what
   that module has. */
#ifndef CLINUXFILES_SHIM_H
#define CLINUXFILES_SHIM_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>

extern long int syscall(long int number, ...);

/* True if the byte at `offset` can be read at once, or there is none. File systems that can't tell count as disks. */
static inline bool clinuxfiles_holds(int descriptor, int64_t offset) {
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
static inline int64_t clinuxfiles_birth(int descriptor) {
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
#endif
