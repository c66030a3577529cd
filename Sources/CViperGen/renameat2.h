#pragma once

// Glibc declares this call only for programs that ask for its extensions, which Swift's import does not.
int renameat2(int from, const char *name, int to, const char *newName, unsigned int flags);
