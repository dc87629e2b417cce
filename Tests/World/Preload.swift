import Foundation

/// A library that is loaded before all others and makes the system behave as it seldom does: a name server that stays
/// silent, threads that do not start, or a user whom it does not know. Only where there is a C compiler and programs
/// take such libraries.
package struct Preload: Sendable {
  private let folder: TemporaryDirectory
  private let path: String

  /// Whether programs can be given such a library here.
  package static var isPossible: Bool {
    #if os(Linux)
      !Sanitizers.areOn && FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")
    #else
      false
    #endif
  }

  /// - Throws: When it cannot be compiled.
  package init() throws {
    folder = try TemporaryDirectory()
    path = folder.file("preload.so")
    try Self.source.write(toFile: folder.file("preload.c"), atomically: false, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/cc")
    compiler.arguments = ["-shared", "-fPIC", "-o", path, folder.file("preload.c"), "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CocoaError(.executableNotLoadable) }
  }

  /// A program for which no name server answers for a minute and a half, which is how long the system's resolver tries.
  package func silentNameServer(_ skydash: Skydash) -> Skydash {
    skydash.with(["LD_PRELOAD": path, "PRELOAD_RESOLVER": "silent"])
  }

  /// A program for which no name is known.
  package func withoutNames(_ skydash: Skydash) -> Skydash {
    skydash.with(["LD_PRELOAD": path, "PRELOAD_RESOLVER": "unknown"])
  }

  /// A program whose threads of these numbers do not start; the first one, 0, only tries whether one can.
  package func withoutThreads(_ skydash: Skydash, _ numbers: Range<Int>) -> Skydash {
    skydash.with([
      "LD_PRELOAD": path, "PRELOAD_THREADS_FROM": "\(numbers.lowerBound)",
      "PRELOAD_THREADS_TO": "\(numbers.upperBound)",
    ])
  }

  /// A program of a user with a home in the password file alone, or who is not in it.
  package func homeless(_ skydash: Skydash, passwordFile home: String? = nil) -> Skydash {
    skydash.with([
      "LD_PRELOAD": path, "PRELOAD_HOME": home ?? "", "HOME": nil, "XDG_CONFIG_HOME": nil, "XDG_CACHE_HOME": nil,
    ])
  }

  /// A program whose clock runs a day each second.
  package func racingClock(_ skydash: Skydash) -> Skydash {
    skydash.with(["LD_PRELOAD": path, "PRELOAD_CLOCK": "86400", "SKYDASH_NOW": nil])
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <netdb.h>
    #include <pthread.h>
    #include <pwd.h>
    #include <stdatomic.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/time.h>
    #include <time.h>
    #include <unistd.h>

    int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
      const char *way = getenv("PRELOAD_RESOLVER");
      int (*real)(const char *, const char *, const struct addrinfo *, struct addrinfo **) = dlsym(RTLD_NEXT, "getaddrinfo");
      if (!way || !node || strspn(node, "0123456789.") == strlen(node)) return real(node, service, hints, result);
      if (strcmp(way, "silent") == 0) sleep(85);
      return strcmp(way, "silent") == 0 ? EAI_AGAIN : EAI_NONAME;
    }

    int clock_gettime(clockid_t clock, struct timespec *time) {
      static time_t start;
      static int (*real)(clockid_t, struct timespec *);
      if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
      int result = real(clock, time);
      const char *pace = getenv("PRELOAD_CLOCK");
      if (result || !pace || clock != CLOCK_REALTIME) return result;
      if (!start) start = time->tv_sec;
      time->tv_sec = start + (time->tv_sec - start) * atoi(pace) + time->tv_nsec / 1000000 * atoi(pace) / 1000;
      return 0;
    }

    int gettimeofday(struct timeval *time, void *zone) {
      struct timespec precise;
      int result = clock_gettime(CLOCK_REALTIME, &precise);
      time->tv_sec = precise.tv_sec;
      time->tv_usec = precise.tv_nsec / 1000;
      return result;
    }

    struct passwd *getpwuid(uid_t user) {
      static struct passwd entry;
      struct passwd *(*real)(uid_t) = dlsym(RTLD_NEXT, "getpwuid");
      char *home = getenv("PRELOAD_HOME");
      if (!home) return real(user);
      entry.pw_dir = home;
      return *home ? &entry : NULL;
    }

    static atomic_int asked;

    int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context) {
      int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = dlsym(RTLD_NEXT, "pthread_create");
      const char *from = getenv("PRELOAD_THREADS_FROM"), *to = getenv("PRELOAD_THREADS_TO");
      Dl_info caller;
      int isOurs = dladdr(__builtin_return_address(0), &caller) && caller.dli_fname && strstr(caller.dli_fname, "/skydash");
      int number = from && to && isOurs ? atomic_fetch_add(&asked, 1) : -1;
      if (number >= 0 && number >= atoi(from) && number < atoi(to)) return EAGAIN;
      return real(thread, attributes, body, context);
    }
    """#
}
