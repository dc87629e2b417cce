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
    let bench = await LiveBench.filled(appearance: seed.isMultiple(of: 2) ? Appearance(words: .korean) : Appearance())
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

  @Test func `no sign of ours has a width that terminals disagree about`() {
    let appearance = Appearance()
    for condition in Condition.allCases {
      for isDay in [true, false] {
        #expect(appearance.glyph(condition, isDay: isDay).allSatisfy { !DisplayWidth.isDoubtful($0) })
      }
    }
    for words in [Words.english, .korean] {
      let texts = words.helpKeys.map { $0.key + $0.meaning } + [words.status.keys, words.live.pageKeys]
      #expect(texts.joined().allSatisfy { !DisplayWidth.isDoubtful($0) })
    }
  }
}
