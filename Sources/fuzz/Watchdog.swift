import Essentials

/// Tells which input a trap, a crash or a hang belongs to.
enum Watchdog {
  /// Seconds that one input may take.
  private static let limit: UInt32 = 30

  // Unchecked because only one campaign runs at a time, and the handler only reads before the program ends.
  nonisolated(unsafe) private static var current = (name: "", number: 0, seed: UInt64(0))

  /// Names the handlers once.
  private static let isArmed: Bool = {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] {
      signal(number) { number in
        Watchdog.tell(number)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return true
  }()

  static func watch(_ name: String, _ number: Int, _ seed: UInt64) {
    _ = isArmed
    current = (name, number, seed)
    alarm(limit)
  }

  static func rest() { alarm(0) }

  private static func tell(_ number: Int32) {
    let text = "fuzz: signal \(number) in \(current.name), --seed \(current.seed) --from \(current.number)\n"
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
