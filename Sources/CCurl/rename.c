#define _GNU_SOURCE
#include "ccurl.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

#ifdef __APPLE__
int ccurl_rename_to_new(const char *path, const char *target) { return renamex_np(path, target, RENAME_EXCL); }
#else
#include <sys/syscall.h>
#include <unistd.h>

// By the number of the system call, because older versions of musl have no function for it.
int ccurl_rename_to_new(const char *path, const char *target) {
#ifdef SYS_renameat2
  const unsigned no_replace = 1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, target, no_replace);
#else
  errno = ENOSYS;
  return -1;
#endif
}
#endif
