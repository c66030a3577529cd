#include "substitute.h"

#include <string.h>

/* The substitution that stands at `place`, or none. */
static const substitution *found_at(
    const char *place, size_t left, const substitution *substitutions, size_t count) {
  for (const substitution *s = substitutions; s < substitutions + count; s++)
    if (s->placeholder_length <= left && !memcmp(place, s->placeholder, s->placeholder_length))
      return s;
  return NULL;
}

size_t substitute(
    const char *text, size_t length, const substitution *substitutions, size_t count,
    char *output) {
  const char *end = text + length, *copied = text, *search = text;
  char *out = output;
  for (const char *place; (place = memchr(search, '<', (size_t)(end - search)));) {
    const substitution *found = found_at(place, (size_t)(end - place), substitutions, count);
    search = place + 1;
    if (!found) continue;
    memcpy(out, copied, (size_t)(place - copied));
    out += place - copied;
    memcpy(out, found->value, found->value_length);
    out += found->value_length;
    copied = search = place + found->placeholder_length;
  }
  memcpy(out, copied, (size_t)(end - copied));
  return (size_t)(out + (end - copied) - output);
}
