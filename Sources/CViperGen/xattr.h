#pragma once

// The calls for extended attributes, which Glibc's module does not export.
#include <sys/xattr.h>
