import Entities
import Foundation
import Services
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// The selected city below and beside the table.
struct PanesTests {
  /// A table of so many cities of the sample's.
  static func bench(
    _ columns: Int, _ rows: Int, cities: Int, _ appearance: Appearance = Appearance()
  ) async -> LiveBench {
    let bench = LiveBench(columns: columns, rows: rows, appearance: appearance, panes: .on)
    let sample = bench.world.settings.cities
    let list = (0..<cities).compactMap { index -> City? in
      let city = sample[index % sample.count]
      guard index >= sample.count else { return city }
      return Coordinates(latitude: city.coordinates.latitude - 1, longitude: city.coordinates.longitude).map {
        City(
          name: "\(city.name) \(index)", region: nil, countryCode: nil, coordinates: $0, timeZone: city.timeZone)
      }
    }
    try? bench.world.settingsService.update { $0.cities = list }
    await bench.model.saved.read()
    await bench.settle()
    await bench.refresh()
    bench.model.messages.dismiss()
    bench.draw()
    await bench.view.picture.settle()
    bench.draw()
    await bench.settleSkies()
    return bench
  }

  @Test func `at two hundred by sixty a quarter of the cells and most lines say something`() async {
    let bench = await Self.bench(200, 60, cities: 12)
    let said = bench.terminal.lines.map { $0.filter { $0 != " " }.count }
    #expect(said.reduce(0, +) >= 200 * 60 / 4)
    #expect(said.filter { $0 > 0 }.count >= 36)
  }

  @Test func `a click is at what the screen shows, not at what the next frame will`() async throws {
    let bench = await Self.bench(200, 60, cities: 3)
    let pane = try #require(bench.view.layout.pane(.week))
    _ = bench.view.handle(.key(.character("v")))
    let place = CellPosition(row: pane.rows.lowerBound, column: pane.columns.lowerBound)
    _ = bench.view.handle(.mouse(MouseEvent(.click, at: place)))
    #expect(bench.view.mode == .page(.city))
  }

  @Test func `a click in a pane opens what it shows a part of`() async {
    let bench = await Self.bench(200, 60, cities: 3)
    let panes = bench.view.layout.panes
    #expect(Set(panes.map(\.pane)).isSuperset(of: [.now, .hours, .week, .night]))
    for pane in panes {
      let place = CellPosition(row: pane.rows.upperBound - 1, column: pane.columns.lowerBound)
      _ = bench.view.handle(.mouse(MouseEvent(.click, at: place)))
      let expected: KeyPlaces =
        switch pane.pane {
        case .now, .hours, .week: .city
        case .night: .sky
        case .chart: .chart
        case .picture: .picture
        }
      #expect(bench.view.mode.page?.place == expected, "\(pane)")
      bench.press(.escape)
      #expect(bench.view.mode == .table)
    }
  }

  @Test func `at eighty by twenty-four with eight cities at least eighteen lines say something`() async {
    let bench = await Self.bench(80, 24, cities: 8)
    #expect(bench.terminal.lines.filter { !$0.allSatisfy { $0 == " " } }.count >= 18)
    #expect(bench.terminal.text.contains("rain%") && bench.terminal.text.contains(" Tonight"))
  }

  @Test(arguments: [(20, 5), (40, 12), (60, 40), (80, 24), (104, 30), (120, 40), (200, 60)])
  func `every line of a pane is within it, for every city and language`(columns: Int, rows: Int) async {
    let looks = [
      Appearance(), Appearance(words: .korean), Appearance(glyphs: .ascii), Appearance(theme: .light),
    ]
    for look in looks {
      let bench = await Self.bench(columns, rows, cities: 10, look)
      for row in bench.model.orderedRows {
        bench.model.selected.value = row
        bench.draw()
        for place in bench.view.layout.panes where place.pane != .picture {
          let cells = RowCells(row, units: bench.model.units, appearance: look, now: bench.model.minute.value)
          var drawing = PaneDrawing(cells: cells, width: place.columns.count, height: place.rows.count)
          if place.pane == .chart { drawing.chart = SkyService().skyChart(of: row.city, at: bench.model.minute.value) }
          let lines = drawing.lines(place.pane)
          #expect(!lines.isEmpty && lines.count <= place.rows.count, "\(place) of \(row.name)")
          #expect(lines.allSatisfy { $0.displayWidth <= place.columns.count }, "\(place) of \(row.name)")
        }
        #expect(bench.drift() == nil)
      }
    }
  }

