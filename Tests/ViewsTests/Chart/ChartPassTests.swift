import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Services
@testable import Views

/// The next pass of a station as a chart draws and lists it.
struct ChartPassTests {
  /// In the evening of whose day a station of the sample passes.
  private static let noon = Date(timeIntervalSince1970: 1_795_316_400)

  private func city() throws -> City { try ForecastSample.city("Seoul", 37.566, 126.9784, "Asia/Seoul", "KR") }

  private func model(_ instant: Date = noon) throws -> SkyChart {
    let city = try city()
    return SkyService().skyChart(of: city, at: instant, skyData: SampleOrbits(now: Self.noon).skyData(over: [city]))
  }

  private func text(_ glyphs: GlyphSet = .unicode) -> SkyText {
    SkyText(zone: .gmt, units: .metric, appearance: Appearance(glyphs: glyphs))
  }

  private func drawing(_ glyphs: GlyphSet, columns: Int = 80, rows: Int = 40) -> ChartDrawing {
    var drawing = ChartDrawing(appearance: Appearance(glyphs: glyphs), columns: columns, rows: rows)
    drawing.text = text(glyphs)
    return drawing
  }

  private func count(_ canvas: ChartCanvas, _ rank: ChartCanvas.Rank) -> Int { canvas.cells.count { $0.rank == rank } }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `a pass is a way across the chart with its times at its ends`(glyphs: GlyphSet) throws {
    let chart = try model().chart
    let pass = try #require(chart.pass).pass
    let drawn = drawing(glyphs).drawn(chart)
    #expect(count(drawn.canvas, .pass) > 10)
    let names = drawn.labels.map(\.text)
    #expect(names.contains(SkyText.shortName(ofSatellite: pass.satellite) + " " + text().plainTime(pass.begin.time)))
    #expect(names.contains(text().plainTime(pass.end.time)))
    var without = chart
    without.pass = nil
    #expect(count(drawing(glyphs).drawn(without).canvas, .pass) == 0)
  }

  @Test func `while it runs, the station has its sign`() throws {
    let pass = try #require(try model().chart.pass).pass
    let running = try model(pass.highest.time)
    func signs(_ chart: StarChart) -> Int { drawing(.unicode).drawn(chart).canvas.cells.count { $0.character == "◇" } }
    #expect(signs(running.chart) == 1)
    #expect(try signs(model().chart) == 0)
  }

  @Test func `the legend and the list say it in words, and no clear sky without a forecast`() throws {
    let model = try model()
    let pass = try #require(model.chart.pass).pass
    for (glyphs, width) in [(GlyphSet.unicode, 120), (.ascii, 80), (.words, 80)] {
      let page = ChartPage(appearance: Appearance(glyphs: glyphs), units: .metric, width: width, height: 40)
      let lines = page.lines(model).map(\.plain).joined(separator: "\n")
      #expect(lines.contains("\(pass.satellite)"), "\(glyphs)")
      #expect(!lines.contains("clear"), "\(glyphs)")
    }
  }
}
