import Entities
import Terminal
import Testing

@testable import Views

struct ThemeScalesTests {
  private func rgb(_ color: Color) -> [Int]? {
    guard case .rgb(let color) = color else { return nil }
    return [color.red, color.green, color.blue].map(Int.init)
  }

  @Test(arguments: [true, false])
  func `every degree has its own colour, and neighbours are close`(isDark: Bool) throws {
    let theme = Theme(isDark: isDark)
    for celsius in -30..<43 {
      let here = try #require(rgb(theme.style(ofTemperature: Double(celsius)).foreground))
      let next = try #require(rgb(theme.style(ofTemperature: Double(celsius + 1)).foreground))
      let step = zip(here, next).map { abs($0 - $1) }
      #expect(step.reduce(0, +) > 0 && step.allSatisfy { $0 <= 12 }, "\(celsius)")
    }
    #expect(theme.style(ofTemperature: -80) == theme.style(ofTemperature: -30))
    #expect(theme.style(ofTemperature: 8.4) == theme.style(ofTemperature: 8), "what reads the same looks the same")
    #expect(theme.style(ofTemperature: nil) == theme.quiet && theme.style(ofTemperature: .nan) == theme.quiet)
  }

  @Test func `a chance has the style of the number that is shown`() {
    let theme = Theme.dark
    #expect(theme.style(ofChance: 19.6) == theme.style(ofChance: 20) && theme.style(ofChance: 19.4) == theme.quiet)
    #expect(theme.style(ofChance: 59.6) == theme.style(ofChance: 60) && theme.style(ofChance: 59.4) == theme.rain)
    #expect(Appearance().rainBar(19.4).spans.map(\.style) == [theme.dry])
    #expect(Appearance().rainBar(19.6, columns: 3) == StyledText("▂▂▂", theme.rain))
  }

  @Test(arguments: [true, false])
  func `the ground of the day is lighter than that of the night`(isDark: Bool) {
    let theme = Theme(isDark: isDark)
    // The terminal's own ground is black on dark backgrounds and white on light ones.
    func light(_ color: Color) -> Int {
      guard case .palette(let index) = color else { return isDark ? 0 : 255 }
      return Int(Color.xterm[Int(index)].green)
    }
    #expect(light(theme.background(isDay: true)) > light(theme.background(isDay: false)))
  }

  @Test func `the selection is a ground that leaves colours and other grounds alone`() {
    let rain = Theme.dark.rain
    let line = StyledText("a") + StyledText("b", rain) + StyledText("c", rain.on(.palette(236)))
    let selected = line.selected(.dark)
    #expect(selected.plain == "abc" && selected.spans.map(\.style.foreground) == line.spans.map(\.style.foreground))
    #expect(selected.spans[0].style.background != .standard && selected.spans[2] == line.spans[2])
    var few = Theme.dark
    few.depth = .ansi16
    #expect(line.selected(few).spans.map(\.style) == [Style(.standard, .reverse)])
  }
}

struct AppearanceSymbolsTests {
  @Test(arguments: Settings.Icons.allCases)
  func `signs are at most as wide as their column, and tell families apart`(icons: Settings.Icons) {
    let appearance = Appearance(icons: icons)
    var signs: [String: Condition.Family] = [:]
    for condition in Condition.allCases {
      for isDay in [true, false] {
        let sign = appearance.symbol(condition, isDay: isDay)
        #expect((1...appearance.symbolWidth).contains(sign.displayWidth), "\(sign)")
        if icons == .emoji { #expect(sign.displayWidth == 2) }
        if icons == .nerd { #expect(sign.displayWidth == 1) }
        #expect(signs[sign] == nil || signs[sign] == condition.family, "\(sign)")
        signs[sign] = condition.family
      }
    }
  }

  @Test func `in ASCII signs are words, or letters, and no sign of one cell has two meanings`() {
    let ascii = Appearance(glyphs: .ascii)
    var signs: [String: String] = [:]
    func means(_ sign: String, _ meaning: String) {
      #expect(signs[sign] == nil || signs[sign] == meaning, "\(sign): \(meaning), \(signs[sign] ?? "")")
      signs[sign] = meaning
    }
    for condition in Condition.allCases {
      for isDay in [true, false] {
        #expect((3...4).contains(ascii.symbol(condition, isDay: isDay).count))
        let time = condition.family != .clear ? "" : isDay ? " by day" : " by night"
        means(ascii.smallSymbol(condition, isDay: isDay).plain, "\(condition.family)\(time)")
      }
    }
    for tenth in 0...10 {
      means(ascii.bar(Double(tenth) / 10), "tenths: \(min(tenth, 9))")
      means(ascii.shade(Double(tenth) / 10), "tenths: \(min(tenth, 9))")
    }
    #expect(Appearance().shade(1e300) == "█" && Appearance().shade(-1e300) == "·")
    for sign in [".", "'"] { means(sign, "the curve") }
    for isAscending in [true, false] {
      means(ascii.sortMark(Sorting(.quantity(.temperature), isReversed: isAscending)), "the order \(isAscending)")
    }
    means(ascii.bestMark, "the best day")
    means(ascii.selectionMark, "the selection")
    means(ascii.atMost, "at most")
    means(ascii.dash, "unknown")
    means("!", "old, or a warning")
    means("|", "now")
    means("#", "what is seen of a list")
    // The direction the wind comes from is in letters, as in the table.
    for point in 0..<16 { #expect(ascii.windSymbol(from: Double(point) * 22.5).allSatisfy { $0.isUppercase }) }
  }
}
