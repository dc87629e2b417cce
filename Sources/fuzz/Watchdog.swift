import Foundation
import Synchronization

/// Names the input at which the program traps, crashes or hangs.
enum Watchdog {
  /// Seconds that one input may take.
  private static let limit: UInt32 = 30

  private static let current = Mutex((name: "", number: 0, seed: UInt64(0)))

  /// Installs the signal handlers, the first time it is read.
  private static let isArmed: Bool = {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] {
      signal(number) { number in
        Watchdog.report(number)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return true
  }()

  /// Notes the input that is read next, and gives it ``limit`` seconds.
  static func watch(_ name: String, _ number: Int, _ seed: UInt64) {
    _ = isArmed
    current.withLock { $0 = (name, number, seed) }
    alarm(limit)
  }

  /// Stops the clock after the last input.
  static func rest() { alarm(0) }

  /// Writes a line that says how to repeat the input. It allocates memory, which signal handlers shouldn't, but the
  /// process is about to end.
  private static func report(_ number: Int32) {
    // A signal handler must not wait for a lock, which the interrupted code may hold.
    let (name, input, seed) = current.withLockIfAvailable { $0 } ?? ("an input that was being chosen", 0, 0)
    let text = "fuzz: signal \(number) in \(name), --seed \(seed) --from \(input)\n"
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
