/* The few functions of uchardet (0.0.6 and newer) that tell a text's encoding.
   The library is loaded by the first text that is no Unicode. Only the run-time library (Debian's libuchardet0) has to be there, and
   nothing of it is needed for building: the functions used are declared here, as uchardet.h has them. */
#ifndef CUCHARDET_SHIM_H
#define CUCHARDET_SHIM_H
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

/* The functions of the library, by their names without prefix. */
struct cuchardet_library {
  void *(*new_)(void);
  void (*delete_)(void *detector);
  int (*handle_data)(void *detector, const char *bytes, size_t count);
  void (*data_end)(void *detector);
  const char *(*get_charset)(void *detector);
};

/* Loads the library `name`; false if it isn't there, or lacks a function. It is never unloaded. */
static inline bool cuchardet_load(const char *name, struct cuchardet_library *library) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
#define CUCHARDET_FUNCTION(member, function) \
  ((library->member = (__typeof__(library->member))dlsym(handle, "uchardet_" #function)) != NULL)
  return CUCHARDET_FUNCTION(new_, new) && CUCHARDET_FUNCTION(delete_, delete) &&
         CUCHARDET_FUNCTION(handle_data, handle_data) && CUCHARDET_FUNCTION(data_end, data_end) &&
         CUCHARDET_FUNCTION(get_charset, get_charset);
#undef CUCHARDET_FUNCTION
}
#endif
