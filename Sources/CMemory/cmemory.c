#include "cmemory.h"

#if defined(__linux__) && defined(__x86_64__)

#include <link.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// Both are the linker's.
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern ElfW(Dyn) _DYNAMIC[] __attribute__((visibility("hidden")));

void cmemory_give_back_relocations(void) {
  uintptr_t start = 0, size = 0, page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (const ElfW(Dyn) *entry = _DYNAMIC; entry->d_tag != DT_NULL; entry++) {
    if (entry->d_tag == DT_RELA) start = entry->d_un.d_ptr;
    if (entry->d_tag == DT_RELASZ) size = entry->d_un.d_val;
  }
  if (start == 0 || size == 0) return;
  // Some loaders leave the address relative to the program's own.
  if (start < (uintptr_t)__ehdr_start) start += (uintptr_t)__ehdr_start;
  uintptr_t first = (start + page - 1) / page * page, last = (start + size) / page * page;
  if (first < last) madvise((void *)first, last - first, MADV_DONTNEED);
}

#else
void cmemory_give_back_relocations(void) {}
#endif
