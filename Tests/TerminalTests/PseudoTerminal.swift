import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A program running in a terminal that the test holds the other end of.
final class PseudoTerminal {
  enum Failure: Error {
    case cannotOpen
    case cannotRun(Int32)
    case timedOut(String)
  }

  let master: Int32
  private let slave: Int32
  /// The terminal's modes before the program started.
  private(set) var formerModes: [UInt] = []
  private(set) var process: pid_t = 0
  private(set) var output: [UInt8] = []

  /// Starts a program of the build directory in a terminal of a size.
  init(program: String, columns: UInt16 = 80, rows: UInt16 = 24) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0, let path = Self.unlock(master) else { throw Failure.cannotOpen }
    // Held open, so that the terminal outlives the program.
    slave = open(path, O_RDWR | O_NOCTTY)
    resize(columns: columns, rows: rows)
    formerModes = Self.modes(of: slave)
    try run(Self.executable(program), path)
  }

  deinit {
    if process > 0 { kill(process, SIGKILL) }
    close(slave)
    close(master)
  }

  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)

    /// Allows the other end of a terminal to be opened, and returns its path.
    private static func unlock(_ master: Int32) -> String? {
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { return nil }
      return String(cString: name)
    }
  #else
    /// `POSIX_SPAWN_SETSID`, which Glibc's module leaves out, as it does `unlockpt` and `ptsname`.
    private static let newSession: Int16 = 0x80

    /// Allows the other end of a terminal to be opened, and returns its path: `TIOCSPTLCK` and `TIOCGPTN`.
    private static func unlock(_ master: Int32) -> String? {
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      guard ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    }
  #endif

  private static func executable(_ name: String) -> String {
    let directory = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = directory.appending(path: name).path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return URL(filePath: #filePath).appending(path: "../../../.build/debug/\(name)").standardizedFileURL.path
  }

  private func run(_ program: String, _ terminal: String) throws {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Self.newSession)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The first terminal that the leader of a session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    defer { free(arguments[0]) }
    let result = posix_spawn(&process, program, &actions, &attributes, &arguments, environ)
    guard result == 0 else { throw Failure.cannotRun(result) }
  }

  /// The terminal's input, output and local modes.
  var modes: [UInt] { Self.modes(of: slave) }

  private static func modes(of descriptor: Int32) -> [UInt] {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return [UInt(modes.c_iflag), UInt(modes.c_oflag), UInt(modes.c_lflag)]
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  func resize(columns: UInt16, rows: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) } }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Forgets the output so far.
  func forget() { output = [] }

  /// Reads until the output holds a text.
  func wait(for text: String, seconds: Double = 20) throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    while !self.text.contains(text) {
      guard read(milliseconds: 200) || ContinuousClock.now < limit else { throw Failure.timedOut(text) }
    }
  }

  /// Waits until the program stops or ends while its output is read, and returns the status that `wait` gives.
  func waitForChange(seconds: Double = 20) throws -> Int32 {
    let limit = ContinuousClock.now + .seconds(seconds)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG | WUNTRACED) == 0 {
      _ = read(milliseconds: 20)
      guard ContinuousClock.now < limit else { throw Failure.timedOut("a change of state") }
    }
    if status & 0xFF != 0x7F { process = 0 }
    while read(milliseconds: 20) {}
    return status
  }

  /// Reads what there is; false when nothing comes in time.
  func read(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    return true
  }
}
