import Essentials

/// The memory that the program has from the system.
///
/// glibc keeps what was freed for later, one pool for each few threads: after a thousand forecasts were read, most of
/// such pools is holes. What is not said here is left to the system.
package enum SystemMemory {
  /// Makes all threads share one pool, and answers of more than 128 kB be no part of it; to be called before there are
  /// threads.
  package static func prepare() {
    #if canImport(Glibc)
      // Numbers of glibc's interface (malloc.h): M_MMAP_THRESHOLD and M_ARENA_MAX.
      typealias Setter = @convention(c) (Int32, Int32) -> Int32
      guard let function = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(function, to: Setter.self)
      _ = set(-3, 128 * 1024)
      _ = set(-8, 1)
    #endif
  }

  /// Gives back what is free. It takes milliseconds when much is.
  package static func giveBack() {
    #if canImport(Glibc)
      // Looked up by name, because the Glibc module does not have it.
      typealias Trim = @convention(c) (Int) -> Int32
      guard let trim = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(trim, to: Trim.self)(0)
    #endif
  }
}
