import Entities
import Foundation
import Services
import Terminal
import ViewModels
import Views
import World

/// Bytes and times of the live table. The program itself is measured in a pseudo-terminal.
enum LiveBenchmarks {
  @Sendable static func run() async {
    await reportBytes()
    await measureValue()
    await measurePanes()
    await measureThousandCities()
    await measureArrival()
    reportProgram()
  }

  // MARK: - Bytes

  @MainActor private static func reportBytes() async {
    let table = SampleTable(cities: 20, rows: 30)
    await table.refresh()
    print("  the first frame, 80 × 30, 20 cities: \(table.view.frame().count) B")
    report("an unchanged frame", table.view.frame().count, target: "0 B")
    // Not the selected row, because that has one style for all its cells.
    let row = table.model.rows.value[7]
    row.weather.value.current?.value[.humidity] = 41
    row.weather.value.setRainChance(41)
    _ = table.view.frame()
    row.weather.value.setRainChance(42)
    report("one changed digit", table.view.frame().count, target: "≤ 8 B + glyph")
    reportMinutes(table)
    report("a late answer for one city", table.bytes { $0.update($1) }, target: "-")
    report("°C to °F", table.bytes { model, _ in model.toggleUnits() }, target: "-")
    report("the selection one down", table.bytes { model, _ in model.moveSelection(by: 1) }, target: "-")
  }

  /// The frames of 14 minutes between two refreshes. In the first, every age changes from “now” to “1 min”.
  @MainActor private static func reportMinutes(_ table: SampleTable) {
    var screen = EmulatedScreen(columns: 80, rows: 30)
    table.view.forget()
    screen.feed(table.view.frame())
    var minutes: [(bytes: Int, cells: Int)] = []
    for _ in 0..<14 {
      table.clock.advance(by: 60)
      table.model.tick()
      let previous = screen.places
      let frame = table.view.frame()
      screen.feed(frame)
      minutes.append((frame.count, zip(previous, screen.places).filter { $0 != $1 }.count))
    }
    minutes.sort { $0.bytes < $1.bytes }
    report("a minute of 20 clocks, ages and the countdown, median", minutes[7].bytes, target: "< 250 B")
    let largest = minutes[minutes.count - 1]
    report("the same, most of 14, in which \(largest.cells) cells change", largest.bytes, target: "< 3 B a cell")
  }

  /// Prints a line with a number of bytes beside its target.
  private static func report(_ title: String, _ count: Int, target: String) {
    print("  \(title.padded(to: 64)) \(count) B   (target \(target))")
  }

  /// Moves the selection down and up again in a table with panes. The sky of a city is computed when the city is first
  /// shown.
  @MainActor private static func measurePanes() async {
    let table = SampleTable(cities: 10, rows: 40, columns: 120)
    await table.refresh()
    _ = table.view.frame()
    var bytes: [Int] = []
    var times: [Double] = []
    for step in 0..<90 {
      // The first round over the cities computes their skies.
      let start = ContinuousClock.now
      _ = table.view.handle(.key(step % 18 < 9 ? .down : .up))
      let frame = table.view.frame()
      times.append((ContinuousClock.now - start).nanoseconds)
      bytes.append(frame.count)
    }
    let first = times.prefix(9).max() ?? 0
    bytes.sort()
    report("the selection moved, panes at 120 × 40, median", bytes[bytes.count / 2], target: "≤ 6 kB")
    report("the same, the most", bytes[bytes.count - 1], target: "≤ 6 kB")
    benchmark.report(
      "a key to select and its frame with panes", nanoseconds: Array(times.dropFirst(9)).median, target: "≤ 16 ms")
    benchmark.report("the same, a city whose sky is computed for it", nanoseconds: first, target: "≤ 16 ms")
  }

  // MARK: - Times

  @MainActor private static func measureValue() {
    let count = 100_000
    var calls = 0
    let observed = Dynamic(0.0)
    let binding = observed.bind { _ in calls += 1 }
    measure("a value with one observer set", target: "200 ns", operations: count) {
      for number in 0..<count { observed.value = Double(number) }
      return calls
    }
    withExtendedLifetime(binding) {}
  }

  @MainActor private static func measureThousandCities() async {
    let table = SampleTable(cities: 1000, rows: 60, columns: 200)
    await table.refresh()
    _ = table.view.frame()
    var step = 0
    measure("a frame after one change, 1,000 cities, 200 × 60", target: "< 1 ms", rounds: 101) {
      step += 1
      table.model.rows.value[step % 50].weather.value.current?.value[.temperature] = Double(step % 40)
      return table.view.frame()
    }
    measure("a key to select and its frame, 1,000 cities", target: "< 16 ms", rounds: 101) {
      step += 1
      _ = table.view.handle(.key(step % 90 < 45 ? .down : .up))
      return table.view.frame()
    }
    measure("a page further and its frame, 1,000 cities", target: "< 16 ms", rounds: 31) {
      _ = table.view.handle(.key(.pageDown))
      return table.view.frame()
    }
    measure("sorting by the next column and its frame, 1,000 cities", target: "< 16 ms", rounds: 31) {
      table.model.sortByNextColumn(of: [.quantity(.temperature), .quantity(.windSpeed)])
      return table.view.frame()
    }
    measure("a second in which nothing happens, 1,000 cities", target: "-", rounds: 31) { table.model.tick() }
  }

