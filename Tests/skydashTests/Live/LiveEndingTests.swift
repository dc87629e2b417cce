import Foundation
import Testing
import World

/// Life and death of the live table: whatever ends it, the terminal is as it was.
@BlockingWork @Suite(.timeLimit(.minutes(20)))
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

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS,
  ])
  func `a signal gives the terminal back and ends the program as it does`(signal: Int32) throws {
    let program = try started()
    program.terminal.send(signal)
    // The low seven bits of the status are the signal; a core may have been written.
    #expect(try program.endingSignal() == signal)
    #expect(program.harm == nil)
  }

  /// How far the program has come when it is asked to end.
  enum Beginning: CaseIterable {
    case none, rawModes, firstByte, question
  }

  @Test(arguments: Beginning.allCases, [[SIGTERM], [SIGUSR1, SIGTERM, SIGHUP]])
  func `a signal at any moment of the start ends it`(beginning: Beginning, signals: [Int32]) throws {
    let program = try LiveProgram(["demo"])
    try program.terminal.wait(for: "\(beginning)") { _ in
      switch beginning {
      case .none: true
      case .rawModes: program.terminal.modes != program.formerModes
      case .firstByte: !program.terminal.output.isEmpty
      case .question: program.terminal.text.contains("\u{1B}[c")
      }
    }
    signals.forEach(program.terminal.send)
    #expect(try signals.contains(program.endingSignal()))
    #expect(program.harm == nil)
    #expect(!program.terminal.text.contains("62;22c"))
  }

  @Test func `an answer that comes late is not typed into the shell`() throws {
    let program = try LiveProgram(["demo"], answers: false)
    try program.terminal.wait(for: "10 cities")
    // The answer comes while the modes are still those of the program, or with the key.
    program.terminal.type("q")
    program.terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;22c")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
    #expect(!program.terminal.text.contains("62;22c"))
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

  /// What a person does in a shell: each time the program stops, a line continues it.
  private static let shell = #"""
    "$0" "$@"; code=$?
    while [ $code -gt 128 ]; do echo stopped; read line; fg; code=$?; done
    echo "ended $code"
    """#

  @Test func `Ctrl-Z gives the terminal back, and going on draws everything again`() throws {
    let program = try LiveProgram(["demo"], script: Self.shell)
    for _ in 0..<3 {
      try program.terminal.wait(for: "skydash  10 cities")
      #expect(program.terminal.screen.isAlternate)
      program.terminal.type("\u{1A}")
      try program.terminal.wait(for: "stopped")
      #expect(program.harm == nil)
      program.terminal.type("\n")
    }
    try program.terminal.wait(for: "skydash  10 cities")
    program.terminal.type("q")
    try program.terminal.wait(for: "ended 0")
    #expect(program.harm == nil)
  }

  @Test func `where no shell could continue it, Ctrl-Z only draws again`() throws {
    let program = try started()
    program.terminal.forget()
    program.terminal.type("\u{1A}")
    try program.terminal.wait(for: "leaving") { _ in program.terminal.text.contains("\u{1B}[?1049l") }
    try program.terminal.wait(for: "skydash  10 cities")
    #expect(program.terminal.screen.isAlternate)
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }

  @Test func `a window of another size while stopped is drawn in that size`() throws {
    let program = try LiveProgram(["demo"], script: Self.shell)
    try program.terminal.wait(for: "skydash  10 cities")
    program.terminal.sendToForeground(SIGTSTP)
    try program.terminal.wait(for: "stopped")
    program.terminal.resize(columns: 40, rows: 12)
    program.terminal.type("\n")
    try program.terminal.wait(for: "the last row") { !$0.line(11).isEmpty && $0.line(0).hasPrefix(" skydash") }
    program.terminal.type("q")
    try program.terminal.wait(for: "ended 0")
    #expect(program.harm == nil)
  }

  @Test func `in the background it waits for the foreground`() throws {
    let script = #""$0" "$@" & echo "process $!."; read line; fg; echo "ended $?""#
    let program = try LiveProgram(["demo"], script: script)
    try program.terminal.wait(for: ".")
    #expect(!program.terminal.screen.isAlternate)
    program.terminal.type("\n")
    try program.terminal.wait(for: "skydash  10 cities")
    program.terminal.type("q")
    try program.terminal.wait(for: "ended 0")
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
    try program.terminal.wait(for: "add a city")
    program.terminal.type("qq")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }
}
