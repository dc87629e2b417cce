import Foundation
import Testing
import World

/// What the built live table costs while nothing happens.
@BlockingWork
struct LiveIdleTests {
  // The thread sanitizer has a thread of its own that wakes ten times a second.
  @Test(.enabled(if: !Sanitizers.areOn, "a program that watches itself is never idle"))
  func `idle, it writes nothing, hardly wakes and uses next to no processor`() throws {
    let home = try LiveProgram.home(cities: 20)
    let program = try LiveProgram(
      ["watch", "--offline"], home: home, environment: ["SKYDASH_NOW": "2026-03-01T12:00:01Z"])
    try program.terminal.wait(for: "20 cities")
    var wakes: [Double] = []
    // What else the machine does can only add to a look, so the least of a few is the program's own.
    repeat {
      let cost = try program.withinMinute { try Self.idleCost(program.terminal) }
      #expect(cost.bytes == 0)
      if let processor = cost.processor { #expect(processor <= 0.02) }
      wakes.append(cost.wakes ?? 0)
    } while wakes.allSatisfy { $0 > 2 } && wakes.count < 5
    // A tick each second, in which several threads may take part, and now and then libdispatch looks after its threads.
    #expect(wakes.contains { $0 <= 2 }, "\(wakes)")
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
  }

  /// What the program does for about five seconds: bytes written; processor time and wakes a second.
  private static func idleCost(
    _ terminal: PseudoTerminal
  ) throws -> (bytes: Int, processor: Double?, wakes: Double?) {
    try terminal.rest()
    terminal.forget()
    let start = ContinuousClock.now
    let former = terminal.processorSeconds
    let wakes = ProcessThreads.wakes(of: terminal.process, seconds: 5)
    let present = terminal.processorSeconds
    // On a busy machine more than that has passed.
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    _ = terminal.read(milliseconds: 100)
    return (
      terminal.output.count, present.flatMap { time in former.map { (time - $0) / seconds } },
      wakes.map { Double($0) / seconds }
    )
  }
}
