/* What the Swift runtime and the C library find out while the program of a release starts, known without
 * looking for it.
 *
 * - The arguments: the C library hands them to each constructor. The runtime's own constructor looks for
 *   them on the stack, whose place it reads from /proc/self/maps; `release.ld` leaves it out.
 * - Where `swift-backtrace` lies: nowhere. The runtime looks in eight places beside the program, which
 *   is installed by itself.
 * - Where libraries may lie beside the program: nowhere. It loads none.
 * - What the classes are like that hold the elements of arrays, dictionaries and sets: but for the types
 *   of the elements, like the one that the compiler has made for elements of the standard library. The
 *   runtime makes each anew, under locks and with much ado; a run needs seventy.
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static char **arguments;
static int count;

__attribute__((constructor)) static void keep(int length, char **given) {
  arguments = given;
  count = length;
}

char **__wrap__swift_stdlib_getUnsafeArgvArgc(int *length) {
  *length = count;
  return arguments;
}

char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}

const char *__wrap__dl_get_origin(void) {
  return (const char *)-1;
}

/* A class as it stands in memory, from its address on. What it was made of stands at its end. */
struct class {
  const void *kind, *superclass;
  uint32_t flags, instance_address, instance_size;
  uint16_t alignment, reserved;
  uint32_t size, address;
  const char *generic;
};

struct response {
  const struct class *class;
  size_t state;
};

struct response __real_swift_getCanonicalPrespecializedGenericMetadata(
  size_t, const void *const *, const char *, void *);

#define SWIFT(name) __asm__("$s" name)
extern const char arrays[] SWIFT("s23_ContiguousArrayStorageCMn");
extern const char dictionaries[] SWIFT("s18_DictionaryStorageCMn");
extern const char sets[] SWIFT("s11_SetStorageCMn");
struct response strings(size_t) SWIFT("s23_ContiguousArrayStorageCySSGMb");
struct response integers_by_strings(size_t) SWIFT("s18_DictionaryStorageCySSSiGMb");
struct response set_of_integers(size_t) SWIFT("s11_SetStorageCySiGMb");
extern const char string[] SWIFT("SSN"), string_is_hashable[] SWIFT("SSSHsWP");
extern const char integer[] SWIFT("SiN"), integer_is_hashable[] SWIFT("SiSHsWP");

enum { most_copies = 256, most_words = 1 << 13 };

/* Classes of one kind: one that the compiler has made, and of what. */
static const struct family {
  const char *generic;
  struct response (*model)(size_t);
  size_t count;
  const void *arguments[3];
} families[] = {
  {arrays, strings, 1, {string}},
  {dictionaries, integers_by_strings, 3, {string, integer, string_is_hashable}},
  {sets, set_of_integers, 2, {integer, integer_is_hashable}},
};

/* Where a class begins in memory, some words before its address, and where what it was made of does. */
static size_t *start(const struct class *class) {
  return (size_t *)((char *)class - class->address);
}

static const void **made_of(const struct class *class, const struct family *family) {
  return (const void **)(start(class) + class->size / sizeof(size_t)) - family->count;
}

static int is_made_of(
  const struct class *class, const struct family *family, const void *const *arguments
) {
  return class->generic == family->generic &&
    !memcmp(made_of(class, family), arguments, family->count * sizeof *arguments);
}

/* A class that is like the model, or none. */
static const struct class *copy(const struct family *family, const void *const *arguments) {
  static size_t words[most_words];
  static atomic_size_t used;
  const struct class *model = family->model(0).class;
  if (!is_made_of(model, family, family->arguments)) return 0;
  size_t size = model->size / sizeof(size_t), begin = atomic_fetch_add(&used, size);
  if (begin + size > most_words) return 0;
  memcpy(words + begin, start(model), model->size);
  const struct class *class = (struct class *)((char *)(words + begin) + model->address);
  memcpy(made_of(class, family), arguments, family->count * sizeof *arguments);
  return class;
}

/* The class that is made of these types, or none. */
static const struct class *find(const struct family *family, const void *const *arguments) {
  static _Atomic(const struct class *) copies[most_copies];
  size_t place = (size_t)arguments[0] / sizeof(size_t);
  for (size_t tried = 0; tried < most_copies; tried++, place++) {
    _Atomic(const struct class *) *slot = &copies[place % most_copies];
    const struct class *found = atomic_load(slot);
    if (!found) {
      const struct class *class = copy(family, arguments);
      if (!class || atomic_compare_exchange_strong(slot, &found, class)) return class;
    }
    if (is_made_of(found, family, arguments)) return found;
  }
  return 0;
}

struct response __wrap_swift_getCanonicalPrespecializedGenericMetadata(
  size_t request, const void *const *arguments, const char *generic, void *token
) {
  for (const struct family *family = families; family < families + 3; family++) {
    const struct class *class = family->generic == generic ? find(family, arguments) : 0;
    if (class) return (struct response){class, 0};
  }
  return __real_swift_getCanonicalPrespecializedGenericMetadata(request, arguments, generic, token);
}
