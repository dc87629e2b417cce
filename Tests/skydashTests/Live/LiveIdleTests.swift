import Foundation
import Testing
import World

/// What the built live table costs while nobody looks at it.
@Suite(.serialized)
struct LiveIdleTests {
  @Test func `idle, it writes nothing, hardly wakes and uses next to no processor`() throws {
    let home = try LiveProgram.home(cities: 20)
    let program = try LiveProgram(
      ["watch", "--offline"], home: home, environment: ["SKYDASH_NOW": "2026-03-01T12:00:01Z"])
    try program.terminal.wait(for: "20 cities")
    try program.terminal.rest()
    program.terminal.forget()
    let before = (program.terminal.processorSeconds, ProcessThreads(of: program.terminal.process))
    let limit = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < limit { _ = program.terminal.read(milliseconds: 500) }
    #expect(program.terminal.output.isEmpty)
    if let former = before.0, let after = program.terminal.processorSeconds { #expect(after - former <= 0.1) }
    // A tick or two, three switches each; the shared pool alone would be looked after five times.
    if let former = before.1, let after = ProcessThreads(of: program.terminal.process) {
      #expect(after.switches - former.switches <= 9)
    }
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
  }

  @Test func `nothing runs on the shared pool of threads, whatever is done`() throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let program = try LiveProgram(["watch"], stage: stage)
    try program.terminal.wait(for: "8 cities")
    try program.terminal.wait(for: "the weather of all") { !$0.text.contains("loading") }
    var names: Set<String> = []
    for keys in ["jj", "i", "\u{1B}", "\r", "\u{1B}", "y", "w", "w", "s", "r", "?", "q", "aBusan\r", "dn", "u"] {
      program.terminal.type(keys)
      try program.terminal.rest()
      names.formUnion(ProcessThreads(of: program.terminal.process)?.names ?? [])
    }
    let pools = names.filter { $0.contains("qos") && !$0.contains("overcommit") }
    #expect(pools.isEmpty, "\(names.sorted())")
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }
}
