import Foundation
import Testing
import World

/// The built live table in terminals of many sizes and speeds.
@BlockingWork
struct LiveScreenTests {
  @Test func `a storm of sizes ends in a whole screen of the last`() throws {
    // Just after a full minute, so that hardly ever a clock ticks between two looks at the screen.
    let program = try LiveProgram(
      ["watch", "--offline"], home: try LiveProgram.home(cities: 10),
      environment: ["SKYDASH_NOW": "2026-03-01T12:00:01Z"])
    try program.terminal.wait(for: "10 cities")
    let sizes = [(20, 5), (500, 200), (80, 24), (1, 1), (200, 60), (33, 7), (2, 2), (120, 40)]
    for _ in 0..<8 { for (columns, rows) in sizes { program.terminal.resize(columns: columns, rows: rows) } }
    for (columns, rows) in [(500, 200), (20, 5), (80, 24)] {
      program.terminal.resize(columns: columns, rows: rows)
      try program.terminal.rest()
      let screen = program.terminal.screen
      #expect(screen.failure == nil)
      #expect(!screen.line(rows - 1).isEmpty && screen.text.contains("City 0"), "\(columns)×\(rows): \(screen.text)")
      #expect(screen.line(0).hasPrefix(rows < 6 ? " City" : " skydash"), "\(columns)×\(rows): \(screen.text)")
    }
    program.terminal.type("p")
    try program.terminal.rest()
    let (former, present) = try program.withinMinute {
      let former = program.terminal.screen
      program.terminal.forget()
      program.terminal.type("\u{C}")
      try program.terminal.rest()
      return (former, program.terminal.screen)
    }
    #expect(program.terminal.text.contains("City 9"))
    #expect(present.lines == former.lines)
    #expect(present.scrolls == former.scrolls)
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }

  @Test(arguments: [
    ([:], true), (["TERM": "linux"], false), (["TERM": "screen-256color"], false),
    (["TERM_PROGRAM": "Apple_Terminal"], false),
  ])
  func `only a terminal that answers questions is asked`(environment: [String: String], isAsked: Bool) throws {
    let stage = try Stage()
    for arguments in [["demo"], ["apod", "--browse"]] {
      let program = try LiveProgram(
        arguments, home: stage.skydash.home, environment: stage.skydash.environment.merging(environment) { $1 })
      try program.terminal.wait(for: "a screen") { $0.isAlternate && !$0.line(23).isEmpty }
      try program.terminal.rest()
      for question in ["\u{1B}[>q", "\u{1B}]11;?", "\u{1B}[c", "\u{1B}_Gi=31"] {
        #expect(program.terminal.text.contains(question) == isAsked, "\(arguments): \(question)")
      }
      program.terminal.type("q")
      #expect(try program.terminal.waitForChange() == 0)
      #expect(program.harm == nil)
      // The end that removes pictures is one of those strings that such a terminal prints.
      #expect(program.terminal.text.contains("\u{1B}_G") == isAsked, "\(arguments)")
    }
  }

  @Test(arguments: [["sky", "Oslo", "--chart"], ["apod"]])
  func `a terminal that never answers is not waited for longer because of keys`(arguments: [String]) throws {
    let program = try LiveProgram(arguments + ["--offline"], answers: false)
    var presses = 0
    // With each key beginning the wait anew, there would be no end.
    while presses < 600, (try? program.terminal.waitForChange(seconds: 0.1)) == nil {
      program.terminal.type("x")
      presses += 1
    }
    #expect(presses < 600)
    #expect(program.harm == nil)
  }

  @Test func `watched in a pipe, it ends when its reader does`() async throws {
    let stage = try Stage()
    try stage.save(Array(Stage.hardCities.prefix(5)))
    var piped = stage.skydash
    piped.prelude = #""$0" "$@" | head -3; exit"#
    let result = try await piped("watch", "--plain")
    #expect(result.code == 0)
    #expect(result.stdout.split(separator: "\n").count == 3)
  }

