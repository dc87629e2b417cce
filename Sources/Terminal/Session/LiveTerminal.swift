import Essentials
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The real terminal: its descriptors, saved modes and event sources.
final class LiveTerminal: Sendable {
  /// The signals a session acts on.
  static let signals = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Where keys come from; nil without any terminal to read.
  let input: Int32?
  let output: Int32
  /// Whether `output` never waits: it is opened anew, since the flag of standard output would be shared with the shell.
  let isNonblocking: Bool
  let queue = DispatchQueue(label: "skydash.terminal", qos: .userInteractive)
  private let state = Locked(State())

  private struct State {
    var saved: termios?
    var sources: [any DispatchSourceProtocol] = []
    var reader: (any DispatchSourceRead)?
    var waiting: (any DispatchSourceWrite)?
  }

  /// The terminal of standard output, or nil if it is none.
  init?() {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    let reopened = Self.reopened(STDOUT_FILENO)
    isNonblocking = reopened != nil
    output = reopened ?? STDOUT_FILENO
    if isatty(STDIN_FILENO) == 1 {
      input = STDIN_FILENO
    } else {
      let controlling = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
      input = controlling >= 0 ? controlling : nil
    }
  }

  private static func reopened(_ descriptor: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    let opened = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return opened >= 0 ? opened : nil
  }

  // MARK: - Modes

  /// Makes the terminal raw; the modes found the first time, or after ``restore()``, are kept.
  func enterRaw() -> Bool {
    state.with { state in
      var modes = termios()
      guard tcgetattr(output, &modes) == 0 else { return false }
      let saved = state.saved ?? modes
      cfmakeraw(&modes)
      withUnsafeMutableBytes(of: &modes.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      guard tcsetattr(output, TCSADRAIN, &modes) == 0 else { return false }
      if state.saved == nil { CrashGuard.arm(output: output, saved: saved) }
      state.saved = saved
      return true
    }
  }

  /// Puts the saved modes back; late answers and unread keys are thrown away.
  func restore() {
    state.with { state in
      guard var modes = state.saved else { return }
      tcsetattr(output, TCSAFLUSH, &modes)
      CrashGuard.disarm()
      state.saved = nil
    }
  }

  /// The window's size in cells, and of a cell in pixels if the numbers can be believed.
  func size() -> TerminalSize? {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return nil }
    let columns = Int(window.ws_col)
    let rows = Int(window.ws_row)
    let width = Int(window.ws_xpixel) / columns
    let height = Int(window.ws_ypixel) / rows
    let cell = width >= 2 && height >= 4 ? CellPixels(width: width, height: height) : nil
    return TerminalSize(columns: columns, rows: rows, cell: cell)
  }

  // MARK: - Events

  /// Begins to deliver, and returns when no signal can be missed any more.
  func start(_ deliver: @escaping @Sendable (TerminalInput) -> Void) {
    // Before the sources: registered, they set a handler of their own on Linux.
    for number in Self.signals + [SIGPIPE] { signal(number, SIG_IGN) }
    let registered = DispatchGroup()
    for number in Self.signals {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in deliver(.signal(number)) }
      registered.enter()
      source.setRegistrationHandler { @Sendable in registered.leave() }
      source.activate()
      state.with { $0.sources.append(source) }
    }
    // Until a source is registered, its signal is ignored and would be lost.
    _ = registered.wait(timeout: .now() + .seconds(1))
    guard let input else { return }
    let reader = reader(input, deliver)
    reader.activate()
    state.with { $0.reader = reader }
  }

  /// Ends the deliveries; signals have their default effect again.
  func finish() {
    let wasStarted = state.with { state in
      defer {
        state.sources = []
        state.reader = nil
        state.waiting = nil
      }
      state.sources.forEach { $0.cancel() }
      state.reader?.cancel()
      state.waiting?.cancel()
      return !state.sources.isEmpty
    }
    guard wasStarted else { return }
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  func whenWritable(_ ready: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeWriteSource(fileDescriptor: output, queue: queue)
    source.setEventHandler { @Sendable [weak self] in
      self?.state.with { state in
        state.waiting?.cancel()
        state.waiting = nil
      }
      ready()
    }
    source.activate()
    state.with { state in
      state.waiting?.cancel()
      state.waiting = source
    }
  }

  /// A source that delivers what is typed, until the end of the input.
  private func reader(
    _ input: Int32, _ deliver: @escaping @Sendable (TerminalInput) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: input, queue: queue)
    source.setEventHandler { @Sendable [weak self] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(input, &bytes, bytes.count)
      if count > 0 {
        deliver(.bytes(Array(bytes[..<count])))
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        self?.stopReading()
        deliver(.closed)
      }
    }
    return source
  }

  /// Ends the reads: at its end, input would be readable for ever.
  private func stopReading() {
    state.with { state in
      state.reader?.cancel()
      state.reader = nil
    }
  }
}

/// A value that one thread at a time may use; its sources are none that `Mutex` takes.
private final class Locked<Value>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Uses the value while no one else can.
  func with<Result>(_ use: (inout Value) throws -> Result) rethrows -> Result {
    lock.wait()
    defer { lock.signal() }
    return try use(&value)
  }
}
