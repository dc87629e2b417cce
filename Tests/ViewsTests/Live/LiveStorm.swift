import Entities
import Foundation
import Services
import Terminal
import World

@testable import ViewModels
@testable import Views

/// Random things that happen to a live table.
enum LiveStorm {
  private static let texts = [
    "Seoul", "서울특별시", "São Paulo", "Ulaanbaatar Улаанбаатар", "東京都", "👨‍👩‍👧 family", "e\u{301}\u{301}", "ﷺ",
    "\u{1B}[31mred\u{7}", "\u{202E}drowssap", "\u{200B}\u{FEFF}", "☀️ sun", "🇰🇷", "ก็ไทย", "",
    String(repeating: "긴", count: 90),
    "नमस्ते", "a\u{9B}31mb", "tab\there\nline",
  ]
  private static let keys: [Key] = [
    .up, .down, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backspace, .delete, .left, .right,
    .control("l"), .control("u"), .control("w"),
  ]
  private static let letters = Array("jkJKgGutpswy?id/ayUnqSv서o")
  private static let sizes = [(80, 24), (40, 12), (20, 5), (200, 60), (1, 1), (33, 9), (79, 25), (120, 6), (120, 40)]

  /// Lets something happen and returns what.
  static func step(_ bench: LiveBench, _ chance: inout Chance, resizes: Bool = true) async -> String {
    switch chance.below(resizes ? 10 : 9) {
    case 0...2: return changeValue(bench, &chance)
    case 3, 4:
      let key = chance.pick(keys)
      _ = bench.view.handle(.key(key))
      return "\(key.code)"
    case 5, 6:
      let letter = chance.pick(letters)
      _ = bench.view.handle(.key(.character(letter)))
      return String(letter)
    case 7: return mouse(bench, &chance)
    case 8: return pass(bench, &chance)
    default:
      guard chance.below(3) == 0 else { return await message(bench, &chance) }
      let size = chance.pick(sizes)
      bench.resize(columns: size.0, rows: size.1)
      return "\(size)"
    }
  }

  private static func changeValue(_ bench: LiveBench, _ chance: inout Chance) -> String {
    guard let row = chance.pickAny(bench.model.rows.value) else { return "nothing" }
    let number = Double(chance.below(1200)) / 10 - 60
    switch chance.below(7) {
    case 0: row.weather.value.current?.value[.temperature] = chance.below(5) == 0 ? nil : number
    case 1: row.weather.value.setRainChance(Float(chance.below(101)))
    case 2: row.weather.value.city.name = chance.pick(texts)
    case 3: row.weather.value.current?.value.condition = chance.pick(Array(Condition.allCases))
    case 4: row.weather.value.current?.fetchedAt = bench.model.now.addingTimeInterval(chance.pick([0, -1200, -7200]))
    case 5:
      row.weather.value.problem = chance.below(2) == 0 ? nil : .requestFailed(.openMeteo, .other(chance.pick(texts)))
    default: row.weather.value.current?.value[.windSpeed] = number == 0 ? .infinity : number
    }
    return "a value of \(row.name.debugDescription)"
  }

  private static func mouse(_ bench: LiveBench, _ chance: inout Chance) -> String {
    let place = CellPosition(row: chance.below(30), column: chance.below(90))
    let action: MouseEvent.Action = chance.pick([.wheelUp, .wheelDown, .click])
    _ = bench.view.handle(.mouse(MouseEvent(action, at: place)))
    return "\(action)"
  }

  private static func pass(_ bench: LiveBench, _ chance: inout Chance) -> String {
    bench.clock.advance(by: chance.pick([1, 30, 61, 3600]))
    bench.model.tick()
    return "time"
  }

  private static func message(_ bench: LiveBench, _ chance: inout Chance) async -> String {
    switch chance.below(4) {
    case 0: _ = bench.view.handle(.paste(chance.pick(texts)))
    case 1:
      let text = chance.pick(texts) + " " + String(repeating: "word ", count: chance.below(30))
      bench.model.messages.say(Phrase(verbatim: text), .warning)
    case 2: bench.model.picture.problem.value = chance.below(2) == 0 ? nil : .sentence(chance.pick(texts))
    default:
      _ = try? bench.world.settingsService.remove([chance.pickAny(bench.model.rows.value)?.name ?? ""])
      await bench.model.saved.read()
    }
    return "message"
  }
}

/// What happens by chance, the same each time.
struct Chance {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func pickAny<Element>(_ elements: [Element]) -> Element? { elements.isEmpty ? nil : pick(elements) }
}
