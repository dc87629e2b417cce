import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program started by this one, without a terminal.
///
/// Foundation's `Process` now and then misses the end of a program while the thread sanitizer slows it down.
final class ChildProcess: Sendable {
  /// Where standard output goes.
  enum Output {
    case file(String)
    case descriptor(Int32)
  }

  private let identifier: pid_t
  // Guards the number of a program that has ended from being taken for another's.
  private let isOver = NSLock()
  private nonisolated(unsafe) var hasEnded = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: Its path and its arguments.
  ///   - environment: All of its environment.
  ///   - directory: Where it runs.
  ///   - input: The file it reads.
  ///   - output: Where its standard output goes.
  ///   - error: The file of its standard error.
  /// - Throws: What the system says.
  init(
    _ command: [String], environment: [String: String], directory: String, input: String, output: Output, error: String
  ) throws {
    var actions = SpawnValues.actions
    posix_spawn_file_actions_init(&actions)
    var attributes = SpawnValues.attributes
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    switch output {
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, writing, 0o600)
    case .descriptor(let number): posix_spawn_file_actions_adddup2(&actions, number, 1)
    }
    posix_spawn_file_actions_addopen(&actions, 2, error, writing, 0o600)
    // Threads of the shared pool block signals, and a program begins with the mask of the thread that started it.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // Spawning in a directory is beyond what Glibc's module shows.
    let words = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, directory] + command
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
    self.identifier = identifier
  }

  /// Waits for the end, and returns the exit code, or the signal as a negative number. To be called once.
  func end() async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        var information = siginfo_t()
        // Only looked at, so that the number is not given to another before it is known to be over.
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        var status: Int32 = 0
        isOver.withLock {
          hasEnded = true
          while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        }
        let signal = status & 0x7F
        continuation.resume(returning: signal == 0 ? (status >> 8) & 0xFF : -signal)
      }
    }
  }

  /// Sends a signal, unless it is over.
  func send(_ signal: Int32) {
    isOver.withLock { if !hasEnded { kill(identifier, signal) } }
  }
}
