import Entities
import Foundation
import Terminal
import Services
import Testing
import ViewModels

@testable import Views

/// Charts of the sky: where things are drawn, and that nothing is drawn over a name.
struct ChartDrawingTests {
  private static let moments = [1_795_356_000.0, 1_786_540_000, 1_770_000_000, 1_781_000_000]
  private static let sizes = [(40, 18), (51, 22), (91, 38), (160, 58), (24, 10), (80, 12)]

  private func model(
    _ latitude: Double, _ longitude: Double, _ zone: String, at seconds: Double, showsAll: Bool = false
  )
    throws -> SkyChart
  {
    let city = try ForecastSample.city("Place", latitude, longitude, zone, "KR")
    return SkyService().skyChart(of: city, at: Date(timeIntervalSince1970: seconds), showsAll: showsAll)
  }

  private func seoul(_ seconds: Double = 1_795_356_000, showsAll: Bool = false) throws -> SkyChart {
    try model(37.566, 126.9784, "Asia/Seoul", at: seconds, showsAll: showsAll)
  }

  @Test func `names never touch each other, a sign or the edge`() throws {
    for latitude in [-89.0, -34, 0, 37.6, 69.6] {
      for (index, seconds) in Self.moments.enumerated() {
        let chart = try model(latitude, 151, "Etc/UTC", at: seconds, showsAll: index % 2 == 0).chart
        for (columns, rows) in Self.sizes {
          for view in [ChartView.whole, .facing(135)] {
            for words in [Words.english, .korean] {
              let drawing = ChartDrawing(
                appearance: Appearance(words: words), columns: columns, rows: rows, view: view)
              expectApart(drawing.drawn(chart), "\(latitude) \(seconds) \(columns) \(view)")
            }
          }
        }
      }
    }
  }

