#pragma once
#include <stddef.h>

/// The bytes of `spec/openrpc.json`, in the binary's read-only data: they cost nothing before somebody asks for them.
const unsigned char *openrpc_bytes(void);
/// How many bytes there are.
size_t openrpc_count(void);
