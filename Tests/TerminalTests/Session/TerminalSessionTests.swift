import Synchronization
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct TerminalSessionTests {
  private let terminal = FakeTerminal()

  private func entered(_ options: SessionOptions = SessionOptions()) -> TerminalSession {
    let session = TerminalSession(device: terminal.device, options: options)
    #expect(session.enter() == true)
    return session
  }

  /// All events of a session that has ended.
  private func events(_ session: TerminalSession) async -> [TerminalEvent] {
    session.leave()
    var events: [TerminalEvent] = []
    for await event in session.events { events.append(event) }
    return events
  }

  @Test func `entering and leaving balance each other`() {
    let session = entered()
    #expect(terminal.takeOutput().hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"))
    session.leave()
    let leaving = terminal.takeOutput()
    for mode in ["2004l", "1000l", "1006l", "7h", "25h"] { #expect(leaving.contains("\u{1B}[?\(mode)")) }
    #expect(leaving.hasSuffix("\u{1B}[?1049l"))
    session.leave()
    #expect(terminal.takeOutput() == "")
    #expect(terminal.log == ["raw", "restore"])
  }

  @Test func `keys become events, and a lone ESC after its delay`() async {
    let session = entered()
    terminal.type("q\u{1B}")
    terminal.passTime()
    terminal.type("\u{1B}")
    terminal.type("[A")
    terminal.passTime()
    #expect(await events(session) == [.key(.character("q")), .key(.escape), .key(.up)])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal gives the terminal back before it is told`(signal: Int32) async {
    let session = entered()
    _ = terminal.takeOutput()
    terminal.deliver(.signal(signal))
    #expect(terminal.takeOutput().hasSuffix("\u{1B}[?1049l"))
    #expect(terminal.log == ["raw", "restore"])
    #expect(session.write(Array("x".utf8)) == false)
    // Should nobody act on the event, the program ends all the same.
    terminal.passTime()
    #expect(terminal.log.last == "end \(signal)")
    #expect(await events(session) == [.ended(.signal(signal))])
  }

  @Test func `Ctrl-C ends as the signal and pasted control characters do not`() async {
    let session = entered()
    terminal.type("\u{1B}[200~\u{3}\u{1A}\u{1B}[201~")
    terminal.type("\u{3}")
    #expect(await events(session) == [.paste(""), .ended(.signal(SIGINT))])
  }

  @Test func `Ctrl-Z gives back and stops, and everything is taken again on continuing`() async {
    let session = entered()
    _ = terminal.takeOutput()
    terminal.type("\u{1A}")
    #expect(terminal.log == ["raw", "restore", "stop"])
    #expect(terminal.takeOutput().hasSuffix("\u{1B}[?1049l"))
    #expect(!session.isReady)
    terminal.deliver(.signal(SIGCONT))
    #expect(terminal.log == ["raw", "restore", "stop", "raw"])
    #expect(terminal.takeOutput().hasPrefix("\u{1B}[?1049h"))
    #expect(await events(session) == [.resumed, .resized(TerminalSize(columns: 80, rows: 24))])
  }

  @Test func `continued in the background, it stops again`() {
    let session = entered()
    terminal.deliver(.signal(SIGTSTP))
    terminal.state.withLock { $0.isForeground = false }
    terminal.deliver(.signal(SIGCONT))
    #expect(terminal.log == ["raw", "restore", "stop", "stop"])
    session.leave()
  }

  @Test func `a resized window is told`() async {
    let session = entered()
    terminal.state.withLock { $0.size = TerminalSize(columns: 20, rows: 5) }
    terminal.deliver(.signal(SIGWINCH))
    #expect(await events(session) == [.resized(TerminalSize(columns: 20, rows: 5))])
  }

  @Test func `a slow terminal gets no second frame until it has taken the first`() async {
    let session = entered()
    _ = terminal.takeOutput()
    terminal.state.withLock { $0.room = 3 }
    #expect(session.write(Array("abcdef".utf8)) == true)
    #expect(!session.isReady)
    #expect(session.write(Array("ghi".utf8)) == false)
    #expect(terminal.takeOutput() == "abc")
    terminal.catchUp()
    #expect(terminal.takeOutput() == "def")
    #expect(session.isReady)
    #expect(session.write(Array("ghi".utf8)) == true)
    #expect(terminal.takeOutput() == "ghi")
    #expect(await events(session) == [.drained])
  }

  @Test func `a terminal that stays slow cannot keep the program`() {
    let session = entered()
    terminal.state.withLock { $0.room = 3 }
    _ = session.write(Array("abcdef".utf8))
    session.end(by: SIGTERM)
    #expect(terminal.log == ["raw", "restore", "end \(SIGTERM)"])
  }

  @Test func `the end of the input and a closed output end the session`() async {
    let first = entered()
    terminal.deliver(.closed)
    #expect(await events(first) == [.ended(.hangup)])
    let second = entered()
    terminal.state.withLock { $0.isOutputClosed = true }
    _ = second.write([0x61])
    #expect(await events(second) == [.ended(.outputClosed)])
  }

  @Test func `a flood of keys is bounded`() async {
    let session = entered()
    for _ in 0..<100 { terminal.type(String(repeating: "x", count: 1000)) }
    #expect(await events(session).count == TerminalSession.eventLimit)
  }

  @Test func `a session that is dropped gives the terminal back`() {
    do { _ = entered() }
    #expect(terminal.log == ["raw", "restore"])
  }
}