  @Test func `the units of a run stay while the sample data changes`() throws {
    let program = try LiveProgram(["demo", "--units", "fahrenheit,mph"], columns: 120)
    try program.terminal.wait(for: "mph")
    let former = program.terminal.screen.text
    // A value that changes by itself is drawn after the settings were looked at.
    try program.terminal.wait(for: "another value") { screen in screen.text != former && screen.text.contains("mph") }
    program.terminal.type("?")
    try program.terminal.wait(for: "°C and °F")
    // Escape is known as a key of its own only when nothing follows.
    program.terminal.type("\u{1B}")
    try program.terminal.wait(for: "mph")
    #expect(!program.terminal.screen.text.contains("km/h"))
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
  }

  @Test func `a reader that does not read stops nothing, and gets the newest screen`() throws {
    let program = try LiveProgram(["demo"], columns: 200, rows: 60)
    try program.terminal.wait(for: "10 cities")
    // Nothing is read meanwhile: more full screens than the terminal's buffer holds.
    program.terminal.type(String(repeating: "?\u{1B}[B\u{C}q", count: 200))
    try program.terminal.rest(isReading: false)
    program.terminal.forget()
    program.terminal.type("/Tromsø")
    try program.terminal.wait(for: "Filter: Tromsø")
    // What waited is a few frames, not two hundred.
    #expect(program.terminal.output.count < 200_000)
    program.terminal.type("\rq")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }

  @Test func `more cities than rows scroll by keys, the wheel and clicks`() throws {
    let home = try LiveProgram.home(cities: 100)
    let program = try LiveProgram(["watch", "--offline"], home: home, columns: 60, rows: 12)
    try program.terminal.wait(for: "›City 0")
    program.terminal.type("\u{1B}[F")
    try program.terminal.wait(for: "›City 99")
    program.terminal.type("\u{1B}[5~")
    try program.terminal.wait(for: "›City 91")
    program.terminal.type("\u{1B}[H\u{1B}[6~")
    try program.terminal.wait(for: "›City 8")
    program.terminal.type("\u{1B}[H\u{1B}[<65;5;5M")
    try program.terminal.wait(for: "›City 3")
    #expect(program.terminal.screen.line(2).hasPrefix("›City 3"))
    program.terminal.type("\u{1B}[<0;5;5M")
    try program.terminal.wait(for: "›City 5")
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
  }

  @Test func `plain watch prints a line for each city and no control`() throws {
    let program = try LiveProgram(["watch", "--plain", "--offline"], home: try LiveProgram.home(cities: 3))
    try program.terminal.wait(for: "City 2")
    #expect(!program.terminal.output.contains(0x1B))
    program.terminal.send(SIGTERM)
    #expect(try program.endingSignal() == SIGTERM)
  }
}

/// A service that answers slowly, behind values that are cached.
@BlockingWork
struct LiveSlowServiceTests {
  private static func temperature(_ screen: EmulatedScreen) -> Int? {
    let line = screen.lines.first { $0.contains("Seoul") }
    return line?.firstMatch(of: /(-?\d+)°/).flatMap { Int($0.1) }
  }

  @Test func `new values follow the cached ones as soon as the service answers`() throws {
    let stage = try Stage()
    try stage.save([("Seoul", 37.566, 126.9784, "Asia/Seoul")])
    let filling = try LiveProgram(["show"], stage: stage)
    #expect(try filling.terminal.waitForChange() == 0)
    let cached = try #require(Self.temperature(filling.terminal.screen))
    let gate = DispatchSemaphore(value: 0)
    stage.change { world in
      world.model.warming = 40
      world.spoil = { answer in
        gate.wait()
        gate.signal()
        return answer
      }
    }
    let environment = stage.after(minutes: 40).environment.merging(["LANG": "en_US.UTF-8"]) { $1 }
    let program = try LiveProgram(["watch"], home: stage.skydash.home, columns: 100, environment: environment)
    try program.terminal.wait(for: "the cached value") { Self.temperature($0) == cached }
    try program.terminal.wait(for: "refreshing")
    #expect(Self.temperature(program.terminal.screen) == cached)
    gate.signal()
    try program.terminal.wait(for: "the new value") { Self.temperature($0).map { $0 > cached + 20 } == true }
    try program.terminal.wait(for: "next refresh")
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }
}
