import Entities
import Foundation
import Services
import Terminal
import ViewModels
import Views
import World

/// Bytes and times of the live table; the program itself is measured in a pseudo-terminal.
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
    let bench = BenchTable(cities: 20, rows: 30)
    await bench.refresh()
    print("  the first frame, 80 × 30, 20 cities: \(bench.view.frame().count) B")
    report("an unchanged frame", bench.view.frame().count, target: "0 B")
    // The selected row is in one style; another one is the usual case.
    let row = bench.model.rows.value[7]
    row.weather.value.current?.value[.humidity] = 41
    row.weather.value.setRainChance(41)
    _ = bench.view.frame()
    row.weather.value.setRainChance(42)
    report("one changed digit", bench.view.frame().count, target: "≤ 8 B + glyph")
    reportMinutes(bench)
    report("a late answer for one city", bench.bytes { $0.update($1) }, target: "-")
    report("°C to °F", bench.bytes { model, _ in model.toggleUnits() }, target: "-")
    report("the selection one down", bench.bytes { model, _ in model.moveSelection(by: 1) }, target: "-")
  }

  /// Minutes from refresh to refresh: in the first every age goes from “now” to “1 min”.
  @MainActor private static func reportMinutes(_ bench: BenchTable) {
    var screen = EmulatedScreen(columns: 80, rows: 30)
    bench.view.forget()
    screen.feed(bench.view.frame())
    var minutes: [(bytes: Int, cells: Int)] = []
    for _ in 0..<14 {
      bench.clock.advance(by: 60)
      bench.model.tick()
      let former = screen.places
      let frame = bench.view.frame()
      screen.feed(frame)
      minutes.append((frame.count, zip(former, screen.places).filter { $0 != $1 }.count))
    }
    minutes.sort { $0.bytes < $1.bytes }
    report("a minute of 20 clocks, ages and the countdown, median", minutes[7].bytes, target: "< 250 B")
    let most = minutes[minutes.count - 1]
    report("the same, most of 14, in which \(most.cells) cells are others", most.bytes, target: "< 3 B a cell")
  }

  private static func report(_ title: String, _ count: Int, target: String) {
    print("  \(title.padded(to: 64)) \(count) B   (target \(target))")
  }

  /// The selection moved down and up again over a table with panes, whose skies are computed when a city is first shown.
  @MainActor private static func measurePanes() async {
    let bench = BenchTable(cities: 10, rows: 40, columns: 120)
    await bench.refresh()
    _ = bench.view.frame()
    var bytes: [Int] = []
    var times: [Double] = []
    for step in 0..<90 {
      // The first round over the cities computes their skies.
      let start = ContinuousClock.now
      _ = bench.view.handle(.key(step % 18 < 9 ? .down : .up))
      let frame = bench.view.frame()
      let elapsed = ContinuousClock.now - start
      times.append(Double(elapsed.components.attoseconds) / 1e9 + Double(elapsed.components.seconds) * 1e9)
      bytes.append(frame.count)
    }
    let first = times.prefix(9).max() ?? 0
    (bytes, times) = (bytes.sorted(), times.dropFirst(9).sorted())
    report("the selection moved, panes at 120 × 40, median", bytes[bytes.count / 2], target: "≤ 6 kB")
    report("the same, the most", bytes[bytes.count - 1], target: "≤ 6 kB")
    benchmark.report(
      "a key to select and its frame with panes", nanoseconds: times[times.count / 2], target: "≤ 16 ms")
    benchmark.report("the same, a city whose sky is computed for it", nanoseconds: first, target: "≤ 16 ms")
  }

  // MARK: - Times

  @MainActor private static func measureValue() {
    let count = 100_000
    var heard = 0
    let observed = Dynamic(0.0)
    let binding = observed.bind { _ in heard += 1 }
    measure("a value with one observer set", target: "200 ns", operations: count) {
      for number in 0..<count { observed.value = Double(number) }
      return heard
    }
    withExtendedLifetime(binding) {}
  }

  @MainActor private static func measureThousandCities() async {
    let bench = BenchTable(cities: 1000, rows: 60, columns: 200)
    await bench.refresh()
    _ = bench.view.frame()
    var step = 0
    measure("a frame after one change, 1,000 cities, 200 × 60", target: "< 1 ms", rounds: 101) {
      step += 1
      bench.model.rows.value[step % 50].weather.value.current?.value[.temperature] = Double(step % 40)
      return bench.view.frame()
    }
    measure("a key to select and its frame, 1,000 cities", target: "< 16 ms", rounds: 101) {
      step += 1
      _ = bench.view.handle(.key(step % 90 < 45 ? .down : .up))
      return bench.view.frame()
    }
    measure("a page further and its frame, 1,000 cities", target: "< 16 ms", rounds: 31) {
      _ = bench.view.handle(.key(.pageDown))
      return bench.view.frame()
    }
    measure("sorting by the next column and its frame, 1,000 cities", target: "< 16 ms", rounds: 31) {
      bench.model.sortByNextColumn(of: [.quantity(.temperature), .quantity(.windSpeed)])
      return bench.view.frame()
    }
    measure("a second in which nothing happens, 1,000 cities", target: "-", rounds: 31) { bench.model.tick() }
  }

  /// Keys pressed while a thousand cities arrive: from the key to the end of its frame, with the wait for the main actor.
  @MainActor private static func measureArrival() async {
    let bench = BenchTable(cities: 1000, rows: 60, columns: 200)
    bench.model.refresh()
    let times = await Task.detached {
      var times: [Double] = []
      while await bench.model.refreshes.isRunning.value {
        let start = ContinuousClock.now
        await bench.press(.down)
        let elapsed = (ContinuousClock.now - start).components
        times.append(Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9)
        try? await Task.sleep(for: .milliseconds(3))
      }
      return times
    }.value
    guard let slowest = times.max() else { return print("  no key came between") }
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

  private static func reportKeys(_ terminal: PseudoTerminal) {
    var times: [Double] = []
    for round in 0..<200 {
      guard (try? terminal.rest()) != nil else { break }
      let start = ContinuousClock.now
      terminal.type(round % 18 < 9 ? "j" : "k")
      guard terminal.read(milliseconds: 1000) else { continue }
      let elapsed = ContinuousClock.now - start
      times.append(Double(elapsed.components.attoseconds) / 1e9 + Double(elapsed.components.seconds) * 1e9)
    }
    times.sort()
    guard times.count > 100 else { return print("  keys brought nothing to the screen") }
    benchmark.report(
      "a key's byte to the screen's, median of 200", nanoseconds: times[times.count / 2], target: "< 16 ms")
    benchmark.report(
      "the same, the slowest of a hundred", nanoseconds: times[times.count * 99 / 100], target: "< 16 ms")
  }

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
    let before = (terminal.processorSeconds, ProcessThreads(of: terminal.process))
    let wakes = ProcessThreads.wakes(of: terminal.process, seconds: seconds)
    if let former = before.0, let processor = terminal.processorSeconds {
      let share = String(format: "%.3f", (processor - former) / seconds * 100)
      print("  idle: \(share) % of a core over \(Int(seconds)) s   (target < 0.1 %)")
    }
    if let wakes { print("  idle: \(rate(wakes, seconds)) wakes a second   (target ≤ 3)") }
    if let former = before.1, let threads = ProcessThreads(of: terminal.process) {
      let switches = rate(threads.switches(since: former), seconds)
      print("  idle: \(switches) context switches a second, all threads   (target ≤ 3)")
    }
    terminal.type("q")
  }

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