  /// Presses keys while a thousand cities arrive, and measures from the key to the end of its frame, including the wait
  /// for the main actor.
  @MainActor private static func measureArrival() async {
    let table = SampleTable(cities: 1000, rows: 60, columns: 200)
    table.model.refresh()
    let times = await Task.detached {
      var times: [Double] = []
      while await table.model.refreshes.isRunning.value {
        let start = ContinuousClock.now
        await table.press(.down)
        times.append((ContinuousClock.now - start).nanoseconds)
        try? await Task.sleep(for: .milliseconds(3))
      }
      return times
    }.value
    guard let slowest = times.max() else { return print("  the cities arrived before the first key") }
    benchmark.report(
      "the slowest of \(times.count) keys while 1,000 cities arrive", nanoseconds: slowest, target: "< 16 ms")
  }

  // MARK: - The program

  private static func reportProgram() {
    guard let home = try? TemporaryDirectory(),
      let terminal = try? PseudoTerminal(
        program: "skydash", arguments: ["demo"],
        environment: ["HOME": home.path, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8"]),
      (try? terminal.wait(for: "10 cities")) != nil
    else { return print("  build the program first: swift build -c release") }
    reportKeys(terminal)
    reportIdle(home)
    terminal.type("q")
  }

  /// Presses keys in a terminal, and measures until the first byte comes back.
  private static func reportKeys(_ terminal: PseudoTerminal) {
    var times: [Double] = []
    for round in 0..<200 {
      guard (try? terminal.rest()) != nil else { break }
      let start = ContinuousClock.now
      terminal.type(round % 18 < 9 ? "j" : "k")
      guard terminal.read(milliseconds: 1000) else { continue }
      times.append((ContinuousClock.now - start).nanoseconds)
    }
    times.sort()
    guard times.count > 100 else { return print("  too few keys changed the screen") }
    benchmark.report(
      "a key's byte to the screen's, median of 200", nanoseconds: times[times.count / 2], target: "< 16 ms")
    benchmark.report(
      "the same, the slowest of a hundred", nanoseconds: times[times.count * 99 / 100], target: "< 16 ms")
  }

  /// Measures processor time, wakes and context switches of the live table while nothing happens.
  private static func reportIdle(_ home: TemporaryDirectory) {
    guard (try? saveCities(in: home)) != nil,
      let terminal = try? PseudoTerminal(
        program: "skydash", arguments: ["watch", "--offline"],
        environment: [
          "HOME": home.path, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "SKYDASH_NOW": "2026-03-01T12:00:05Z",
        ]),
      (try? terminal.wait(for: "20 cities")) != nil
    else { return }
    guard (try? terminal.rest()) != nil else { return }
    let seconds = 30.0
    let (processorBefore, threadsBefore) = (terminal.processorSeconds, ProcessThreads(of: terminal.process))
    let wakes = ProcessThreads.wakes(of: terminal.process, seconds: seconds)
    if let processorBefore, let processor = terminal.processorSeconds {
      let share = String(format: "%.3f", (processor - processorBefore) / seconds * 100)
      print("  idle: \(share) % of a core over \(Int(seconds)) s   (target < 0.1 %)")
    }
    if let wakes { print("  idle: \(rate(wakes, seconds)) wakes a second   (target ≤ 3)") }
    if let threadsBefore, let threads = ProcessThreads(of: terminal.process) {
      let switches = rate(threads.switches(since: threadsBefore), seconds)
      print("  idle: \(switches) context switches a second, all threads   (target ≤ 3)")
    }
    terminal.type("q")
  }

  /// Saves settings with twenty cities.
  private static func saveCities(in home: TemporaryDirectory) throws {
    let list = (0..<20).map {
      #"{"name": "City \#($0)", "latitude": \#($0 * 3 - 30), "longitude": \#($0 * 9), "timeZone": "Asia/Seoul"}"#
    }
    let directory = home.file(".config/skydash")
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try "{\"cities\": [\(list.joined(separator: ", "))]}".write(
      toFile: directory + "/settings.json", atomically: true, encoding: .utf8)
  }

  private static func rate(_ count: Int, _ seconds: Double) -> String {
    String(format: "%.2f", Double(count) / seconds)
  }
}
