import Foundation
import Testing
import World

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The session in a real pseudo-terminal: whatever ends it, the terminal is as before.
@BlockingWork @Suite(.timeLimit(.minutes(20))) struct LiveTerminalTests {
  private static let leaving = "\u{1B}[?7h\u{1B}[?25h\u{1B}[999H\u{1B}[?1049l"
  private static let xterm = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"]

  private func started(
    _ arguments: String..., answers: Bool = true, script: String? = nil
  ) throws -> (terminal: PseudoTerminal, modes: [UInt]) {
    let terminal = try PseudoTerminal(
      program: "TerminalProbe", arguments: arguments, environment: Self.xterm, answers: answers, script: script)
    let modes = terminal.formerModes
    try terminal.wait(for: "ready 80x24")
    #expect(terminal.modes != modes)
    return (terminal, modes)
  }

  private func expectGivenBack(_ terminal: PseudoTerminal, _ modes: [UInt]) {
    #expect(terminal.text.contains(Self.leaving))
    #expect(terminal.text.components(separatedBy: "\u{1B}[?1049l").last?.contains("\u{1B}") == false)
    #expect(terminal.modes == modes)
  }

  @Test func `quitting ends with 0`() throws {
    let (terminal, modes) = try started()
    terminal.type("k")
    try terminal.wait(for: "key k")
    terminal.type("q")
    #expect(try terminal.waitForChange() == 0)
    expectGivenBack(terminal, modes)
  }

  // MARK: - Signals

  /// Every signal that ends a program and can be caught.
  private nonisolated static let deadly: [Int32] = {
    let common = [
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2, SIGALRM, SIGTERM,
      SIGXCPU, SIGVTALRM, SIGPROF, SIGSYS,
    ]
    #if canImport(Darwin)
      return common
    #else
      // STKFLT is left out of Glibc's module; the last two are the first and the last real-time signal.
      return common + [SIGIO, SIGPWR, 16, 34, 64]
    #endif
  }()

  /// What a session is doing when a signal comes.
  enum Moment: CaseIterable {
    case starting, waiting, working, flooding, asking
  }

  @Test(arguments: deadly, Moment.allCases)
  func `every signal gives the terminal back and ends the program as it does`(signal: Int32, moment: Moment) throws {
    let terminal = try session(at: moment)
    terminal.send(signal)
    if moment == .asking { terminal.type("\u{1B}[?62;22c") }
    #expect(try terminal.waitForChange() & 0x7F == signal)
    #expect(terminal.modes == terminal.formerModes)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(!terminal.text.contains("62;22c"))
  }

  private func session(at moment: Moment) throws -> PseudoTerminal {
    switch moment {
    case .starting:
      let terminal = try PseudoTerminal(program: "TerminalProbe", environment: Self.xterm)
      while terminal.modes == terminal.formerModes { sched_yield() }
      return terminal
    case .waiting: return try started().terminal
    case .working:
      let terminal = try started().terminal
      terminal.type("h")
      return terminal
    case .flooding:
      let terminal = try started().terminal
      terminal.type("f")
      _ = terminal.read(milliseconds: 1000)
      return terminal
    case .asking: return try started("asking", answers: false).terminal
    }
  }

  @Test(arguments: [[SIGTERM, SIGHUP], [SIGUSR1, SIGUSR2, SIGALRM, SIGTERM], [SIGTSTP, SIGTERM, SIGCONT], deadly])
  func `several signals at once give the terminal back`(signals: [Int32]) throws {
    let (terminal, modes) = try started()
    signals.forEach(terminal.send)
    #expect(try signals.contains(terminal.waitForChange() & 0x7F))
    expectGivenBack(terminal, modes)
  }

  @Test func `an impatient second signal gives the terminal back too`() throws {
    let (terminal, modes) = try started("asking", answers: false)
    terminal.type("q")
    // From here on it waits for an answer that never comes.
    try terminal.wait(for: "the end") { !$0.isAlternate }
    terminal.send(SIGTERM)
    usleep(20_000)
    terminal.send(SIGTERM)
    #expect(try terminal.waitForChange() & 0x7F == SIGTERM)
    expectGivenBack(terminal, modes)
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)], ["", "h"])
  func `keys that end a program do so, however busy it is`(end: (key: String, signal: Int32), work: String) throws {
    let (terminal, modes) = try started()
    terminal.type(work + end.key)
    #expect(try terminal.waitForChange() & 0x7F == end.signal)
    expectGivenBack(terminal, modes)
  }

  @Test func `a crash gives the terminal back and keeps its status`() throws {
    let (terminal, modes) = try started()
    terminal.type("x")
    let status = try terminal.waitForChange(seconds: 120) & 0x7F
    #expect([SIGILL, SIGTRAP].contains(status))
    #expect(terminal.text.contains(Self.leaving))
    #expect(terminal.modes == modes)
  }

  // MARK: - Stopping and the background

  @Test(arguments: [SIGTSTP, nil])
  func `stopping gives back, continuing takes again`(signal: Int32?) throws {
    let (terminal, modes) = try started(script: #""$0" "$@"; echo stopped; read line; fg; echo "ended $?""#)
    if let signal { terminal.sendToForeground(signal) } else { terminal.type("\u{1A}") }
    try terminal.wait(for: "stopped")
    expectGivenBack(terminal, modes)
    terminal.forget()
    terminal.type("\n")
    try terminal.wait(for: "size 80x24")
    #expect(terminal.screen.isAlternate)
    #expect(terminal.modes != modes)
    terminal.type("q")
    try terminal.wait(for: "ended 0")
    #expect(terminal.modes == modes)
  }

  @Test func `where nothing could continue it, Ctrl-Z only draws again`() throws {
    let (terminal, modes) = try started()
    terminal.type("\u{1A}")
    try terminal.wait(for: "size 80x24")
    #expect(terminal.text.contains(Self.leaving))
    #expect(terminal.screen.isAlternate)
    #expect(terminal.modes != modes)
    terminal.type("q")
    #expect(try terminal.waitForChange() == 0)
    expectGivenBack(terminal, modes)
  }

  @Test func `stopped from outside, it draws again when continued`() throws {
    let (terminal, modes) = try started()
    terminal.send(SIGSTOP)
    _ = try terminal.waitForChange()
    terminal.forget()
    terminal.send(SIGCONT)
    try terminal.wait(for: "size 80x24")
    terminal.type("q")
    _ = try terminal.waitForChange()
    expectGivenBack(terminal, modes)
  }

  #if os(Linux)
    /// A terminal in whose background the program has stopped, and its number.
    private func stoppedInBackground(
      start: String = #""$0" "$@""#, then script: String
    ) throws -> (terminal: PseudoTerminal, process: pid_t) {
      let terminal = try PseudoTerminal(
        program: "TerminalProbe", environment: Self.xterm, script: #"\#(start) & echo "process $!."; \#(script)"#)
      try terminal.wait(for: ".")
      let process = try #require(terminal.screen.text.firstMatch(of: /process (\d+)/).flatMap { pid_t($0.1) })
      try terminal.wait(for: "a stop") { _ in
        (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") T ") ?? false
      }
      #expect(!terminal.text.contains("\u{1B}[?1049h"))
      #expect(terminal.modes == terminal.formerModes)
      return (terminal, process)
    }

    @Test(arguments: [#""$0" "$@""#, #"sh -c 'trap "" TTOU; exec "$0" "$@"' "$0" "$@""#])
    func `in the background it stops before it touches the terminal, and begins in the foreground`(
      start: String
    ) throws {
      let (terminal, _) = try stoppedInBackground(start: start, then: #"read line; fg; echo "ended $?""#)
      terminal.type("\n")
      try terminal.wait(for: "ready 80x24")
      terminal.type("q")
      try terminal.wait(for: "ended 0")
      #expect(terminal.modes == terminal.formerModes)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGUSR1])
    func `in the background a signal ends it`(signal: Int32) throws {
      let (terminal, process) = try stoppedInBackground(then: "read line; wait; echo over")
      kill(process, signal)
      kill(process, SIGCONT)
      terminal.type("\n")
      try terminal.wait(for: "over")
      #expect(kill(process, 0) != 0)
      #expect(!terminal.text.contains("\u{1B}[?1049h"))
      #expect(terminal.modes == terminal.formerModes)
    }
  #endif

  @Test func `a key that a stop discards holds up no later signal`() throws {
    let (terminal, _) = try started()
    for columns in 50..<70 {
      // Both at once, so that input is ready before the stop and gone after it.
      terminal.send(SIGTSTP)
      terminal.type("k")
      usleep(30_000)
      terminal.resize(columns: columns, rows: 24)
      try terminal.wait(for: "size \(columns)x24", seconds: 20)
    }
  }

  // MARK: - Windows, and slow and silent terminals

  @Test func `a resized window is drawn in its new size`() throws {
    let (terminal, _) = try started()
    terminal.resize(columns: 20, rows: 5)
    try terminal.wait(for: "size 20x5")
    terminal.type("q")
    _ = try terminal.waitForChange()
  }

  @Test func `a terminal that is not read does not hold up the end`() throws {
    let (terminal, modes) = try started()
    terminal.type("f")
    // The output stays unread until it is full; then the program is asked to end.
    try terminal.rest(isReading: false)
    terminal.send(SIGTERM)
    #expect(try terminal.waitForChange(isReading: false) & 0x7F == SIGTERM)
    #expect(terminal.modes == modes)
  }

  @Test func `a slow reader sees the latest frame`() throws {
    let (terminal, _) = try started()
    terminal.type("f")
    // Read at once, a quick reader would leave nothing to drain.
    try terminal.rest(isReading: false)
    // Where bytes were lost, something of the other frames would stay.
    try terminal.wait(for: "the last frame alone", seconds: 60) {
      $0.text.split(whereSeparator: \.isWhitespace) == ["drained"]
    }
    terminal.type("q")
    #expect(try terminal.waitForChange() == 0)
  }

  @Test func `a late answer is not typed into the shell`() throws {
    let (terminal, modes) = try started("asking", answers: false)
    // The answer comes while the modes are still those of the session, or with the key.
    terminal.type("q")
    terminal.type("\u{1B}[?62;22c")
    #expect(try terminal.waitForChange() == 0)
    expectGivenBack(terminal, modes)
    #expect(!terminal.text.contains("62;22c"))
  }

  @Test func `Esc is seen while a frame goes out, and eats no key`() throws {
    let (terminal, modes) = try started()
    terminal.type("b")
    try terminal.wait(for: "the frame") { $0.text.contains("bbb") }
    terminal.type("\u{1B}")
    // Each piece that is read makes room for the next, all the time.
    for _ in 0..<60 {
      _ = terminal.read(milliseconds: 20)
      usleep(15_000)
    }
    terminal.type("q")
    #expect(try terminal.waitForChange(seconds: 60) == 0)
    expectGivenBack(terminal, modes)
  }

  @Test func `a paste that never ends is given up, and keys are keys again`() throws {
    let (terminal, _) = try started()
    terminal.type("\u{1B}[200~Par")
    try terminal.wait(for: "paste Par")
    terminal.type("k")
    try terminal.wait(for: "key k")
  }

  @Test(arguments: ["\u{1B}]x", "\u{1B}Px", "\u{1B}_G"])
  func `an answer that never ends is given up`(beginning: String) throws {
    let (terminal, _) = try started()
    terminal.type(beginning)
    var status: Int32?
    for _ in 0..<20 where status == nil {
      terminal.type("q")
      status = try? terminal.waitForChange(seconds: 1.5)
    }
    #expect(status == 0)
  }

  @Test func `a terminal that never answers is given back in the end`() throws {
    let (terminal, modes) = try started("asking", answers: false)
    terminal.type("q")
    #expect(try terminal.waitForChange() == 0)
    expectGivenBack(terminal, modes)
  }
}