  @Test func `the selection moves with its panes in one write of less than six kibibytes`() async {
    let bench = await Self.bench(120, 40, cities: 10)
    for _ in 0..<9 {
      let bytes = bench.press(.down)
      let name = bench.model.selected.value?.name ?? ""
      #expect(bench.terminal.text.contains("─ \(name) ─"))
      #expect(bytes.count < 6 * 1024, "\(name): \(bytes.count) bytes")
      #expect(bench.draw().isEmpty)
    }
    #expect(bench.drift() == nil)
  }

  @Test func `a minute in which nothing else changes writes its clocks`() async {
    let bench = await Self.bench(120, 40, cities: 10)
    bench.model.refreshes.isPaused.value = true
    var counts: [Int] = []
    for _ in 0..<8 {
      bench.draw()
      bench.clock.advance(by: 60)
      bench.model.tick()
      counts.append(bench.draw().count)
    }
    // Ten clocks and ages, the pane's clock, and now and then a mark that moves on.
    #expect(counts.sorted()[4] < 250, "\(counts)")
    #expect(bench.drift() == nil)
  }

  @Test func `another city's answer writes its own row`() async {
    let bench = await Self.bench(120, 40, cities: 10)
    guard let city = bench.row("Cairo")?.city else { return }
    let before = bench.terminal.lines
    bench.model.update(bench.world.lateAnswer(for: city, at: bench.clock.now, minutes: 180))
    bench.draw()
    #expect(before.indices.filter { before[$0] != bench.terminal.lines[$0] }.count == 1)
  }

  @Test(arguments: [(80, 24), (104, 30), (120, 40), (200, 60)], [8, 12, 20])
  func `a selection that moves moves no pane, whatever is known of the city`(
    size: (columns: Int, rows: Int), cities: Int
  ) async {
    let bench = await Self.bench(size.columns, size.rows, cities: cities)
    let rows = bench.model.orderedRows
    rows[1].weather.value.forecast = nil
    rows[2].weather.value = CityWeather(city: rows[2].city)
    rows[2].weather.value.problem = .offline
    let storm = WeatherAlert(identifier: "1", event: "Storm", severity: .severe)
    rows[3].weather.value.alerts = Fetched([storm], fetchedAt: bench.clock.now)
    bench.draw()
    let layout = bench.view.layout
    for row in rows {
      bench.model.selected.value = row
      bench.draw()
      #expect(bench.view.layout == layout, "\(row.name)")
    }
  }

  @Test(arguments: [(40, 12), (80, 12), (200, 13), (49, 40)])
  func `where no pane can be shown, v says so and changes nothing`(columns: Int, rows: Int) async {
    let bench = await Self.bench(columns, rows, cities: 10)
    #expect(!bench.terminal.text.contains("v panes"))
    bench.type("v")
    #expect(bench.terminal.text.contains("There's no room for panes here."))
    #expect(bench.model.settings.chosen.value.panes == .on)
    #expect((try? bench.world.settingsService.load().settings.panes) == .on)
    #expect(bench.drift() == nil)
  }

  @Test func `on a page v changes nothing`() async {
    let bench = await Self.bench(120, 40, cities: 10)
    bench.press(.enter)
    let page = bench.terminal.lines
    bench.type("v")
    #expect(bench.terminal.lines == page)
    #expect(bench.model.settings.chosen.value.panes == .on)
  }

  @Test func `a high night says how high everything is, and nothing moves when that is there`() async {
    let bench = await Self.bench(200, 60, cities: 12)
    func planets() -> Int? { bench.terminal.lines.firstIndex { $0.contains("Planet ") } }
    bench.press(.down)
    let (place, first) = (planets(), bench.terminal.text)
    await bench.settleSkies()
    #expect(place != nil && planets() == place && bench.terminal.text != first)
    #expect(bench.drift() == nil)
  }

