#pragma once
#include <stddef.h>

/// A file of `clients/web`, in the binary's read-only data.
struct web_page {
  /// Its path in that folder.
  const char *_Nonnull name;
  /// Its bytes.
  const unsigned char *_Nonnull bytes;
  /// How many there are.
  size_t count;
};

/// How many files there are.
size_t web_page_count(void);
/// The file at `index`.
struct web_page web_page(size_t index);
