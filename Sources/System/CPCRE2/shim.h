/* The few functions of PCRE2 (10.30 and newer, 8-bit units) that message patterns need.
   The library is loaded by the first pattern instead of at start: most servers never see one. Only the run-time library
   (Debian's libpcre2-8-0) has to be there, and nothing of it is needed for building: the functions and numbers used are
   declared here, as pcre2.h has them. */
#ifndef CPCRE2_SHIM_H
#define CPCRE2_SHIM_H
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The values of pcre2.h. */
enum : uint32_t {
  CPCRE2_DOLLAR_ENDONLY = 0x00000010u,
  CPCRE2_UTF = 0x00080000u,
  CPCRE2_NEVER_BACKSLASH_C = 0x00100000u,
  CPCRE2_NO_UTF_CHECK = 0x40000000u,
  CPCRE2_ANCHORED = 0x80000000u,
  CPCRE2_NEWLINE_LF = 2,
};

/* What pcre2_compile answers where a pattern means too much; other numbers mean that it can't be read. */
enum {
  CPCRE2_ERROR_PARENTHESES_NEST_TOO_DEEP = 119,
  CPCRE2_ERROR_PATTERN_TOO_LARGE = 120,
  CPCRE2_ERROR_PATTERN_TOO_COMPLICATED = 186,
};

/* The functions of the library, by their names without prefix and suffix. */
struct cpcre2_library {
  void *(*compile)(const uint8_t *pattern, size_t length, uint32_t options, int *error, size_t *offset, void *context);
  void (*code_free)(void *code);
  void *(*compile_context_create)(void *general);
  int (*set_newline)(void *context, uint32_t newline);
  int (*set_parens_nest_limit)(void *context, uint32_t limit);
  void *(*match_context_create)(void *general);
  int (*set_match_limit)(void *context, uint32_t limit);
  int (*set_depth_limit)(void *context, uint32_t limit);
  int (*set_heap_limit)(void *context, uint32_t kibibytes);
  void *(*match_data_create)(uint32_t pairs, void *general);
  void (*match_data_free)(void *data);
  int (*match)(
      const void *code, const uint8_t *text, size_t length, size_t start, uint32_t options, void *data, void *context);
  int (*get_error_message)(int error, uint8_t *buffer, size_t length);
};

/* Loads the library `name`; false if it isn't there, or lacks a function. It is never unloaded. */
static inline bool cpcre2_load(const char *name, struct cpcre2_library *library) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
#define CPCRE2_FUNCTION(function) \
  ((library->function = (__typeof__(library->function))dlsym(handle, "pcre2_" #function "_8")) != NULL)
  return CPCRE2_FUNCTION(compile) && CPCRE2_FUNCTION(code_free) && CPCRE2_FUNCTION(compile_context_create) &&
         CPCRE2_FUNCTION(set_newline) && CPCRE2_FUNCTION(set_parens_nest_limit) &&
         CPCRE2_FUNCTION(match_context_create) && CPCRE2_FUNCTION(set_match_limit) &&
         CPCRE2_FUNCTION(set_depth_limit) && CPCRE2_FUNCTION(set_heap_limit) && CPCRE2_FUNCTION(match_data_create) &&
         CPCRE2_FUNCTION(match_data_free) && CPCRE2_FUNCTION(match) && CPCRE2_FUNCTION(get_error_message);
#undef CPCRE2_FUNCTION
}
#endif