  @Test func `the stars stand beside the picture, follow the selection at once, and turn every ten minutes`() async {
    let bench = await Self.bench(200, 60, cities: 12)
    bench.model.refreshes.isPaused.value = true
    guard let place = bench.view.layout.pane(.chart) else {
      Issue.record("no chart")
      return
    }
    func sky() -> [String] {
      place.rows.map { row in
        String(bench.view.screen.canvas.text(row: row).dropFirst(place.columns.lowerBound).prefix(place.columns.count))
      }
    }
    func minute() {
      bench.clock.advance(by: 60)
      bench.model.tick()
      bench.draw()
    }
    let seoul = sky()
    #expect(seoul.first?.contains("Whole sky") == true && seoul.joined().contains("N"))
    #expect(seoul.dropFirst().contains { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } })
    bench.press(.down)
    #expect(sky() != seoul)
    bench.press(.up)
    #expect(sky() == seoul)
    // The sample's clock begins at a full hour.
    for _ in 0..<9 { minute() }
    #expect(sky() == seoul)
    minute()
    #expect(sky() != seoul)
    #expect(bench.drift() == nil)
  }

  @Test func `by day the stars' pane shows the sky of the coming evening and says when`() async throws {
    let bench = await Self.bench(200, 60, cities: 12)
    bench.model.selected.value = bench.row("Cairo")
    bench.draw()
    #expect(!bench.terminal.text.contains("daylight") && !bench.terminal.text.contains("◉"))
    let title = try #require(bench.terminal.lines.first { $0.contains("Whole sky tonight") })
    #expect(title.contains(" 19:1"), "\(title)")
    #expect(bench.terminal.text.contains("★") && bench.terminal.text.contains("stars ★ 0"))
    bench.model.selected.value = bench.row("Seoul")
    bench.draw()
    #expect(bench.terminal.text.contains("─ Whole sky ─"))
  }

  @Test func `where the sun does not set the stars' pane shows the darkest moment`() throws {
    let city = try ForecastSample.city("Tromsø", 69.65, 18.96, "Europe/Oslo", "NO")
    let steps = DetailedSky()
    // 2026-06-21, 12:00.
    let noon = Date(timeIntervalSince1970: 1_782_036_000)
    let chart = steps.cachedChart(over: city, at: noon).chart
    let present = SkyService().skyChart(of: city, at: noon).chart
    #expect(chart.sunAltitude > 2 && chart.sunAltitude < 4 && present.sunAltitude > 40)
    // London has no astronomical darkness then, but a nautical one.
    let london = try ForecastSample.city("London", 51.5, -0.13, "Europe/London", "GB")
    #expect(abs(steps.cachedChart(over: london, at: noon).chart.sunAltitude + 12) < 0.3)
  }

  @Test func `what the headline says of the rain no pane repeats`() async throws {
    for (columns, rows) in [(80, 24), (104, 30), (120, 40), (200, 60)] {
      let bench = await Self.bench(columns, rows, cities: 8)
      for row in bench.model.orderedRows {
        bench.model.selected.value = row
        bench.draw()
        let cells = RowCells(row, units: .metric, appearance: Appearance(), now: bench.model.minute.value)
        let sentence = try #require(RainText(cells).sentence)
        let text = bench.terminal.lines.joined(separator: "\n")
        #expect(text.components(separatedBy: sentence).count <= 2, "\(row.name): \(sentence)")
        #expect(!text.contains("Dry for the next two hours"), "\(row.name)")
      }
    }
  }

  @Test func `without a network every row says that it has nothing, and the reason is given once`() async {
    for (columns, rows) in [(40, 12), (80, 24), (120, 40), (200, 60)] {
      let bench = await Self.bench(columns, rows, cities: 8)
      for row in bench.model.orderedRows {
        row.weather.value = CityWeather(city: row.city)
        row.weather.value.problem = .cannotConnect(.openMeteo, "no such name")
      }
      bench.draw()
      let reason = Words.english(ServiceFailure.cannotConnect(.openMeteo, "no such name").phrase).dropFirst().prefix(16)
      let text = bench.terminal.text
      #expect(text.components(separatedBy: reason).count == 2, "\(columns): \(bench.terminal.lines)")
      #expect(text.components(separatedBy: Words.english("no data")).count == 9, "\(columns): \(bench.terminal.lines)")
    }
  }