/// A live table over sample weather for any number of cities, without a terminal.
@MainActor final class BenchTable {
  let clock = VirtualClock()
  let world: DemoWorld
  let model: DashboardViewModel
  let view: DashboardView

  init(cities: Int, rows: Int, columns: Int = 80) {
    let clock = clock
    let wall = WallClock(now: { clock.now }, sleep: { _ in })
    world = DemoWorld(clock: wall)
    let list = (0..<cities).compactMap { index in
      Coordinates(latitude: Double(index % 140) - 60, longitude: Double(index) / 3 - 170).map {
        City(name: "City \(index)", region: nil, countryCode: nil, coordinates: $0, timeZone: "Asia/Seoul")
      }
    }
    try? world.settingsService.update {
      $0.cities = list
      $0.watchInterval = Settings().watchInterval
    }
    model = DashboardViewModel(
      settings: SettingsViewModel(Settings(cities: list)), rows: list.map { CityRowViewModel($0) })
    model.connect(
      DashboardServices(
        settings: world.settingsService, places: world.places, weather: world.weather, clock: wall))
    view = DashboardView(
      model, appearance: Appearance(), size: TerminalSize(columns: columns, rows: rows), depth: .trueColor,
      changed: {})
  }

  /// Presses a key and draws what it changes.
  func press(_ key: Key) {
    _ = view.handle(.key(key))
    _ = view.frame()
  }

  /// Refreshes all cities and waits for the end of it.
  func refresh() async {
    model.refresh()
    while model.refreshes.isRunning.value { await Task.yield() }
    model.messages.dismiss()
  }

  /// The bytes of the frame after a change, which is given a late answer for the fifth city.
  func bytes(after change: (DashboardViewModel, CityWeather) -> Void) -> Int {
    _ = view.frame()
    let city = model.rows.value[4].city
    change(model, world.lateAnswer(for: city, at: clock.now, minutes: 180))
    return view.frame().count
  }
}
