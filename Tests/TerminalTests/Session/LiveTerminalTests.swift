import Foundation
import Testing
import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The session in a real pseudo-terminal: whatever ends it, the terminal is as before.
@Suite(.serialized) struct LiveTerminalTests {
  private static let leaving = "\u{1B}[?7h\u{1B}[?25h\u{1B}[999H\u{1B}[?1049l"

  private func started() throws -> (terminal: PseudoTerminal, modes: [UInt]) {
    let terminal = try PseudoTerminal(program: "TerminalProbe", environment: ["TERM": "xterm-256color"])
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

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal gives the terminal back and ends the program as it does`(signal: Int32) throws {
    let (terminal, modes) = try started()
    terminal.send(signal)
    #expect(try terminal.waitForChange() & 0x7F == signal)
    expectGivenBack(terminal, modes)
  }

  @Test func `Ctrl-C ends as the signal does`() throws {
    let (terminal, modes) = try started()
    terminal.type("\u{3}")
    #expect(try terminal.waitForChange() & 0x7F == SIGINT)
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

  @Test(arguments: [SIGTSTP, nil])
  func `stopping gives back, continuing takes again`(signal: Int32?) throws {
    let (terminal, modes) = try started()
    if let signal { terminal.send(signal) } else { terminal.type("\u{1A}") }
    #expect(try terminal.waitForChange() == SIGSTOP << 8 | 0x7F)
    expectGivenBack(terminal, modes)
    terminal.forget()
    terminal.send(SIGCONT)
    try terminal.wait(for: "size 80x24")
    #expect(terminal.text.contains("\u{1B}[?1049h"))
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

  @Test func `a resized window is drawn in its new size`() throws {
    let (terminal, _) = try started()
    terminal.resize(columns: 20, rows: 5)
    try terminal.wait(for: "size 20x5")
    terminal.type("q")
    _ = try terminal.waitForChange()
  }

  @Test func `a terminal that nobody reads does not hold up the end`() throws {
    let (terminal, modes) = try started()
    terminal.type("f")
    // The output stays unread until it is full; then the program is told to end.
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
    try terminal.wait(for: "drained")
    terminal.type("q")
    #expect(try terminal.waitForChange() == 0)
  }
}