  @Test func `weather without a temperature and a forecast is shown, and isn't loading`() throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    report.forecast = nil
    report.current?.value[.temperature] = nil
    let row = try #require(ForecastSample.dashboard([report]).rows.value.first)
    let cells = RowCells(row, units: .metric, appearance: Appearance(), now: ForecastSample.now)
    let text = PaneDrawing(cells: cells, width: 80, height: 6).lines(.now).map(\.plain).joined()
    #expect(text.contains("61%") && !text.contains("loading"))
  }

  @Test(arguments: [(40, 12), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
  func `a long reason is whole in its pane, or not begun`(columns: Int, rows: Int) async {
    for cities in 1...10 {
      let bench = await Self.bench(columns, rows, cities: cities)
      for row in bench.model.orderedRows {
        row.weather.value = CityWeather(city: row.city)
        row.weather.value.problem = .unreadable(.openMeteo, .own(.webPage))
      }
      bench.draw()
      let text = bench.terminal.text
      #expect(text.contains("sent an answer") == text.contains("page)"), "\(cities): \(bench.terminal.lines)")
    }
  }

  @Test func `v shows the table alone and the panes again, and is saved`() async {
    let bench = await Self.bench(120, 40, cities: 10)
    bench.type("v")
    #expect(!bench.terminal.text.contains("rain%") && bench.view.layout.panes == [])
    await bench.model.saved.work?.value
    #expect((try? bench.world.settingsService.load().settings.panes) == .off)
    #expect(bench.drift() == nil)
    bench.type("v")
    #expect(bench.terminal.text.contains("rain%"))
    #expect(bench.drift() == nil)
  }

  @Test func `without weather the panes show the computed sky, the reason once, and the keys stay`() async {
    let bench = await Self.bench(120, 40, cities: 10)
    guard let row = bench.row("Cairo") else { return }
    row.weather.value = CityWeather(city: row.city)
    row.weather.value.problem = .timedOut(.openMeteo)
    bench.model.selected.value = row
    bench.draw()
    let reason = Words.english(ServiceFailure.timedOut(.openMeteo).phrase)
    let panes = bench.terminal.lines.suffix(from: 12).joined(separator: " ")
    #expect(panes.contains(reason) && panes.contains("Tonight") && panes.contains("Moon"))
    #expect(panes.components(separatedBy: reason).count == 2)
    #expect(bench.terminal.lines.last?.hasPrefix(" ? keys") == true)
    #expect(bench.drift() == nil)
  }

  @Test func `a severe warning is in the pane, or in the status line where the pane is low`() async {
    for (columns, rows, isBelow) in [(80, 24, true), (120, 40, false)] {
      let bench = await Self.bench(columns, rows, cities: 10)
      let storm = WeatherAlert(
        identifier: "1", event: "Winter Storm Warning", severity: .severe,
        ends: bench.clock.now.addingTimeInterval(7200))
      bench.model.selected.value?.weather.value.alerts = Fetched([storm], fetchedAt: bench.clock.now)
      bench.draw()
      let output = bench.terminal.lines.indices.filter { bench.terminal.lines[$0].contains("Winter Storm Warning") }
      #expect(output.count == 1 && (output.first == rows - 1) == isBelow, "\(bench.terminal.lines)")
    }
  }

  @Test func `a picture of bytes lies in its pane, and goes while a page is over it`() async {
    let abilities = TerminalAbilities(environment: [:], isTerminal: true, window: nil)
    let bench = LiveBench(
      columns: 200, rows: 60, pictures: PictureContext(choice: .sixel, abilities: abilities), panes: .on)
    await bench.refresh()
    bench.model.messages.dismiss()
    var bytes = bench.draw()
    await bench.view.picture.settle()
    bytes += bench.draw()
    func draws(_ bytes: [UInt8]) -> Bool { String(decoding: bytes, as: UTF8.self).contains("\u{1B}P0;1;0q") }
    #expect(draws(bytes))
    // Another city has the same picture.
    #expect(!draws(bench.press(.down)))
    #expect(!draws(bench.type("?")))
    #expect(draws(bench.press(.escape)))
  }
}
