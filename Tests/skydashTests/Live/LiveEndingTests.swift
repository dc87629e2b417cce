import Foundation
import Testing
import World

/// Life and death of the live table: whatever ends it, the terminal is as it was.
@Suite(.serialized)
struct LiveEndingTests {
  private func started() throws -> LiveProgram {
    let program = try LiveProgram(["demo"])
    try program.terminal.wait(for: "skydash  10 cities")
    return program
  }

  @Test func `q leaves the terminal as it was, without a word`() throws {
    let program = try started()
    #expect(program.terminal.screen.isAlternate)
    #expect(program.terminal.modes != program.formerModes)
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
    #expect(program.terminal.screen.lines == Array(repeating: "", count: 24))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal gives the terminal back and ends the program as it does`(signal: Int32) throws {
    let program = try started()
    program.terminal.send(signal)
    // The low seven bits of the status are the signal; a core may have been written.
    #expect(try program.endingSignal() == signal)
    #expect(program.harm == nil)
  }

  @Test func `Ctrl-C ends it as the signal does`() throws {
    let program = try started()
    program.terminal.type("a\u{3}")
    #expect(try program.endingSignal() == SIGINT)
    #expect(program.harm == nil)
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT])
  func `a crash leaves the terminal as it was`(signal: Int32) throws {
    let program = try started()
    program.terminal.send(signal)
    #expect(try program.endingSignal() == signal)
    #expect(program.harm == nil)
  }

  @Test func `Ctrl-Z gives the terminal back, and going on draws everything again`() throws {
    let program = try started()
    for _ in 0..<3 {
      program.terminal.type("\u{1A}")
      let status = try program.terminal.waitForChange()
      #expect(status & 0xFF == 0x7F)
      #expect(program.harm == nil)
      program.terminal.send(SIGCONT)
      try program.terminal.wait(for: "skydash  10 cities")
      #expect(program.terminal.screen.isAlternate)
    }
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }

  @Test func `a window of another size while stopped is drawn in that size`() throws {
    let program = try started()
    program.terminal.send(SIGTSTP)
    _ = try program.terminal.waitForChange()
    program.terminal.resize(columns: 40, rows: 12)
    program.terminal.send(SIGCONT)
    try program.terminal.wait(for: "the last row") { !$0.line(11).isEmpty && $0.line(0).hasPrefix(" skydash") }
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }

  @Test func `a terminal that goes away ends the program`() throws {
    let program = try started()
    program.terminal.hangUp()
    let status = try program.terminal.waitForChange()
    #expect(status == 0 || status & 0x7F == SIGHUP)
  }

  @Test func `without standard input the table is there, and keys come from the terminal`() throws {
    let program = try LiveProgram(["demo"], inputFromTerminal: false)
    try program.terminal.wait(for: "10 cities")
    program.terminal.type("?")
    try program.terminal.wait(for: "this help")
    program.terminal.type("qq")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }
}
