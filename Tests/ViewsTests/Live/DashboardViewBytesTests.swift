import Entities
import Foundation
import Services
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// How little the live table writes.
struct DashboardViewBytesTests {
  @Test func `an unchanged frame writes nothing`() async {
    let bench = await LiveBench.filled()
    #expect(bench.draw().isEmpty)
    // Equal answers and seconds that change nothing on screen are no change.
    await bench.refresh()
    bench.draw()
    for _ in 0..<20 {
      bench.clock.advance(by: 0.1)
      bench.model.tick()
      #expect(bench.draw().isEmpty)
    }
  }

  @Test func `one changed cell takes at most eight bytes and its glyph`() async {
    let bench = await LiveBench.filled()
    bench.model.selectLast()
    bench.draw()
    for (value, name) in [(Float(41), "London"), (42, "London"), (43, "Cairo"), (57, "Sydney"), (58, "Honolulu")] {
      let row = bench.row(name)
      row?.weather.value.setRainChance(value)
      bench.draw()
      row?.weather.value.setRainChance(value + 1)
      #expect(bench.draw().count <= 9)
    }
  }

  @Test func `a late answer touches only its own row`() async {
    let bench = await LiveBench.filled()
    guard let city = bench.row("Cairo")?.city else { return }
    let before = bench.terminal.lines
    bench.model.update(bench.world.lateAnswer(for: city, at: bench.clock.now, minutes: 180))
    let bytes = bench.draw()
    let after = bench.terminal.lines
    let changed = before.indices.filter { before[$0] != after[$0] }
    #expect(changed.map { before[$0].dropFirst().prefix(5) } == ["Cairo"])
    #expect(!bytes.isEmpty && bytes.count < 120)
    #expect(bench.drift() == nil)
  }

  @Test func `u touches only the numbers`() async {
    let bench = await LiveBench.filled()
    let before = bench.terminal
    bench.type("u")
    let after = bench.terminal
    for row in 0..<after.rows {
      for column in 0..<after.columns {
        let (old, new) = (before.places[row * 80 + column], after.places[row * 80 + column])
        guard old.text != new.text else { continue }
        #expect("0123456789-° /".contains(old.text) && "0123456789-° /".contains(new.text))
      }
    }
    #expect(bench.line("London") != nil)
    #expect(before.lines != after.lines)
  }

  @Test func `the minute of twenty cities takes less than 250 bytes`() async {
    let bench = LiveBench(rows: 30)
    // Two of each, so that twenty clocks and twenty ages change.
    let cities = bench.world.settings.cities
    bench.model.update(
      cities
        + cities.compactMap { city in
          Coordinates(latitude: city.coordinates.latitude + 1, longitude: city.coordinates.longitude).map {
            City(name: city.name + "2", region: nil, countryCode: nil, coordinates: $0, timeZone: city.timeZone)
          }
        })
    await bench.settle()
    await bench.refresh()
    bench.draw()
    #expect(bench.model.rows.value.count == 20)
    var counts: [Int] = []
    for _ in 0..<12 {
      bench.clock.advance(by: 60)
      // What is due by then is another test's matter.
      bench.model.refreshes.isPaused.value = true
      bench.draw()
      bench.model.tick()
      counts.append(bench.draw().count)
    }
    // In the first minute every age goes from “now” to “1 min”, in the tenth to two digits.
    #expect(counts.allSatisfy { $0 < 300 })
    #expect(counts.filter { $0 < 250 }.count >= 10)
    #expect(counts.sorted()[counts.count / 2] < 180)
    #expect(bench.drift() == nil)
  }

  @Test func `the hidden cursor waits on the selected row, where screen readers look for it`() async {
    let bench = await LiveBench.filled()
    for key in [Key.down, .down, .up, .end, .home] {
      bench.press(key)
      let row = bench.terminal.lines.firstIndex { $0.hasPrefix("›") }
      #expect(bench.terminal.row == row && bench.terminal.column == 0)
    }
    #expect(!bench.terminal.isCursorVisible)
    #expect(bench.draw().isEmpty)
    bench.clock.advance(by: 60)
    bench.model.tick()
    bench.draw()
    #expect(bench.terminal.row == 2 && bench.terminal.column == 0)
    // A page is read from its top.
    bench.type("?")
    #expect(bench.terminal.row == 1 && bench.terminal.column == 0)
  }

  @Test func `moving the selection writes the two rows and nothing else`() async {
    let bench = await LiveBench.filled()
    let before = bench.terminal
    bench.press(.down)
    let after = bench.terminal
    let changed = (0..<24).filter { row in
      before.places[row * 80..<(row + 1) * 80] != after.places[row * 80..<(row + 1) * 80]
    }
    #expect(changed == [2, 3])
  }
}
