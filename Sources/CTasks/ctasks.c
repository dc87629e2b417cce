#include "ctasks.h"

#if defined(__linux__) && defined(__has_attribute)
#if __has_attribute(swiftcall)

#define SWIFT_CALL __attribute__((swiftcall))

// Part of the binary interface of Swift's concurrency library, made for this.
typedef SWIFT_CALL void (*enqueue_original)(void *job);
extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_original original);
extern SWIFT_CALL void swift_job_run(void *job, void *executor, void *executor_kind);

// Of libdispatch, whose header is not where every C compiler looks.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *context));

// On no executor in particular: two null words.
static void run(void *job) { swift_job_run(job, 0, 0); }

static SWIFT_CALL void enqueue(void *job, enqueue_original original) {
  (void)original;
  dispatch_async_f(&_dispatch_main_q, job, run);
}

void ctasks_use_main_queue(void) { swift_task_enqueueGlobal_hook = enqueue; }

#else
void ctasks_use_main_queue(void) {}
#endif
#else
void ctasks_use_main_queue(void) {}
#endif
