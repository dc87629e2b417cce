import Foundation

/// Whether this build watches itself, and how.
package enum Sanitizers {
  /// Whether the address or the thread sanitizer is linked in. They take terabytes of address space, and many times the
  /// time and memory.
  package static let areOn: Bool = {
    guard let program = dlopen(nil, RTLD_NOW) else { return false }
    defer { dlclose(program) }
    return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  }()

  /// How the sanitizers of programs that tests start are set: crashes are the program's own, and what is still there at
  /// the end is no leak.
  package static var environment: [String: String] {
    guard areOn else { return [:] }
    return [
      "ASAN_OPTIONS": "detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_abort=0",
      "TSAN_OPTIONS": "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_abort=0",
    ]
  }
}
