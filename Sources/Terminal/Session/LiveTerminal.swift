import Dispatch
import Essentials
import Synchronization

/// The real terminal: descriptors that stay open, as a signal handler may use them, and the thread that waits on them.
final class LiveTerminal: Sendable {
  /// The most bytes of a write that might block; few, since all that's known is that there is room for some.
  private static let blockingPiece = 256

  /// The descriptor keys are read from; `nil` if there is none.
  let input: Int32?
  /// The descriptor that output is written to, through which the terminal's modes are also set.
  let output: Int32
  /// Whether `output` never blocks: it's opened anew, as `input` is, as standard streams share flags with the shell.
  private let isNonblocking: Bool
  /// The ends of a pipe whose bytes wake the waiting thread: the number of a signal, or 0.
  private let wakeReader: Int32
  let wakeWriter: Int32
  private let isOver = Atomic(false)
  private let awaitsWritable = Atomic(false)

  /// The terminal of standard output; `nil` if that isn't a terminal or no descriptors are left.
  init?() {
    guard isatty(STDOUT_FILENO) == 1, let wake = Self.openPipe() else { return nil }
    (wakeReader, wakeWriter) = wake
    let reopened = Self.reopen(STDOUT_FILENO, flags: O_WRONLY | O_NONBLOCK)
    isNonblocking = reopened != nil
    output = reopened ?? STDOUT_FILENO
    let isTerminal = isatty(STDIN_FILENO) == 1
    input = isTerminal ? Self.reopen(STDIN_FILENO, flags: O_RDONLY | O_NONBLOCK) ?? STDIN_FILENO : Self.openForKeys()
  }

  /// Opens a pipe whose ends don't block and aren't inherited by other programs; `nil` if no descriptors are left.
  private static func openPipe() -> (reader: Int32, writer: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Opens the controlling terminal, for use if standard input isn't a terminal; `nil` if it can't be opened.
  private static func openForKeys() -> Int32? {
    #if canImport(Darwin)
      // On macOS `poll` doesn't work on `/dev/tty`.
      return reopen(STDOUT_FILENO, flags: O_RDONLY | O_NONBLOCK)
    #else
      let opened = open("/dev/tty", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      return opened >= 0 ? opened : nil
    #endif
  }

  /// Opens the terminal of a descriptor anew, with flags of its own (`O_…`); `nil` if it can't be opened.
  private static func reopen(_ descriptor: Int32, flags: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    let opened = open(name, flags | O_NOCTTY | O_CLOEXEC)
    return opened >= 0 ? opened : nil
  }

  /// The window's size in cells, and a cell's in pixels if that is reported and plausible; `nil` without a window.
  static func size(of descriptor: Int32) -> TerminalSize? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return nil }
    let (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
    let cell = CellPixels(width: Int(window.ws_xpixel) / columns, height: Int(window.ws_ypixel) / rows)
    return TerminalSize(columns: columns, rows: rows, cell: cell)
  }

  // MARK: - Output

  /// Writes what fits without blocking; nothing once the terminal has been given back.
  func write(_ bytes: ArraySlice<UInt8>) -> WriteOutcome { TerminalHold.whileHeld { send(bytes) } ?? .wrote(0) }

  /// Writes what fits without blocking, whether the terminal is held or not.
  func send(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    var rest = bytes
    while !rest.isEmpty, isNonblocking || hasRoom {
      let piece = isNonblocking ? rest : rest.prefix(Self.blockingPiece)
      let count = piece.withUnsafeBytes { systemWrite(output, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        break
      } else if errno != EINTR {
        return .closed
      }
    }
    return .wrote(bytes.count - rest.count)
  }

  /// Whether a short write wouldn't block.
  private var hasRoom: Bool { TerminalHold.wait(for: POLLOUT, of: output, milliseconds: 0) == true }

  // MARK: - Input

  /// Starts a thread that delivers input, signals and timeouts, one at a time, until `finish()`.
  func start(_ timeouts: [InputTimeout: Duration], _ deliver: @escaping @Sendable (TerminalInput) -> Void) {
    DispatchQueue(label: "skydash.terminal", qos: .userInteractive).async { [self] in run(timeouts, deliver) }
  }

  /// Ends the deliveries.
  func finish() {
    isOver.store(true, ordering: .releasing)
    wake()
  }

  /// Requests one `TerminalInput.writable` once output can be written again.
  func awaitWritable() {
    awaitsWritable.store(true, ordering: .releasing)
    wake()
  }

  private func wake() { _ = [UInt8(0)].withUnsafeBytes { systemWrite(wakeWriter, $0) } }

  /// Waits for input, signals and timeouts until `finish()` or the end of the input.
  private func run(_ timeouts: [InputTimeout: Duration], _ deliver: (TerminalInput) -> Void) {
    var scanner = DeviceAttributesScanner()
    var pending = PendingTimeouts(timeouts)
    while !isOver.load(ordering: .acquiring) {
      let ready = readyDescriptors(within: pending.millisecondsLeft)
      let hasInput = input.map(ready.contains) ?? false
      // Bytes that have already arrived cancel a timeout before it's reported.
      if !hasInput { pending.removeExpired().forEach { deliver(.timeout($0)) } }
      for signal in Self.read(wakeReader) ?? [] where signal != 0 {
        deliver(.signal(Int32(signal)))
        if [SIGTSTP, SIGCONT].contains(Int32(signal)) { pending.start(timeouts) }
      }
      let isWritable = ready.contains(output) && awaitsWritable.exchange(false, ordering: .acquiringAndReleasing)
      if isWritable { deliver(.writable) }
      guard hasInput, let input, !isOver.load(ordering: .acquiring) else { continue }
      guard let bytes = Self.read(input) else { return deliver(.closed) }
      for byte in bytes where scanner.consume(byte) { TerminalHold.noteReply() }
      pending.start(timeouts.filter(\.key.restartsWithByte))
      deliver(.bytes(bytes))
    }
  }

  /// The descriptors that can be read or, if that is awaited, written within `milliseconds`, or ever if that is -1.
  private func readyDescriptors(within milliseconds: Int32) -> [Int32] {
    var polled = [wakeReader, input ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if awaitsWritable.load(ordering: .acquiring) {
      polled.append(pollfd(fd: output, events: Int16(POLLOUT), revents: 0))
    }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }

  /// The bytes that can be read now, which may be none; `nil` at the end of input, or if it can't be read any more.
  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = systemRead(descriptor, &bytes)
    if count > 0 { return Array(bytes[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}
