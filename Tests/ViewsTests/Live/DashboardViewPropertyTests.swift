import Entities
import Foundation
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// For random sequences of changes, keys, sizes and hostile texts, the screen made of diffs is the screen drawn from
/// scratch.
struct DashboardViewPropertyTests {
  @Test(arguments: 1...6) func `the screen made of diffs is the one drawn from scratch`(seed: Int) async {
    let bench = await LiveBench.filled(
      appearance: seed.isMultiple(of: 2) ? Appearance(words: .korean) : Appearance(), panes: .on)
    var chance = Chance(seed: UInt64(seed))
    for step in 0..<150 {
      let what = await LiveStorm.step(bench, &chance)
      bench.draw()
      let drift = bench.drift()
      #expect(drift == nil, "seed \(seed), step \(step), after \(what)")
      guard drift == nil else { return }
      #expect(bench.view.frame().isEmpty)
    }
  }

  @Test(.enabled(if: !OtherEmulator.available.isEmpty), arguments: OtherEmulator.available)
  func `terminals that are not ours show the same`(emulator: OtherEmulator) async throws {
    var groups: [[[UInt8]]] = []
    var wanted: [[String]] = []
    for seed in 11...(emulator == .tmux ? 14 : 22) {
      let bench = LiveBench()
      var frames = [bench.draw()]
      await bench.refresh()
      var chance = Chance(seed: UInt64(seed))
      for _ in 0..<60 {
        frames.append(bench.draw())
        _ = await LiveStorm.step(bench, &chance, resizes: false)
      }
      frames.append(bench.draw())
      groups.append(frames)
      wanted.append(bench.terminal.lines)
    }
    let shown = try await emulator.rows(after: groups, columns: 80, rows: 24)
    #expect(shown.count == wanted.count)
    for (rows, lines) in zip(shown, wanted) {
      // Terminals differ in the widths of some clusters; of such a row only the rest of the screen can be compared.
      for (row, line) in zip(rows, lines) where !line.contains(where: DisplayWidth.isUncertain) { #expect(row == line) }
    }
  }

  @Test func `no sign of ours has a width that terminals disagree about`() {
    let appearance = Appearance()
    for condition in Condition.allCases {
      for isDay in [true, false] {
        #expect(appearance.symbol(condition, isDay: isDay).allSatisfy { !DisplayWidth.isUncertain($0) })
      }
    }
    for words in [Words.english, .korean] {
      let korean = Appearance(words: words)
      let help = HelpPage(appearance: korean, width: 80).lines.map(\.plain)
      let names = KeyTable.dashboard.rows.flatMap { $0.keys.map { words($0.key.name) } }
      let hints = KeyTable.dashboard.rows.flatMap { $0.hints.map { words($0.phrase) } }
      let others = KeyTable.pictures.rows.flatMap { $0.hints.map { words($0.phrase) } }
      #expect((help + names + hints + others).joined().allSatisfy { !DisplayWidth.isUncertain($0) })
    }
  }
}
