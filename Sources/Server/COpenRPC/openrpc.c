#include "COpenRPC.h"

// Clang has #embed in every dialect of C, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char document[] = {
#embed "../../../spec/openrpc.json"
};

const unsigned char *openrpc_bytes(void) { return document; }
size_t openrpc_count(void) { return sizeof document; }
