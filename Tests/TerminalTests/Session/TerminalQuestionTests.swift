import Synchronization
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Questions outside a session: whatever happens meanwhile, the terminal is as before and the program as it should be.
struct TerminalQuestionTests {
  enum Question: CaseIterable {
    case abilities, widths
  }

  private let terminal = FakeTerminal()

  /// The question, being asked: how many answers it will have had.
  private func asked(_ question: Question) async -> Task<Int, Never> {
    let asking = Task { [device = terminal.device] in
      switch question {
      case .abilities: await device.ask().count
      case .widths: await device.columns(of: ["a", "b"]).count
      }
    }
    while terminal.state.withLock({ $0.deliver == nil || $0.timers.isEmpty || $0.output.isEmpty }) {
      await Task.yield()
    }
    return asking
  }

  @Test func `the abilities are asked for and the terminal is given back`() async {
    let asking = Task { [device = terminal.device] in await device.ask() }
    while terminal.state.withLock({ $0.deliver == nil || $0.timers.isEmpty || $0.output.isEmpty }) {
      await Task.yield()
    }
    terminal.type("\u{1B}_Gi=31;OK\u{1B}\\x\u{1B}[?62;4c")
    #expect(await asking.value == [.kittyGraphics(isOK: true), .deviceAttributes([62, 4])])
    #expect(terminal.log == ["raw", "restore"])
  }

  @Test func `widths are measured by where the cursor comes to stand`() async {
    let asking = Task { [device = terminal.device] in await device.columns(of: ["가", "a", "e\u{301}"]) }
    while terminal.state.withLock({ $0.deliver == nil || $0.timers.isEmpty || $0.output.isEmpty }) {
      await Task.yield()
    }
    terminal.type("\u{1B}[1;3R\u{1B}[1;2R\u{1B}[")
    terminal.type("1;2R")
    #expect(await asking.value == [2, 1, 1])
    #expect(terminal.log == ["raw", "restore"])
  }

  @Test(arguments: Question.allCases)
  func `a terminal that does not answer is given back when the time is over`(question: Question) async {
    let asking = await asked(question)
    terminal.deliver(.signal(SIGWINCH))
    #expect(terminal.log == ["raw"])
    terminal.passTime()
    #expect(await asking.value == 0)
    #expect(terminal.log == ["raw", "restore"])
  }

  @Test(arguments: Question.allCases, [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal gives the terminal back and ends the program as it does`(question: Question, signal: Int32) async {
    let asking = await asked(question)
    terminal.deliver(.signal(signal))
    _ = await asking.value
    #expect(terminal.log == ["raw", "restore", "end \(signal)"])
  }

  @Test(arguments: Question.allCases, [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func `keys that end a program do so`(question: Question, end: (key: String, signal: Int32)) async {
    let asking = await asked(question)
    terminal.type("x" + end.key)
    _ = await asking.value
    #expect(terminal.log == ["raw", "restore", "end \(end.signal)"])
  }

  @Test(arguments: Question.allCases, [.signal(SIGTSTP), TerminalInput.bytes([0x1A])])
  func `a stop gives the terminal back, and going on waits for the answers again`(
    question: Question, stop: TerminalInput
  ) async {
    let asking = await asked(question)
    terminal.deliver(stop)
    #expect(terminal.log == ["raw", "restore", "stop"])
    terminal.deliver(.signal(SIGCONT))
    #expect(terminal.log == ["raw", "restore", "stop", "raw"])
    terminal.type("\u{1B}[1;2R\u{1B}[1;2R\u{1B}[?62c")
    #expect(await asking.value > 0)
    #expect(terminal.log == ["raw", "restore", "stop", "raw", "restore"])
  }

  @Test(arguments: Question.allCases)
  func `continued in the background, it stops again`(question: Question) async {
    let asking = await asked(question)
    terminal.deliver(.signal(SIGTSTP))
    terminal.state.withLock { $0.isForeground = false }
    terminal.deliver(.signal(SIGCONT))
    #expect(terminal.log == ["raw", "restore", "stop", "stop"])
    terminal.passTime()
    _ = await asking.value
  }

  @Test(arguments: Question.allCases)
  func `continued when the time is over, the terminal is not taken again`(question: Question) async {
    let asking = await asked(question)
    let deliver = terminal.state.withLock { $0.deliver }
    terminal.passTime()
    _ = await asking.value
    deliver?(.signal(SIGCONT))
    #expect(terminal.log == ["raw", "restore"])
  }
}
