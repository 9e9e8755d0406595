/* jansson, the JSON parser. Reference counting and the type tests are macros or static inline functions in
   jansson.h; Swift imports the inline functions, the macros get functions here. */
#ifndef CJANSSON_SHIM_H
#define CJANSSON_SHIM_H
#include <jansson.h>

/* json_typeof and json_is_* are macros. */
static inline json_type cjansson_typeof(const json_t *json) { return json->type; }
#endif
