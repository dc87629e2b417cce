import Foundation
import Testing
import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Questions in a real pseudo-terminal: whatever happens before the answer, the terminal is as before.
@Suite(.serialized) struct LiveQuestionTests {
  private static let questions = ["ask", "measure"]

  private func asked(_ question: String) throws -> (terminal: PseudoTerminal, modes: [UInt]) {
    let terminal = try PseudoTerminal(
      program: "TerminalProbe", arguments: [question], environment: ["TERM": "xterm-256color"])
    let modes = terminal.formerModes
    try terminal.wait(for: "a question") { _ in terminal.text.contains(question == "ask" ? "\u{1B}[c" : "b\u{1B}[6n") }
    #expect(terminal.modes != modes)
    return (terminal, modes)
  }

  @Test(arguments: questions, [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal gives the terminal back and ends the program as it does`(question: String, signal: Int32) throws {
    let (terminal, modes) = try asked(question)
    terminal.send(signal)
    #expect(try terminal.waitForChange() & 0x7F == signal)
    #expect(terminal.modes == modes)
    #expect(!terminal.text.contains("answers"))
  }

  @Test(arguments: questions)
  func `Ctrl-C ends as the signal does`(question: String) throws {
    let (terminal, modes) = try asked(question)
    terminal.type("\u{3}")
    #expect(try terminal.waitForChange() & 0x7F == SIGINT)
    #expect(terminal.modes == modes)
  }

  @Test(arguments: questions)
  func `stopping gives back, continuing waits for the answers again`(question: String) throws {
    let (terminal, modes) = try asked(question)
    terminal.send(SIGTSTP)
    #expect(try terminal.waitForChange() == SIGSTOP << 8 | 0x7F)
    #expect(terminal.modes == modes)
    terminal.send(SIGCONT)
    try terminal.wait(for: "raw mode") { _ in terminal.modes != modes }
    terminal.type("\u{1B}[1;2R\u{1B}[1;2R\u{1B}[?62c")
    #expect(try terminal.waitForChange() == 0)
    #expect(terminal.text.contains("answers: \(question == "ask" ? 3 : 2)"))
    #expect(terminal.modes == modes)
  }
}
