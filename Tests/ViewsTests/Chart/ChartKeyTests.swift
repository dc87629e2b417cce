import Entities
import Foundation
import Terminal
import Services
import Testing
import ViewModels

@testable import Views

/// Which symbols charts have, and that a key explains them.
struct ChartKeyTests {
  private nonisolated static let night = 1_795_356_000.0
  private nonisolated static let noon = 1_795_316_400.0

  private func model(_ seconds: Double, showsAll: Bool = false) throws -> SkyChart {
    SkyService().skyChart(
      of: try ForecastSample.seoul(), at: Date(timeIntervalSince1970: seconds), showsAll: showsAll)
  }

  private func page(
    _ model: SkyChart, _ appearance: Appearance = Appearance(), width: Int = 80, height: Int? = 23,
    view: ChartView = .whole, isPrinted: Bool = false
  ) -> [String] {
    ChartPage(
      appearance: appearance, units: .metric, width: width, height: height, view: view,
      for: isPrinted ? .print : .screen
    ).lines(model).map(\.plain)
  }

  @Test(arguments: [false, true]) func `no symbol means two things`(isASCII: Bool) {
    let symbols = ChartSymbols(isASCII: isASCII)
    let moons = Set(symbols.moons(isLitLeft: true) + symbols.moons(isLitLeft: false))
    let others =
      [symbols.sun, symbols.planet, symbols.object, symbols.satellite] + moons + symbols.stars.map(\.symbol)
    let lines = isASCII ? Array("-|/\\:~") : Array(BrailleCanvas.patterns)
    #expect(Set(others).count == others.count && Set(others).isDisjoint(with: lines))
    #expect(others.allSatisfy { DisplayWidth.of($0) == 1 && (!isASCII || $0.isASCII && !$0.isLetter) })
  }

  @Test(arguments: [GlyphSet.unicode, .ascii], [(80, 23), (50, 30), (120, 39), (40, 24)])
  func `the key explains what occurs and nothing else`(glyphs: GlyphSet, size: (width: Int, height: Int)) throws {
    let symbols = ChartSymbols(isASCII: glyphs == .ascii)
    for (seconds, showsAll) in [(Self.night, false), (Self.noon, false), (Self.night, true), (Self.noon, true)] {
      for view in [ChartView.whole, .facing(180)] {
        let lines = page(
          try model(seconds, showsAll: showsAll), Appearance(glyphs: glyphs), width: size.width, height: size.height,
          view: view)
        let text = lines.joined(separator: "\n")
        // The drawing ends where the text says how faint the stars are, below it or beside it.
        let isBeside = lines.contains { $0.hasPrefix("  ") && ($0.contains("stars to") || $0.contains("daylight")) }
        let above = lines.dropFirst().prefix { !$0.contains("stars to ") && !$0.contains("daylight, ") }
        let drawing = (isBeside ? lines.dropFirst().map { String($0.prefix(size.width - 29)) } : Array(above)).joined()
        func explains(_ symbol: Character, _ meaning: String) -> Bool { text.contains("\(symbol) \(meaning)") }
        let others = [(symbols.sun, "sun"), (symbols.planet, "planet"), (symbols.object, "cluster, nebula")]
        for (symbol, meaning) in others + symbols.stars.map({ ($0.symbol, "\($0.magnitude)") }) {
          #expect(explains(symbol, meaning) == drawing.contains(symbol), "\(symbol) \(seconds) \(view)\n\(text)")
        }
        #expect(lines.count == size.height && lines.allSatisfy { $0.displayWidth <= size.width })
      }
    }
  }

  @Test(arguments: [Language.english, .korean]) func `in ASCII no name and no key leaves it`(language: Language) throws
  {
    let appearance = Appearance(words: .inLanguage(language), glyphs: .ascii)
    for view in [ChartView.whole, .facing(90)] {
      for width in [30, 80, 120] {
        let lines = page(try model(Self.night, showsAll: true), appearance, width: width, height: 30, view: view)
        #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      }
    }
  }

  @Test func `the list of one direction has nothing behind one's back`() throws {
    let words = Appearance(glyphs: .words)
    func text(_ view: ChartView) throws -> String {
      page(try model(Self.night), words, height: nil, view: view).joined(separator: "\n")
    }
    let (whole, south, north) = (try text(.whole), try text(.facing(180)), try text(.facing(0)))
    for name in ["Polaris", "Ursa Minor", "Dubhe", "Cetus", "Saturn"] { #expect(whole.contains(name)) }
    for name in ["Polaris", "Ursa Minor", "Dubhe"] { #expect(!south.contains(name) && north.contains(name)) }
    for name in [" Cetus:", "Saturn"] { #expect(south.contains(name) && !north.contains(name)) }
    #expect(!south.contains("in the north") && !north.contains("in the south"))
  }

  @Test func `below a chart of one direction is only what it shows`() throws {
    let south = page(try model(Self.night), view: .facing(180)).joined(separator: "\n")
    let north = page(try model(Self.night), view: .facing(0)).joined(separator: "\n")
    #expect(south.contains("Saturn SW 44°") && !north.contains("Saturn"))
  }

  @Test func `what the eye does not see alone is to be looked at with binoculars`() throws {
    let lines = page(try model(Self.night), Appearance(glyphs: .words), height: nil)
    func line(_ name: String) -> String { lines.first { $0.contains(name) } ?? "" }
    #expect(line("M41").hasSuffix("up, with binoculars."))
    #expect(line("M31 ").hasSuffix("up, with binoculars."))
    #expect(line("M45").hasSuffix("69° up."))
    #expect(line("Saturn").contains("mag ") && !line("Saturn").contains("binoculars"))
    let all = page(try model(Self.night, showsAll: true), Appearance(glyphs: .words), height: nil)
    #expect(all.first { $0.hasPrefix(" Uranus") }?.contains("with binoculars") == true)
    let korean = page(try model(Self.night), Appearance(words: .korean, glyphs: .words), height: nil)
    #expect(korean.first { $0.contains("M41") }?.contains("쌍안경") == true)
  }

  @Test func `by day the text says when it gets dark, in print also how to see it`() throws {
    // The sun is 18° down over Seoul at 18:48 that day.
    let noon = try model(Self.noon)
    for width in [50, 80, 120] {
      #expect(page(noon, width: width).joined(separator: "\n").contains("dark from 18:4"))
    }
    #expect(page(noon, isPrinted: true).joined().contains("(--at 18:4"))
    #expect(!page(noon).joined().contains("--at"))
    #expect(page(noon, Appearance(glyphs: .words), height: nil).contains { $0.hasPrefix(" Dark from 18:4") })
    #expect(!page(try model(Self.night)).joined().contains("dark from"))
  }
}
