import Foundation
import Testing
import World

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Questions in a real pseudo-terminal: whatever happens before the answer, the terminal is as before.
@BlockingWork @Suite(.timeLimit(.minutes(5))) struct LiveQuestionTests {
  private func asked(script: String? = nil) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      program: "TerminalProbe", arguments: ["ask"], environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"],
      answers: false, script: script)
    try terminal.wait(for: "a question") { _ in terminal.text.contains("\u{1B}[c") }
    #expect(terminal.modes != terminal.formerModes)
    return terminal
  }

  @Test(arguments: [SIGTERM, SIGUSR1])
  func `a signal gives the terminal back and ends the program as it does`(signal: Int32) throws {
    let terminal = try asked()
    terminal.send(signal)
    // An answer now could end the program by itself before the signal is delivered.
    #expect(try terminal.waitForChange() & 0x7F == signal)
    #expect(terminal.modes == terminal.formerModes)
    #expect(!terminal.text.contains("answers"))
  }

  @Test func `Ctrl-C ends as the signal does`() throws {
    let terminal = try asked()
    terminal.type("\u{3}")
    #expect(try terminal.waitForChange() & 0x7F == SIGINT)
    #expect(terminal.modes == terminal.formerModes)
  }

  @Test func `keys do not lengthen the wait for an answer`() throws {
    let terminal = try asked()
    var status: Int32?
    for _ in 0..<100 where status == nil {
      terminal.type("k")
      status = try? terminal.waitForChange(seconds: 0.1)
    }
    #expect(status == 0)
    #expect(terminal.text.contains("answers: 0"))
    #expect(terminal.modes == terminal.formerModes)
  }

  @Test func `stopping gives back, continuing asks again`() throws {
    let terminal = try asked(script: #""$0" "$@"; echo stopped; read line; fg; echo "ended $?""#)
    terminal.sendToForeground(SIGTSTP)
    try terminal.wait(for: "stopped")
    #expect(terminal.modes == terminal.formerModes)
    terminal.forget()
    terminal.type("\n")
    try terminal.wait(for: "a question") { _ in terminal.text.contains("\u{1B}[c") }
    terminal.type("\u{1B}[1;2R\u{1B}[1;2R\u{1B}[?62c")
    try terminal.wait(for: "ended 0")
    #expect(terminal.text.contains("answers: 3"))
    #expect(terminal.modes == terminal.formerModes)
  }
}
