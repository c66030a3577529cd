/* writer PACK: writes the files of a pack below the working directory, with nothing but mkdir, open,
   write and close: as fast as a program that looks at nothing can be.

   A pack holds one entry after the other: `D PATH`, a folder that is made, or `F SIZE MODE PATH` and
   SIZE bytes after the line end. It is read in one pass through one buffer, since a scaffolder does
   not hold its result in memory either. */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static _Noreturn void fail(const char *what) {
  perror(what);
  exit(1);
}

static void write_file(const char *path, unsigned mode, const char *bytes, size_t size) {
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (file < 0) fail(path);
  for (size_t done = 0; done < size;) {
    ssize_t written = write(file, bytes + done, size - done);
    if (written < 0) fail(path);
    done += (size_t)written;
  }
  if (close(file) != 0) fail(path);
}

static void copy_file(FILE *pack, char *header, char **bytes, size_t *capacity) {
  size_t size;
  unsigned mode;
  int path;
  if (sscanf(header, "F %zu %o %n", &size, &mode, &path) != 2) fail("bad pack");
  if (size > *capacity && !(*bytes = realloc(*bytes, *capacity = size))) fail("memory");
  if (fread(*bytes, 1, size, pack) != size) fail("short pack");
  write_file(header + path, mode, *bytes, size);
}

int main(int count, char **arguments) {
  if (count != 2) return 64;
  FILE *pack = fopen(arguments[1], "rb");
  if (!pack) fail(arguments[1]);
  size_t capacity = 1 << 16, header_capacity = 1 << 12;
  char *bytes = malloc(capacity), *header = malloc(header_capacity);
  if (!bytes || !header) fail("memory");
  for (ssize_t length; (length = getline(&header, &header_capacity, pack)) > 0;) {
    header[length - 1] = 0;
    if (header[0] == 'F') copy_file(pack, header, &bytes, &capacity);
    else if (mkdir(header + 2, 0777) != 0) fail(header + 2);
  }
  return ferror(pack) ? 1 : 0;
}
