#ifndef SUBSTITUTE_H
#define SUBSTITUTE_H

#include <stddef.h>

/// A placeholder as it stands in the text, and what takes its place.
typedef struct {
  const char *placeholder;
  size_t placeholder_length;
  const char *value;
  size_t value_length;
} substitution;

/// Copies a text with all placeholders replaced, all of which begin with '<'; answers how many bytes
/// it wrote. The output has to have room for them.
size_t substitute(
    const char *text, size_t length, const substitution *substitutions,
    size_t count, char *output);

#endif
