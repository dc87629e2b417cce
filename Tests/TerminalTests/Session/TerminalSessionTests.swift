import Synchronization
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
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
    let entering = terminal.takeOutput()
    #expect(entering.hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"))
    session.leave()
    let leaving = terminal.takeOutput()
    for mode in ["2004", "1000", "1006"] {
      #expect(entering.contains("\u{1B}[?\(mode)h"))
      #expect(leaving.contains("\u{1B}[?\(mode)l"))
    }
    #expect(leaving.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[999H\u{1B}[?1049l"))
    session.leave()
    #expect(terminal.takeOutput() == "")
    #expect(terminal.log == ["take", "give back"])
  }

  @Test func `queries are sent and pictures removed only on request`() {
    let plain = entered()
    #expect(!terminal.takeOutput().contains("\u{1B}[c"))
    plain.leave()
    #expect(!terminal.takeOutput().contains("\u{1B}_G"))
    let asking = entered(SessionOptions(asks: true, dropsPictures: true))
    #expect(terminal.takeOutput().hasSuffix("\u{1B}[c"))
    asking.leave()
    #expect(terminal.takeOutput().contains("\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
  }

  @Test func `a terminal that cannot be taken is left alone`() async {
    terminal.state.withLock { $0.canBeTaken = false }
    let session = TerminalSession(device: terminal.device)
    #expect(session.enter() == false)
    #expect(session.write([0x61]) == false)
    #expect(await events(session) == [])
    #expect(terminal.log == [])
  }

  @Test func `keys become events, and a lone ESC when nothing follows it`() async {
    let session = entered(SessionOptions(escapeDelay: .milliseconds(70)))
    #expect(terminal.state.withLock { $0.timeouts } == [.key: .milliseconds(70), .rest: .seconds(1)])
    terminal.type("q\u{1B}")
    terminal.deliver(.timeout(.key))
    terminal.type("\u{1B}")
    terminal.type("[A")
    terminal.deliver(.timeout(.key))
    #expect(await events(session) == [.key(.character("q")), .key(.escape), .key(.up)])
  }

  @Test func `pasted control characters do nothing`() async {
    let session = entered()
    terminal.type("\u{1B}[200~\u{3}\u{1A}\u{1B}[201~")
    #expect(await events(session) == [.paste("")])
  }

  @Test func `Ctrl-Z gives back and stops, and everything is taken again on continuing`() async {
    let session = entered()
    _ = terminal.takeOutput()
    terminal.deliver(.signal(SIGTSTP))
    #expect(terminal.log == ["take", "give back", "stop", "take"])
    let output = terminal.takeOutput()
    #expect(output.contains("\u{1B}[?1049l\u{1B}[?1049h"))
    #expect(await events(session) == [.resumed, .resized(TerminalSize(columns: 80, rows: 24))])
  }

  @Test func `continued after a stop from outside, it takes everything again`() async {
    let session = entered()
    terminal.deliver(.signal(SIGCONT))
    #expect(terminal.log == ["take", "take"])
    #expect(await events(session) == [.resumed, .resized(TerminalSize(columns: 80, rows: 24))])
    terminal.deliver(.signal(SIGCONT))
    #expect(terminal.log == ["take", "take", "give back"])
  }

  @Test func `continued where the terminal is gone, it ends`() async {
    let session = entered()
    terminal.state.withLock { $0.canBeTaken = false }
    terminal.deliver(.signal(SIGTSTP))
    #expect(await events(session) == [.ended])
    #expect(terminal.log == ["take", "give back", "stop"])
  }

  @Test func `a resized window is reported`() async {
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

  @Test func `what a slow terminal has not taken when it is given back is dropped`() {
    let session = entered()
    _ = terminal.takeOutput()
    terminal.state.withLock { $0.room = 3 }
    _ = session.write(Array("abcdef".utf8))
    session.leave()
    terminal.catchUp()
    #expect(!terminal.takeOutput().contains("def"))
  }

  @Test func `the end of the input and a closed output end the session`() async {
    let first = entered()
    terminal.deliver(.closed)
    #expect(await events(first) == [.ended])
    let second = entered()
    terminal.state.withLock { $0.isOutputClosed = true }
    _ = second.write([0x61])
    #expect(await events(second) == [.ended])
  }

  @Test func `a flood of keys is bounded`() async {
    let session = entered()
    for _ in 0..<100 { terminal.type(String(repeating: "x", count: 1000)) }
    #expect(await events(session).count == 4096)
  }

  @Test func `a session that is dropped gives the terminal back and ends its input`() {
    do { _ = entered() }
    #expect(terminal.log == ["take", "give back"])
    #expect(terminal.state.withLock { $0.deliver == nil })
  }
}
