package import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program running in a terminal that the test holds the other end of.
package final class PseudoTerminal {
  package enum Failure: Error, CustomStringConvertible {
    case cannotOpen
    case cannotRun(Int32)
    case timedOut(waitingFor: String, output: String)

    package var description: String {
      switch self {
      case .cannotOpen: "no pseudo-terminal"
      case .cannotRun(let code): "cannot run: \(code)"
      case .timedOut(let what, let output): "timed out waiting for \(what) after \(output)"
      }
    }
  }

  private let master: Int32
  private let slave: Int32
  /// The terminal's modes before the program started.
  package private(set) var formerModes: [UInt] = []
  package private(set) var process: pid_t = 0
  /// Everything the program wrote since ``forget()``.
  package private(set) var output: [UInt8] = []
  /// What the terminal shows.
  package private(set) var screen: EmulatedScreen
  private var isHungUp = false
  /// Whether it answers what programs ask terminals, as nearly every terminal does.
  private let answers: Bool
  /// How many bytes of the output were looked at for questions.
  private var answered = 0

  /// Starts a program of the build directory in a terminal of a size.
  ///
  /// - Parameters:
  ///   - program: The name of the executable.
  ///   - arguments: What follows the name.
  ///   - environment: All of the program's environment.
  ///   - columns: The width of the window.
  ///   - rows: The height of the window.
  ///   - inputFromTerminal: Whether standard input is the terminal; else it is `/dev/null`.
  ///   - answers: Whether DA1 is answered; else only the test may do so.
  ///   - script: What a shell with job control does with the program, which is `"$0" "$@"`; without a shell
  ///     nothing is above the program that could continue it.
  /// - Throws: ``Failure`` when there is no terminal to be had, or no such program.
  package init(
    program: String, arguments: [String] = [], environment: [String: String], columns: Int = 80, rows: Int = 24,
    inputFromTerminal: Bool = true, answers: Bool = true, script: String? = nil
  ) throws {
    self.answers = answers
    screen = EmulatedScreen(columns: columns, rows: rows)
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0, let path = Self.unlock(master) else { throw Failure.cannotOpen }
    // Held open, so that the terminal outlives the program.
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    setSize(columns: columns, rows: rows)
    formerModes = Self.modes(of: slave)
    let shell = script.map { ["/bin/sh", "-c", "set -m; \($0)"] } ?? []
    try run(shell + [Self.executable(program)] + arguments, environment, path, inputFromTerminal)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(slave)
    if !isHungUp { close(master) }
  }

  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
    /// `FIONREAD`, which Darwin's module leaves out.
    private static let waitingCount: UInt = 0x4004_667F

    /// Allows the other end of a terminal to be opened, and returns its path.
    private static func unlock(_ master: Int32) -> String? {
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { return nil }
      return String(cString: name)
    }
  #else
    /// `POSIX_SPAWN_SETSID`, which Glibc's module leaves out, as it does `unlockpt` and `ptsname`.
    private static let newSession: Int16 = 0x80
    private static let waitingCount = UInt(FIONREAD)

    /// Allows the other end of a terminal to be opened, and returns its path: `TIOCSPTLCK` and `TIOCGPTN`.
    private static func unlock(_ master: Int32) -> String? {
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      guard ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    }
  #endif

  /// A program beside the tests, or of the debug build.
  package static func executable(_ name: String) -> String {
    let directory = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = directory.appending(path: name).path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return URL(filePath: #filePath).appending(path: "../../../../.build/debug/\(name)").standardizedFileURL.path
  }

  private func run(
    _ command: [String], _ environment: [String: String], _ terminal: String, _ inputFromTerminal: Bool
  ) throws {
    var attributes = SpawnValues.attributes
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Self.newSession)
    var actions = SpawnValues.actions
    posix_spawn_file_actions_init(&actions)
    // The first terminal that the leader of a session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 1, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if inputFromTerminal {
      posix_spawn_file_actions_adddup2(&actions, 1, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      (arguments + variables).forEach { free($0) }
    }
    let result = posix_spawn(&process, command[0], &actions, &attributes, &arguments, &variables)
    guard result == 0 else { throw Failure.cannotRun(result) }
  }

  // MARK: - The terminal

  /// The terminal's input, output and local modes.
  package var modes: [UInt] { Self.modes(of: slave) }

  private static func modes(of descriptor: Int32) -> [UInt] {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return [UInt(modes.c_iflag), UInt(modes.c_oflag), UInt(modes.c_lflag)]
  }

  /// The output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Changes the window's size, which the program hears of.
  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    setSize(columns: columns, rows: rows)
  }

  private func setSize(columns: Int, rows: Int) {
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Types text.
  package func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  /// Sends a signal to all that is in the foreground, or to the group of a process.
  package func sendToForeground(_ signal: Int32) { killpg(tcgetpgrp(master), signal) }

  /// Forgets the output so far; the screen stays.
  package func forget() {
    output = []
    answered = 0
  }

  /// Lets the terminal go away, as a closed window or a lost connection does.
  package func hangUp() {
    isHungUp = true
    close(master)
  }

  // MARK: - Waiting

  /// Reads until the screen, its rows joined by line feeds, holds a text.
  package func wait(for text: String, seconds: Double = 300) throws {
    try wait(for: text, seconds: seconds) { $0.text.contains(text) }
  }

  /// Reads until the screen is as wanted.
  package func wait(
    for what: String, seconds: Double = 300, _ isThere: (EmulatedScreen) -> Bool
  ) throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    while !isThere(screen) {
      guard read(milliseconds: 100) || ContinuousClock.now < limit else {
        throw Failure.timedOut(waitingFor: what, output: screen.text)
      }
    }
  }

  /// Waits until the program has taken everything that was typed, all its threads sleep, and what it wrote was read.
  ///
  /// Where the system does not show threads, half a second without output counts as their sleep.
  ///
  /// - Parameters:
  ///   - seconds: How long this may take.
  ///   - isReading: Whether its output is read meanwhile; unread output may be what it sleeps over.
  /// - Throws: ``Failure`` when the program has no rest.
  package func rest(seconds: Double = 300, isReading: Bool = true) throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    var former: ProcessThreads?
    while true {
      let hasWritten = isReading && read(milliseconds: 20)
      if !isReading { usleep(20_000) }
      let threads = ProcessThreads(of: process)
      if !hasWritten, waitingInput == 0 {
        // Not all of them are looked at in one moment: none may have been awake since the look before.
        if let threads, threads.areAsleep, threads.switches == former?.switches { return }
        if threads == nil, !isReading || !read(milliseconds: 500) { return }
      }
      former = threads
      guard ContinuousClock.now < limit else { throw Failure.timedOut(waitingFor: "rest", output: screen.text) }
    }
  }

  /// How many typed bytes the program has not taken yet.
  package var waitingInput: Int32 {
    var count: Int32 = 0
    return ioctl(slave, Self.waitingCount, &count) == 0 ? count : 0
  }

  /// Waits until the program stops or ends.
  ///
  /// - Parameters:
  ///   - seconds: How long this may take.
  ///   - isReading: Whether its output is read meanwhile; without, only what is left at the end is.
  /// - Returns: The status that `wait` gives.
  /// - Throws: ``Failure`` when the program goes on.
  package func waitForChange(seconds: Double = 300, isReading: Bool = true) throws -> Int32 {
    let limit = ContinuousClock.now + .seconds(seconds)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG | WUNTRACED) == 0 {
      if isHungUp || !isReading { usleep(20_000) } else { _ = read(milliseconds: 20) }
      guard ContinuousClock.now < limit else { throw Failure.timedOut(waitingFor: "an end", output: screen.text) }
    }
    if status & 0xFF != 0x7F { process = 0 }
    while !isHungUp, read(milliseconds: 20) {}
    return status
  }

  /// Seconds of processor time that the program has used, where the system knows.
  package var processorSeconds: Double? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Reads what there is; false when nothing comes in time.
  package func read(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    screen.feed(bytes[..<count])
    if answers { answer() }
    return true
  }

  /// Answers DA1 wherever it was asked since the last time.
  private func answer() {
    let question = Array("\u{1B}[c".utf8)
    while let place = output[answered...].firstRange(of: question) {
      answered = place.upperBound
      type("\u{1B}[?62;22c")
    }
    answered = max(answered, output.count - question.count + 1)
  }
}
