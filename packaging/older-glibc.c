// Two functions that would bind the self-contained programs to glibc 2.35 and 2.36, in the form that older ones have. All else that they call is
// in 2.34, the one of RHEL 9; Ubuntu 22.04 has 2.35. scripts/build-release links this file into them.
#include <stdint.h>
#include <sys/random.h>

// libstdc++'s random_device calls it since glibc 2.36 has it.
uint32_t arc4random(void) {
  uint32_t value;
  while (getrandom(&value, sizeof value, 0) != sizeof value) {
  }
  return value;
}

// The same function under the version that it had before 2.35, which then only left out error handling of SVID.
#if defined(__x86_64__)
__asm__(".symver older_hypotf, hypotf@GLIBC_2.2.5");
#else
__asm__(".symver older_hypotf, hypotf@GLIBC_2.17");
#endif
float older_hypotf(float x, float y);
float hypotf(float x, float y) { return older_hypotf(x, y); }
