import Entities
import Foundation
import Terminal
import Services
import Testing
import ViewModels

@testable import Views

/// Which charts are pictures, and how names lie on them.
struct ChartPictureTests {
  private func context(_ choice: Settings.PictureMode, _ environment: [String: String] = [:])
    -> PictureContext
  {
    var abilities = TerminalAbilities(environment: ["TERM": "xterm", "LANG": "C.UTF-8"], isTerminal: true, window: nil)
    abilities.size.cell = CellPixels(width: 10, height: 20)
    return PictureContext(choice: choice, abilities: abilities, environment: environment)
  }

  private func model(_ seconds: Double = 1_795_356_000) throws -> SkyChart {
    let city = try ForecastSample.city("Seoul", 37.566, 126.9784, "Asia/Seoul", "KR")
    return SkyService().skyChart(of: city, at: Date(timeIntervalSince1970: seconds))
  }

  private func picture(
    _ choice: Settings.PictureMode, width: Int = 60, height: Int = 16, view: ChartView = .whole
  ) throws -> ChartPicture {
    let appearance = Appearance()
    let mode = try #require(ChartMode(context(choice), appearance))
    let page = ChartPage(
      appearance: appearance, units: .metric, width: width, height: height, view: view, mode: mode)
    return try #require(page.picture(model()))
  }

  @Test func `charts are drawn as pictures are, in characters where only these are wanted`() {
    let appearance = Appearance()
    for choice in [Settings.PictureMode.kitty, .iterm, .sixel] {
      #expect(ChartMode(context(choice), appearance) != nil)
      #expect(ChartMode(context(choice, ["TMUX": "/tmp/tmux"]), appearance) == nil)
      #expect(ChartMode(context(choice), Appearance(glyphs: .ascii)) == nil)
      #expect(ChartMode(context(choice), Appearance(glyphs: .words)) == nil)
      #expect(ChartMode(context(choice), Appearance(theme: Theme(isDark: true, depth: .none))) == nil)
    }
    for choice in [Settings.PictureMode.auto, .blocks, .ascii, .off] {
      #expect(ChartMode(context(choice), appearance) == nil)
    }
  }

  @Test func `the lines of the page have names where the picture lies, and no dots`() throws {
    let picture = try picture(.kitty, width: 80, height: 23)
    let text = picture.rows.map { String(picture.lines[$0].plain.prefix(picture.columns.upperBound)) }.joined()
    #expect(text.contains("Cassiopeia") && text.contains("Capella"))
    #expect(
      !text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) || "★●•◆".unicodeScalars.contains($0) })
    #expect(picture.rows.count <= picture.lines.count - 1 && picture.columns.upperBound <= 80)
  }

  @Test(arguments: [(60, 16), (120, 39), (40, 20), (200, 60), (400, 200)], [ChartView.whole, .facing(90)])
  func `a picture has the shape of its cells, and is not larger than terminals take`(
    size: (columns: Int, rows: Int), view: ChartView
  ) throws {
    for choice in [Settings.PictureMode.kitty, .sixel] {
      let picture = try picture(choice, width: size.columns, height: size.rows, view: view)
      let (width, height) = (picture.painter.width, picture.painter.height)
      #expect(width <= 1000 && height <= 1000)
      #expect(max(picture.columns.count, picture.rows.count) <= KittyGraphics.maximumCells)
      let shape = Double(picture.columns.count * 10) / Double(picture.rows.count * 20)
      #expect(abs(Double(width) / Double(height) / shape - 1) < 0.01)
      // Sixels are shown as large as they are.
      if choice == .sixel { #expect(width == picture.columns.count * 10 && height == picture.rows.count * 20) }
      if view == .whole { #expect(abs(Double(width) / Double(height) - 1) < 0.1) }
    }
  }

  @Test func `names lie at their stars`() throws {
    let picture = try picture(.kitty, width: 100, height: 40)
    let projection = ChartProjection(.whole, width: picture.painter.width, height: picture.painter.height)
    let star = try #require(picture.chart.stars.first { $0.name == "Capella" })
    let dot = try #require(projection.point(of: star.place))
    let cell = picture.painter.cellHeight
    let (column, row) = (
      Int(dot.x / (cell / 2)) + picture.columns.lowerBound, Int(dot.y / cell) + picture.rows.lowerBound
    )
    let rows = picture.lines.indices.filter { picture.lines[$0].plain.contains("Capella") }
    let name = try #require(rows.first)
    #expect(abs(name - row) <= 1)
    let start = try #require(picture.lines[name].plain.range(of: "Capella"))
    let place = picture.lines[name].plain.distance(from: picture.lines[name].plain.startIndex, to: start.lowerBound)
    #expect(place <= column + 2 && place + 7 >= column - 2)
  }

  @Test func `printed, the names are written after the picture, and the cursor ends below the page`() async throws {
    let picture = try picture(.iterm, width: 80, height: 23)
    let drawing = try #require(await picture.drawn(identifier: 1))
    let text = picture.printed(drawing, depth: .trueColor)
    let bytes = try #require(text.range(of: "\u{1B}]1337;File="))
    let name = try #require(text.range(of: "Cassiopeia", options: .backwards))
    #expect(name.lowerBound > bytes.upperBound)
    #expect(text.hasSuffix("\u{1B}8\r\u{1B}[\(picture.lines.count - 1)B"))
  }

  @Test func `a sixel leaves what is around the sky alone`() async throws {
    let picture = try picture(.sixel, width: 30, height: 8)
    let drawing = try #require(await picture.drawn(identifier: 1))
    #expect(drawing.liesUnderText && drawing.rows == picture.rows.count && drawing.columns == picture.columns.count)
    #expect(String(decoding: drawing.bytes.prefix(40), as: UTF8.self).hasPrefix("\u{1B}P0;1;0q\"1;1;"))
  }
}
