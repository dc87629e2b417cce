import Entities
import Terminal
import ViewModels

/// The layout of a city's page: the most important parts first, as large as there is room for.
extension CityPage {
  /// Whether there is only room for the summary, temperature, rain and week.
  var isShort: Bool { (height ?? .max) < 15 }

  /// Whether there is room for blank lines and headings.
  private var isRoomy: Bool { (height ?? .max) >= 36 }

  private var blank: [StyledText] { isRoomy ? [StyledText()] : [] }

  /// The page with the temperature in large digits, plots of the hours, the week, and then the rest.
  func full(_ cells: RowCells) -> [StyledText] {
    let (now, rest) = nowBlock(cells)
    let head = title(cells) + summary(cells) + warnings(cells) + blank + now + blank
    let table = weekTable(cells)
    let facts = details(cells, withSun: table?.hasSun != true)
    let week = table?.lines ?? []
    let isBeside = width - week.width >= Self.widthBesideWeek && !week.isEmpty
    let block = isBeside ? week.beside([StyledText()] + list(facts, width: width - week.width - 4), gap: 3) : week
    let tail = blank + grid(rest) + (isBeside ? [] : list(facts)) + blank + night(cells)
    let plots = plots(cells, otherLines: head.count + block.count + blank.count, tailLines: tail.count)
    return head + plots + blank + block + tail + credits(cells)
  }

  /// The columns that must be free beside the week for the list of facts to go there.
  private static let widthBesideWeek = 64

  /// The page for low screens: the most important facts in as few lines as possible, the rest further down.
  func short(_ cells: RowCells) -> [StyledText] {
    let text = OutlookText(cells: cells)
    let summary = text.summary
    let sentences = bold(summary).count < 2 ? [summary] : text.summarySentences
    let (plot, table) = (HourPlot(cells, width: width), weekTable(cells))
    let rain = plot.map { [$0.line(.hours), $0.line(.chances)] } ?? []
    return title(cells) + notRefreshed(cells) + bold(sentences.first ?? "") + [nowLine(cells)] + warnings(cells) + rain
      + (table?.lines.dropFirst() ?? []) + sentences.dropFirst().flatMap(bold) + twoHours(cells, besides: summary)
      + grid(nowFacts(cells).filter { !$0.label.isEmpty }) + (plot.map(hours) ?? [])
      + list(details(cells, withSun: table?.hasSun != true)) + credits(cells)
  }

  /// The hours without the chances of rain, which ``short(_:)`` has further up.
  private func hours(_ plot: HourPlot) -> [StyledText] {
    let curve = plot.curve(height: 3)
    return curve.isEmpty ? [] : curve + [plot.axis] + [.hours, .conditions, .amounts, .winds, .clouds].map(plot.line)
  }

  /// The current weather in one line.
  private func nowLine(_ cells: RowCells) -> StyledText {
    let celsius = cells.current?[.temperature]
    let style = theme.style(ofTemperature: celsius).adding(.bold)
    return [
      StyledText(" " + cells.quantities.temperature(celsius), style), condition(cells), cells.lowHigh,
    ].joined(separator: "  ")
  }

  /// Facts in as few lines as possible.
  private func grid(_ facts: [Fact]) -> [StyledText] {
    facts.isEmpty ? [] : FactGrid(facts: facts, appearance: appearance).lines(width: width - 2).indented()
  }

  /// The temperature in large digits with facts beside it, and the facts that don't fit there.
  private func nowBlock(_ cells: RowCells) -> (lines: [StyledText], rest: [Fact]) {
    let celsius = cells.current?[.temperature]
    let number = BigNumber(appearance: appearance, scale: isLarge ? 2 : 1)
    let digits = celsius.map { number.lines(of: cells.quantities.shortTemperature($0)) } ?? []
    let style = theme.style(ofTemperature: celsius).adding(.bold)
    let left = digits.map { StyledText($0, style) }
    let room = width - 2 - (left.isEmpty ? 0 : left.width + 3)
    let height = max(digits.count, 3)
    let (facts, rest) = FactGrid(facts: nowFacts(cells), appearance: appearance).lines(height: height, width: room)
    return ((left.isEmpty ? facts : left.beside(facts, gap: 3)).indented(), rest)
  }

  /// Whether there is room for digits twice the size.
  private var isLarge: Bool { appearance.glyphs == .unicode && width >= 120 && (height ?? 0) >= 50 }

  /// Facts below each other, in two columns if both fit and the left one isn't wrapped; by default as wide as the page.
  func list(_ facts: [Fact], width: Int? = nil) -> [StyledText] {
    let room = (width ?? self.width) - 2
    func column(_ facts: ArraySlice<Fact>) -> [StyledText] {
      FactGrid(facts: Array(facts), appearance: appearance).list(width: room)
    }
    let half = (facts.count + 1) / 2
    let (left, right) = (column(facts.prefix(half)), column(facts.dropFirst(half)))
    let isWide = left.width + 4 + right.width <= room && left.count == half
    return (isWide ? left.beside(right, gap: 4) : column(facts[...])).indented()
  }

  /// The next hours as plots, with a curve of 2…18 lines, as many as the other parts leave. The `tailLines` after the
  /// week count only if they leave at least four; if not, the curve has at most six. Empty without a forecast.
  private func plots(_ cells: RowCells, otherLines: Int, tailLines: Int) -> [StyledText] {
    guard let plot = HourPlot(cells, width: width) else { return [] }
    let heading = isRoomy ? [StyledText(" " + words("Next \(plot.slots.count) hours"), theme.heading)] : []
    let room = height.map { $0 - otherLines - heading.count - 1 }
    let fewest: [HourPlot.Row] = [.hours, .conditions, .chances, .winds]
    let choices = [HourPlot.Row.allCases, [.hours, .conditions, .chances, .amounts, .winds]]
    let rows = choices.first { $0.count + 2 <= room ?? .max } ?? fewest
    let spare = room.map { $0 - rows.count } ?? 6
    let curve = plot.curve(height: spare - tailLines >= 4 ? min(spare - tailLines, 18) : min(max(spare, 2), 6))
    return curve.isEmpty ? [] : heading + curve + [plot.axis] + rows.map(plot.line)
  }

  /// The next seven days; `nil` without a forecast.
  private func weekTable(_ cells: RowCells) -> WeekTable? {
    let days = Array(cells.days.prefix(7))
    return days.isEmpty ? nil : WeekTable(cells: cells, days: days, width: width)
  }

  /// The night as bars, if the page has at least 30 lines and the sky is computed.
  private func night(_ cells: RowCells) -> [StyledText] {
    guard (height ?? .max) >= 30, let report = cells.row.sky.value.report else { return [] }
    return NightBar(text: cells.sky, width: width - 1)
      .lines(report.night, hours: report.stargazing.hours, now: cells.now)
  }
}
