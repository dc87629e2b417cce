#ifndef SKYDASH_CTASKS_H
#define SKYDASH_CTASKS_H

/// Lets everything that Swift would run on its shared pool of threads run on the main queue. To be called first.
///
/// Each `await` that ends goes round by that pool, so two more threads wake for every key, every second and every
/// answer; and on Linux a pool that was once used is looked after every second for as long as the program runs. What
/// takes long has a queue of its own. Elsewhere than on Linux this does nothing.
void ctasks_use_main_queue(void);

#endif
