/* The few functions of expat (2.2 and newer) that manifests and captions need.
   The library is loaded by the first XML document. Only the run-time library (Debian's libexpat1) has to be there, and nothing of
   it is needed for building: the functions used are declared here, as expat.h has them. */
#ifndef CEXPAT_SHIM_H
#define CEXPAT_SHIM_H
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

/* Attributes are pairs of name and value; NULL ends them. */
typedef void (*cexpat_start)(void *context, const char *name, const char **attributes);
typedef void (*cexpat_end)(void *context, const char *name);
typedef void (*cexpat_text)(void *context, const char *bytes, int length);
typedef void (*cexpat_doctype)(void *context, const char *name, const char *system, const char *public_, int has_subset);

/* The functions of the library, by their names without prefix. */
struct cexpat_library {
  void *(*ParserCreate)(const char *encoding);
  void (*ParserFree)(void *parser);
  void (*SetUserData)(void *parser, void *context);
  void (*SetElementHandler)(void *parser, cexpat_start start, cexpat_end end);
  void (*SetCharacterDataHandler)(void *parser, cexpat_text text);
  void (*SetStartDoctypeDeclHandler)(void *parser, cexpat_doctype doctype);
  int (*Parse)(void *parser, const char *bytes, int length, int is_final);
  int (*StopParser)(void *parser, unsigned char is_resumable);
  int (*GetErrorCode)(void *parser);
  const char *(*ErrorString)(int error);
  unsigned long (*GetCurrentLineNumber)(void *parser);
  long (*GetCurrentByteIndex)(void *parser);
  int (*GetCurrentByteCount)(void *parser);
};

/* Loads the library `name`; false if it isn't there, or lacks a function. It is never unloaded. */
static inline bool cexpat_load(const char *name, struct cexpat_library *library) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
#define CEXPAT_FUNCTION(function) \
  ((library->function = (__typeof__(library->function))dlsym(handle, "XML_" #function)) != NULL)
  return CEXPAT_FUNCTION(ParserCreate) && CEXPAT_FUNCTION(ParserFree) && CEXPAT_FUNCTION(SetUserData) &&
         CEXPAT_FUNCTION(SetElementHandler) && CEXPAT_FUNCTION(SetCharacterDataHandler) &&
         CEXPAT_FUNCTION(SetStartDoctypeDeclHandler) && CEXPAT_FUNCTION(Parse) && CEXPAT_FUNCTION(StopParser) &&
         CEXPAT_FUNCTION(GetErrorCode) && CEXPAT_FUNCTION(ErrorString) && CEXPAT_FUNCTION(GetCurrentLineNumber) &&
         CEXPAT_FUNCTION(GetCurrentByteIndex) && CEXPAT_FUNCTION(GetCurrentByteCount);
#undef CEXPAT_FUNCTION
}
#endif
