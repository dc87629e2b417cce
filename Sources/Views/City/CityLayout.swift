import Entities
import Essentials
import Terminal
import ViewModels

/// The parts of a city's page in the order of their worth, as large as there is room for.
extension CityPage {
  /// Whether there are so few lines that sentence, temperature, rain and week are all there is room for.
  var isShort: Bool { (height ?? .max) < 15 }

  /// Blank lines and headings where the screen is not short of lines.
  private var isRoomy: Bool { (height ?? .max) >= 36 }

  private var blank: [StyledText] { isRoomy ? [StyledText()] : [] }

  /// The temperature large, the hours, the week; then what is left to tell.
  func full(_ cells: RowCells) -> [StyledText] {
    let (now, rest) = nowBlock(cells)
    let head = title(cells) + summary(cells) + warnings(cells) + blank + now + blank
    let week = week(cells)
    let details = blank + FactGrid(facts: rest, appearance: appearance).all(width: width - 2).map(indent)
    let list = list(longFacts(cells))
    // The list stands beside the week where it is not squeezed there.
    let isBeside = width - week.width >= 64 && !week.isEmpty
    let below = isBeside ? week.beside(self.list(longFacts(cells), width: width - week.width - 4), gap: 3) : week
    let tail = (rest.isEmpty ? [] : details) + (isBeside ? [] : list) + blank + night(cells) + credits(cells.row)
    return head + plots(cells, below: below.count + blank.count, tail: tail.count, above: head.count) + blank + below
      + tail
  }

  /// What is asked for first, in as few lines as can be; the rest further down.
  func short(_ cells: RowCells) -> [StyledText] {
    let plot = HourPlot(cells, width: width)
    let rain = plot.map { [$0.line(.hours), $0.line(.chances)] } ?? []
    let hours = plot.map {
      $0.curve(height: 3) + [$0.axis] + [.hours, .conditions, .amounts, .winds, .clouds].map($0.line)
    }
    let temperature = StyledText(
      cells.quantities.temperature(cells.row.now.value?.temperature),
      theme.style(ofTemperature: cells.row.now.value?.temperature).adding(.bold))
    let now =
      StyledText(" ") + temperature + StyledText("  ") + condition(cells) + StyledText("  ") + cells.text(.lowHigh)
    let facts = FactGrid(facts: Array(nowFacts(cells).filter { !$0.label.isEmpty }), appearance: appearance)
    return title(cells) + summary(cells) + [now] + warnings(cells) + rain + week(cells, hasHeading: false)
      + facts.all(width: width - 2).map(indent) + (hours ?? []) + list(longFacts(cells)) + credits(cells.row)
  }

  /// The temperature in large digits with facts beside it, and the facts that found no room there.
  private func nowBlock(_ cells: RowCells) -> (lines: [StyledText], rest: [Fact]) {
    let celsius = cells.row.now.value?.temperature
    let scale = isLarge ? 2 : 1
    let digits = celsius.map { BigNumber(appearance: appearance, scale: scale).lines(largeText($0, cells)) } ?? []
    let style = theme.style(ofTemperature: celsius).adding(.bold)
    let left = digits.map { StyledText($0, style) }
    let room = width - 2 - (left.isEmpty ? 0 : left.width + 3)
    let height = max(digits.count, 3)
    let (facts, rest) = FactGrid(facts: nowFacts(cells), appearance: appearance).lines(height, width: room)
    return ((left.isEmpty ? facts : left.beside(facts, gap: 3)).map(indent), rest)
  }

  /// Whether there is room for digits of twice the size.
  private var isLarge: Bool { appearance.glyphs == .unicode && width >= 120 && (height ?? 0) >= 50 }

  private func largeText(_ celsius: Double, _ cells: RowCells) -> String {
    QuantityText.rounded(cells.quantities.units.temperature.value(celsius)) + "°"
  }

  private func indent(_ line: StyledText) -> StyledText { StyledText(" ") + line }

  /// Facts with long values below each other.
  func list(_ facts: [Fact], width: Int? = nil) -> [StyledText] {
    FactGrid(facts: facts, appearance: appearance).list(width: (width ?? self.width) - 2).map(indent)
  }

  /// The next hours as plots, the curve as high as the other parts leave room; empty without a forecast.
  private func plots(_ cells: RowCells, below: Int, tail: Int, above: Int) -> [StyledText] {
    guard let plot = HourPlot(cells, width: width) else { return [] }
    let heading = isRoomy ? [StyledText(" " + words.forecast.nextHours(plot.slots.count), theme.heading)] : []
    var rows = HourPlot.Row.allCases
    let room = height.map { $0 - above - below - heading.count - 1 }
    while let room, room - rows.count < 2, rows.count > 4 {
      rows.remove(at: rows.count == HourPlot.Row.allCases.count ? rows.count - 1 : 3)
    }
    let spare = room.map { $0 - rows.count } ?? 6
    let curve = plot.curve(height: spare - tail >= 6 ? min(spare - tail, 14) : min(max(spare, 2), 6))
    guard !curve.isEmpty else { return [] }
    return heading + curve + [plot.axis] + rows.map(plot.line)
  }

  /// The next seven days.
  private func week(_ cells: RowCells, hasHeading: Bool = true) -> [StyledText] {
    let table = WeekTable(cells: cells, days: Array(cells.days.prefix(7)), width: width)
    guard !table.days.isEmpty else { return [] }
    return hasHeading ? table.lines : Array(table.lines.dropFirst())
  }

  /// The night as bars, where the screen is not short of lines.
  func night(_ cells: RowCells) -> [StyledText] {
    guard (height ?? .max) >= 30, let report = cells.row.sky.value else { return [] }
    return NightBar(text: cells.sky, width: width - 1)
      .lines(report.night, hours: report.stargazing.hours, now: cells.now)
  }
}
