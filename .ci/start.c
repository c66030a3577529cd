/* What the Swift runtime and the C library look for in files when the program of a release starts, known
 * without them.
 *
 * - The arguments: the C library hands them to each constructor. The runtime's own constructor looks for
 *   them on the stack, whose place it reads from /proc/self/maps; `release.ld` leaves it out.
 * - Where `swift-backtrace` lies: nowhere. The runtime looks in eight places beside the program, which
 *   is installed by itself.
 * - Where libraries may lie beside the program: nowhere. It loads none.
 */
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