  @Test func `the letters of the compass stand on every chart, over stars and lines`() throws {
    var charts = 0
    // Among them an hour at which Canopus is in the south of Seoul.
    for seconds in Self.moments + [1_795_111_200, 1_800_000_000] {
      for latitude in [-34.0, 0, 37.566, 64] {
        let chart = try model(latitude, 126.9784, "Asia/Seoul", at: seconds).chart
        for (columns, rows) in [(80, 22), (40, 18), (120, 38)] {
          let drawing = ChartDrawing(appearance: Appearance(), columns: columns, rows: rows)
          let projection = ChartProjection(.whole, columns: columns, rows: rows)
          let canvas = drawing.drawn(chart).canvas
          charts += 1
          for (letter, azimuth) in [("N", 0.0), ("E", 90), ("S", 180), ("W", 270)] as [(Character, Double)] {
            let dot = try #require(projection.point(of: SkyPlace(altitude: 0, azimuth: azimuth)))
            let (column, row) = (Int(dot.x.rounded()) / 2, Int(dot.y.rounded()) / 4)
            let near = (column - 3...column + 3).compactMap { canvas[column: $0, row: row] }
            #expect(
              near.contains { $0.isText && $0.character == letter }, "\(letter) \(seconds) \(latitude) \(columns)")
          }
        }
      }
    }
    #expect(charts == 72)
  }

  @Test func `the direction that a chart faces is named on its horizon`() throws {
    for seconds in Self.moments {
      for latitude in [-34.0, 37.566, 64] {
        let chart = try model(latitude, 126.9784, "Asia/Seoul", at: seconds).chart
        for (index, name) in ["N", "NE", "E", "SE", "S", "SW", "W", "NW"].enumerated() {
          for (columns, rows) in [(80, 22), (40, 18), (120, 38)] {
            let view = ChartView.facing(Double(index) * 45)
            let drawing = ChartDrawing(appearance: Appearance(), columns: columns, rows: rows, view: view)
            let projection = ChartProjection(view, columns: columns, rows: rows)
            let dot = try #require(projection.point(of: SkyPlace(altitude: -2, azimuth: Double(index) * 45)))
            let (column, row) = (Int(dot.x.rounded()) / 2, Int(dot.y.rounded()) / 4)
            let canvas = drawing.drawn(chart).canvas
            let near = (column - 4...column + 4).compactMap { canvas[column: $0, row: row]?.character }
            #expect(String(near).contains(name), "\(name) \(seconds) \(latitude) \(columns): \(String(near))")
          }
        }
      }
    }
  }

  /// Each name is read whole where it was written, with nothing of another name beside it.
  private func expectApart(
    _ drawn: (canvas: ChartCanvas, labels: [ChartLabels.Placed]), _ comment: String
  ) {
    var taken: Set<CellPosition> = []
    for label in drawn.labels {
      let cells = (label.column..<label.column + label.text.displayWidth).map {
        CellPosition(row: label.row, column: $0)
      }
      #expect(taken.isDisjoint(with: cells), "\(label) \(comment)")
      taken.formUnion(cells)
      let text = cells.compactMap { drawn.canvas[column: $0.column, row: $0.row]?.character }
      #expect(String(text) == label.text, "\(label) \(comment)")
    }
  }

  @Test func `of the whole sky north is up and east at the left`() {
    let projection = ChartProjection(.whole, columns: 40, rows: 20)
    func dot(_ azimuth: Double, _ altitude: Double = 0) -> (x: Double, y: Double) {
      projection.point(of: SkyPlace(altitude: altitude, azimuth: azimuth)) ?? (.nan, .nan)
    }
    #expect(dot(0).y < 1 && abs(dot(0).x - 39.5) < 0.1)
    #expect(dot(90).x < 1 && abs(dot(90).y - 39.5) < 0.1)
    #expect(dot(180).y > 78 && dot(270).x > 78)
    #expect(abs(dot(200, 90).x - 39.5) < 0.01)
  }

  @Test func `facing south, east is at the left and the horizon below`() {
    let projection = ChartProjection(.facing(180), columns: 80, rows: 22)
    func dot(_ azimuth: Double, _ altitude: Double) -> (x: Double, y: Double) {
      projection.point(of: SkyPlace(altitude: altitude, azimuth: azimuth)) ?? (.nan, .nan)
    }
    #expect(dot(150, 20).x < dot(180, 20).x && dot(180, 20).x < dot(210, 20).x)
    #expect(dot(180, 40).y < dot(180, 10).y && dot(180, 0).y < 88)
    #expect(projection.point(of: SkyPlace(altitude: 0, azimuth: 0)) == nil)
  }

  @Test func `the map of the Milky Way lies under the stars`() throws {
    for view in [ChartView.whole, .facing(70)] {
      let projection = ChartProjection(view, columns: 80, rows: 30)
      for (altitude, azimuth) in [(20.0, 60.0), (50, 100), (70, 40)] {
        let dot = try #require(projection.point(of: SkyPlace(altitude: altitude, azimuth: azimuth)))
        let point = try #require(projection.mapPoint(x: dot.x, y: dot.y))
        let radius = tan((90 - altitude) / 2 * .pi / 180)
        #expect(abs(point.east - radius * sin(azimuth * .pi / 180)) < 1e-9)
        #expect(abs(point.north - radius * cos(azimuth * .pi / 180)) < 1e-9)
      }
    }
  }

  @Test func `a line ends before a star, and a sign is never drawn over`() {
    var canvas = ChartCanvas(columns: 4, rows: 1)
    canvas.addDot(x: 0, y: 0, .constellation, .plain, weight: 0.1)
    canvas.addDot(x: 1, y: 3, .star, .bold, weight: 1)
    canvas.addDot(x: 0, y: 1, .constellation, .plain, weight: 0.1)
    canvas.put("★", column: 1, row: 0, .bold)
    canvas.addDot(x: 2, y: 0, .star, .plain, weight: 1)
    #expect(canvas.lines.map(\.plain) == ["⢀★  "])
    #expect(canvas.costOfLabel(width: 2, column: 2, row: 0) == nil)
    #expect(canvas.costOfLabel(width: 2, column: 2, row: 0, naming: (1, 0)) == 0)
    #expect(canvas.costOfLabel(width: 3, column: 2, row: 0, naming: (1, 0)) == nil)
  }

  @Test func `every size gives as many lines as asked for, none too wide`() throws {
    let model = try seoul(showsAll: true)
    for (width, height) in [(12, 6), (20, 8), (40, 20), (80, 23), (120, 39), (200, 60), (60, 60)] {
      for glyphs in [GlyphSet.unicode, .ascii] {
        for words in [Words.english, .korean] {
          for view in [ChartView.whole, .facing(0)] {
            let lines = ChartPage(
              appearance: Appearance(words: words, glyphs: glyphs), units: .metric, width: width, height: height,
              view: view
            ).lines(model)
            #expect(lines.count == height, "\(width)×\(height)")
            #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(width)×\(height)")
            if glyphs == .ascii { #expect(lines.allSatisfy { $0.plain.utf8.allSatisfy { $0 < 0x80 } }) }
          }
        }
      }
    }
  }

  @Test func `charts are the recorded ones`() throws {
    func lines(
      _ model: SkyChart, _ words: Words = .english, _ glyphs: GlyphSet = .unicode, width: Int = 80,
      height: Int = 23, view: ChartView = .whole
    ) -> [StyledText] {
      ChartPage(
        appearance: Appearance(words: words, glyphs: glyphs), units: .metric, width: width, height: height, view: view
      ).lines(model).map(\.trimmed)
    }
    let sydney = try model(-33.8678, 151.2073, "Australia/Sydney", at: 1_797_078_600)
    try RecordedScreen.expect(lines(seoul()), is: "chart-Seoul-80")
    try RecordedScreen.expect(lines(seoul(), .korean, width: 40, height: 20), is: "chart-Seoul-40-korean")
    try RecordedScreen.expect(lines(seoul(), view: .facing(135)), is: "chart-Seoul-southeast")
    try RecordedScreen.expect(lines(sydney, width: 120, height: 39), is: "chart-Sydney-120")
    try RecordedScreen.expect(lines(sydney, .english, .ascii), is: "chart-Sydney-ascii")
    try RecordedScreen.expect(lines(seoul(), .english, .words), is: "chart-Seoul-words")
  }

  @Test func `in words there is no drawing but a sentence for each thing`() throws {
    for words in [Words.english, .korean] {
      let page = ChartPage(appearance: Appearance(words: words, glyphs: .words), units: .metric, width: 80)
      let text = page.lines(try seoul()).map(\.plain).joined(separator: "\n")
      #expect(
        !text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) || "★✦•·●◉◌◆".unicodeScalars.contains($0) }
      )
      #expect(text.contains(words.language == .korean ? "오리온자리: 남동쪽" : "Orion: in the southeast"))
    }
  }

  @Test func `the ground is the sky's colour by day, the Milky Way in halves of cells where there are colours enough`()
    throws
  {
    func lines(_ seconds: Double, _ depth: ColorDepth, showsAll: Bool = false) throws -> [StyledText] {
      let appearance = Appearance(theme: Theme(isDark: true, depth: depth))
      return ChartDrawing(appearance: appearance, columns: 40, rows: 20)
        .lines(try seoul(seconds, showsAll: showsAll).chart)
    }
    func grounds(_ lines: [StyledText]) -> Set<Color> { Set(lines.flatMap(\.spans).map(\.style.background)) }
    let halves = Set("▀▄")
    let (noon, night) = (1_795_316_400.0, 1_795_356_000.0)
    #expect(try grounds(lines(night, .trueColor)) == [.standard])
    #expect(try grounds(lines(noon, .trueColor)) == [.standard, .rgb(0x285084)])
    #expect(try lines(night, .trueColor, showsAll: true).contains { !halves.isDisjoint(with: $0.plain) })
    #expect(try !lines(night, .palette256, showsAll: true).contains { !halves.isDisjoint(with: $0.plain) })
    #expect(try grounds(lines(noon, .none)) == [.standard])
  }

  @Test func `a pane's title names the part of the sky that it shows`() throws {
    let night = try seoul()
    let now = night.chart.instant
    func title(_ view: ChartView) -> String? {
      ChartPage(appearance: Appearance(), units: .metric, width: 70, height: 20, view: view, for: .pane(now: now))
        .lines(night).first?.plain
    }
    #expect(title(.whole)?.contains("Whole sky ") == true)
    #expect(title(.facing(180))?.contains("Facing south ") == true)
  }

  @Test func `by day the chart says so`() throws {
    let noon = try seoul(1_795_316_400)
    let text = ChartPage(appearance: Appearance(), units: .metric, width: 80, height: 23).lines(noon).map(\.plain)
    #expect(text.contains { $0.contains("daylight, no stars") })
    #expect(text.contains { $0.contains("◉") })
  }
}
