// Tells ThreadSanitizer of `Synchronization.Mutex`: `scripts/test-sanitizers` loads it before Swift's runtime.
// The mutex's fast path is compiled into our code, so the sanitizer sees it. Its slow path waits by a futex in Swift's library, which isn't
// instrumented, and each hand-over by it looks like a race.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex
// `_MutexHandle._lockSlow(UInt32)` and `_MutexHandle._unlockSlow()` in libswiftSynchronization.so.
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// The sanitizer's runtime is in the tests' program, not in the programs that they start.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

SWIFT void lockSlow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT void unlockSlow(SELF) __asm__(UNLOCK_SLOW);

SWIFT void lockSlow(uint32_t thread, SELF) {
  ((SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK_SLOW))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlockSlow(SELF) {
  if (__tsan_release) __tsan_release(mutex);
  ((SWIFT void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK_SLOW))(mutex);
}
