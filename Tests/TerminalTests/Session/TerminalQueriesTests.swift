import Synchronization
import Testing
import World

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Questions outside a live table: whatever happens meanwhile, the terminal is as before.
struct TerminalQueriesTests {
  private let terminal = FakeTerminal()

  /// The question, being asked.
  private func asked(measuring texts: [String] = []) async -> Task<[TerminalReply], Never> {
    let asking = Task { [device = terminal.device] in await device.ask(measuring: texts) }
    #expect(await eventually { terminal.state.withLock({ $0.deliver != nil }) })
    return asking
  }

  @Test func `the abilities are asked for and the terminal is given back`() async {
    let asking = await asked()
    #expect(terminal.takeOutput().hasSuffix("\u{1B}[c"))
    terminal.type("\u{1B}_Gi=31;OK\u{1B}\\x\u{1B}[?62;4c\u{1B}[6;20;10t")
    #expect(await asking.value == [.kittyGraphics(isOK: true), .deviceAttributes([62, 4])])
    #expect(terminal.log == ["take", "give back"])
    #expect(terminal.takeOutput() == "")
  }

  @Test func `widths are measured by how far the cursor moves`() async {
    let asking = await asked(measuring: ["가", "a"])
    #expect(terminal.takeOutput().hasPrefix("\r가\u{1B}[6n\ra\u{1B}[6n\r\u{1B}[2K"))
    terminal.type("\u{1B}[1;3R\u{1B}[")
    terminal.type("1;2R\u{1B}[?62c")
    let places = [2, 1].map { TerminalReply.cursorPosition(CellPosition(row: 0, column: $0)) }
    #expect(await asking.value == places + [.deviceAttributes([62])])
    #expect(terminal.takeOutput() == "\r\u{1B}[2K")
  }

  @Test func `a terminal that does not answer is given back when the time is over`() async {
    let asking = await asked()
    terminal.deliver(.signal(SIGWINCH))
    #expect(terminal.log == ["take"])
    // As long as late answers would be waited for at the end.
    #expect(terminal.state.withLock { $0.timeouts } == [.reply: .milliseconds(TerminalHold.replyLimit)])
    terminal.deliver(.timeout(.reply))
    #expect(await asking.value == [])
    #expect(terminal.log == ["take", "give back"])
  }

  @Test func `a stop gives the terminal back, and going on asks again`() async {
    let asking = await asked()
    terminal.type("\u{1B}_Gi=31;OK\u{1B}\\")
    _ = terminal.takeOutput()
    terminal.deliver(.signal(SIGTSTP))
    #expect(terminal.log == ["take", "give back", "stop", "take"])
    #expect(terminal.takeOutput().hasSuffix("\u{1B}[c"))
    terminal.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c")
    #expect(await asking.value == [.kittyGraphics(isOK: true), .deviceAttributes([62])])
  }

  @Test func `a terminal that cannot be taken is not asked`() async {
    terminal.state.withLock { $0.canBeTaken = false }
    #expect(await terminal.device.ask() == [])
    #expect(terminal.takeOutput() == "")
  }

  @Test(arguments: [
    ("\u{1B}[?62;22c", 1), ("\u{1B}[?c", 1), ("x\u{1B}\u{1B}[?6c", 1), ("\u{1B}[?62$y", 0), ("\u{1B}[62c", 0),
    ("\u{1B}]11;c\u{7}[?6c", 0), ("\u{1B}[?1;2c\u{1B}[?6c", 2), ("\u{1B}[?6;\u{1B}[A", 0), ("?62c", 0),
  ])
  func `the last answer is known by its form`(text: String, count: Int) {
    var scanner = DeviceAttributesScanner()
    #expect(text.utf8.count { scanner.consume($0) } == count)
  }
}
