import Foundation
import World

/// The built program in a pseudo-terminal, with a home of its own.
struct LiveProgram {
  let home: TemporaryDirectory
  let terminal: PseudoTerminal
  /// The terminal's modes before the program started.
  let formerModes: [UInt]

  /// The modes beyond ``EmulatedScreen``'s usual ones.
  static let usualModes: Set<Int> = [7]

  init(
    _ arguments: [String], home: TemporaryDirectory? = nil, columns: Int = 80, rows: Int = 24,
    inputFromTerminal: Bool = true, answers: Bool = true, script: String? = nil, environment: [String: String] = [:]
  ) throws {
    let home = try home ?? TemporaryDirectory()
    self.home = home
    terminal = try PseudoTerminal(
      program: "skydash", arguments: arguments,
      environment: Self.environment(home: home).merging(environment) { $1 }, columns: columns, rows: rows,
      inputFromTerminal: inputFromTerminal, answers: answers, script: script)
    formerModes = terminal.formerModes
  }

  /// The program in the home of a stage and with its services.
  init(_ arguments: [String], stage: Stage, columns: Int = 80, rows: Int = 24) throws {
    try self.init(
      arguments, home: stage.skydash.home, columns: columns, rows: rows,
      environment: stage.skydash.environment.merging(["LANG": "en_US.UTF-8", "COLORTERM": "truecolor"]) { $1 })
  }

  static func environment(home: TemporaryDirectory) -> [String: String] {
    [
      "HOME": home.path, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8",
      "PATH": "/usr/bin:/bin",
      // A crash is the program's own business; Swift's debugger would take the terminal.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    .merging(Sanitizers.environment) { first, _ in first }
  }

  /// A home whose settings name cities, as the program writes them.
  static func home(cities: Int) throws -> TemporaryDirectory {
    let home = try TemporaryDirectory()
    let list = (0..<cities).map { index in
      """
      {"name": "City \(index)", "countryCode": "KR", "latitude": \(Double(index) / 20 - 25), \
      "longitude": \(Double(index) / 10), "timeZone": "Asia/Seoul"}
      """
    }
    let directory = home.file(".config/skydash")
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let text = "{\"cities\": [\(list.joined(separator: ", "))]}"
    try text.write(toFile: directory + "/settings.json", atomically: true, encoding: .utf8)
    return home
  }

  /// Runs a command beside the live table, and returns its exit status.
  @discardableResult
  func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: PseudoTerminal.executable("skydash"))
    process.arguments = arguments
    process.environment = Self.environment(home: home)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.end()
    return process.terminationStatus
  }

  /// Returns what `look` finds on the screen; repeats it, at most twice, if a clock there changed meanwhile.
  func withinMinute<Result>(_ look: () throws -> Result) throws -> Result {
    for _ in 0..<2 {
      let former = clocks
      let result = try look()
      if clocks == former { return result }
    }
    return try look()
  }

  /// The times of day on the screen.
  private var clocks: [Substring] { terminal.screen.text.matches(of: /\d\d:\d\d/).map(\.output) }

  /// Waits for the end, and returns the signal that ended the program, or 0.
  func endingSignal() throws -> Int32 { try terminal.waitForChange() & 0x7F }

  /// What is wrong with the terminal after the program ended, or `nil` if it is as before.
  var harm: String? {
    let screen = terminal.screen
    if let failure = screen.failure { return failure }
    if screen.isAlternate { return "the alternate screen is left on" }
    if !screen.isCursorVisible { return "the cursor is left hidden" }
    if screen.modes != Self.usualModes { return "modes \(screen.modes) are left" }
    // A shell above sets them too when its job stops, and may not have come to it.
    let limit = ContinuousClock.now + .seconds(10)
    while terminal.modes != formerModes {
      if ContinuousClock.now > limit { return "termios differs" }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return nil
  }
}
