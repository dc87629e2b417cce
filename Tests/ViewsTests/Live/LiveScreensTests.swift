import Entities
import Testing
import World

import Terminal
@testable import ViewModels
@testable import Views

/// The whole screen of the live table at the sizes that people have.
struct LiveScreensTests {
  /// A way of showing, by the name of its screens.
  enum Look: String, CaseIterable, Sendable {
    case english, korean, imperial, ascii, light, colorless, emoji, nerd

    @MainActor var appearance: Appearance {
      switch self {
      case .english, .imperial: Appearance()
      case .korean: Appearance(words: .korean)
      case .ascii: Appearance(glyphs: .ascii)
      case .light: Appearance(theme: .light)
      case .emoji: Appearance(icons: .emoji)
      case .nerd: Appearance(icons: .nerd)
      case .colorless: Appearance(theme: Theme(isDark: true, depth: .none))
      }
    }
  }

  private nonisolated static let sizes = [(20, 5), (40, 12), (80, 24), (104, 30), (120, 40), (200, 60)]

  @Test(arguments: Look.allCases, sizes)
  func `the live table looks as it did`(look: Look, size: (columns: Int, rows: Int)) async throws {
    let bench = await PanesTests.bench(size.columns, size.rows, cities: 12, look.appearance)
    if look == .imperial { bench.model.settings.chosen.value.units = .imperial }
    bench.draw()
    let text = bench.terminal.text + "\n"
    #expect(try text == RecordedText.former("Screens/Live/\(look)-\(size.columns)x\(size.rows).txt", now: text))
    #expect(bench.drift() == nil)
  }

  @Test(arguments: [Look.english, .korean, .ascii], [(80, 24), (120, 40)])
  func `a city's weather and its sky look as they did`(look: Look, size: (columns: Int, rows: Int)) async throws {
    let bench = await PanesTests.bench(size.columns, size.rows, cities: 12, look.appearance)
    for (page, key) in [("city", Key.enter), ("sky", .character("y"))] {
      bench.press(key)
      await bench.settleSkies()
      let text = bench.terminal.text + "\n"
      let file = "Screens/Live/\(page)-\(look)-\(size.columns)x\(size.rows).txt"
      #expect(try text == RecordedText.former(file, now: text))
      #expect(bench.drift() == nil)
    }
  }

  @Test(arguments: [20, 31, 45, 60, 79, 100, 115, 139, 161, 200])
  func `at every width no mode writes beyond the screen or onto the next line`(columns: Int) async {
    let bench = await PanesTests.bench(columns, 30, cities: 12, Appearance())
    for keys in ["", "y", "yw", "w", "?", "e", "c", "i", "\r", "\ry", "a", "/", "n", "d"] {
      for character in keys { bench.press(character == "\r" ? .enter : .character(character)) }
      await bench.settleSkies()
      #expect(bench.terminal.lines.allSatisfy { $0.displayWidth <= columns }, "\(keys.debugDescription)")
      #expect(bench.drift() == nil, "\(keys.debugDescription)")
      bench.press(.escape, .escape)
    }
  }
}
