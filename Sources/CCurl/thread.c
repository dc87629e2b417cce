#include "ccurl.h"

#include <pthread.h>

int ccurl_start_thread(void *(*body)(void *), void *context) {
  pthread_t thread;
  int error = pthread_create(&thread, NULL, body, context);
  return error ? error : pthread_detach(thread);
}
