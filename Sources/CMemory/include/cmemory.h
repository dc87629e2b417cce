#ifndef SKYDASH_CMEMORY_H
#define SKYDASH_CMEMORY_H

/// Lets go of the pages that hold the loader's list of addresses to correct, two megabytes in a statically linked program:
/// it is read once, before the program begins. They are clean pages of the program's file. Elsewhere than on Linux this
/// does nothing.
void cmemory_give_back_relocations(void);

#endif
