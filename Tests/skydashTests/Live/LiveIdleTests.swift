import Foundation
import Testing
import World

/// What the built live table costs while it is out of sight.
@BlockingWork
struct LiveIdleTests {
  // The thread sanitizer has a thread of its own that wakes ten times a second.
  @Test(.enabled(if: !Sanitizers.areOn, "a program that watches itself is never idle"))
  func `idle, it writes nothing, hardly wakes and uses next to no processor`() throws {
    let home = try LiveProgram.home(cities: 20)
    let program = try LiveProgram(
      ["watch", "--offline"], home: home, environment: ["SKYDASH_NOW": "2026-03-01T12:00:01Z"])
    try program.terminal.wait(for: "20 cities")
    var switches: [Double] = []
    // What else the machine does can only add to a look, so the least of several is the program's own.
    repeat {
      let cost = try program.withinMinute { try Self.idleCost(program.terminal) }
      #expect(cost.bytes == 0)
      if let processor = cost.processor { #expect(processor <= 0.02) }
      switches.append(cost.switches ?? 0)
    } while switches.allSatisfy { $0 > 6 } && switches.count < 12
    // A tick or two in five seconds, and libdispatch looks after its threads, each once a second at most.
    #expect(switches.contains { $0 <= 6 }, "\(switches)")
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
  }

  /// What the program does for about five seconds: bytes written; processor time and switches a second.
  private static func idleCost(
    _ terminal: PseudoTerminal
  ) throws -> (bytes: Int, processor: Double?, switches: Double?) {
    try terminal.rest()
    terminal.forget()
    let start = ContinuousClock.now
    let former = (terminal.processorSeconds, ProcessThreads(of: terminal.process))
    while ContinuousClock.now < start + .seconds(5) { _ = terminal.read(milliseconds: 500) }
    let present = (terminal.processorSeconds, ProcessThreads(of: terminal.process))
    // On a busy machine more than that has passed.
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return (
      terminal.output.count, present.0.flatMap { time in former.0.map { (time - $0) / seconds } },
      present.1.flatMap { threads in former.1.map { Double(threads.switches(since: $0)) / seconds } }
    )
  }
}
