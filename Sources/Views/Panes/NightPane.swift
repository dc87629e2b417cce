import Entities
import Essentials
import Terminal
import ViewModels

/// A pane for a city's night sky, which shows the most important facts that it has lines for.
struct NightPane: Styled {
  let cells: RowCells
  /// The pane's size in columns and lines.
  let width, height: Int
  /// The night to describe; the pane is empty until it is computed.
  let report: SkyReport?

  /// The fewest lines with room for what only the full sky has: the altitude chart and the events.
  static let fullHeight = 30
  /// The fewest lines with room for four coming events.
  private static let tallHeight = 20
  /// The fewest lines for a rule and whole blocks below it.
  private static let minimumHeightForBlocks = 5

  private var text: SkyText { cells.sky }
  var appearance: Appearance { cells.appearance }

  /// At most ``height`` lines.
  var lines: [StyledText] {
    guard let report else { return [] }
    if height < Self.minimumHeightForBlocks { return brief(report) }
    let night = StyledText(text.dates(ofNightAfter: report.date), theme.quiet)
    let heading = StyledText(words("Tonight"), theme.heading)
    return [appearance.rule(heading, right: night, width: width)] + blocks(report)
  }

  /// A few lines on the outlook, the moon, the next pass and event, and the darkness, as far as they fit.
  private func brief(_ report: SkyReport) -> [StyledText] {
    let heading = StyledText(" " + words("Tonight") + "  ", theme.heading)
    let moon = moon(report)
    let parts =
      Array(outlook(report).prefix(2)) + [moon.joined(separator: ", ")] + moon.prefix(1) + pass(report)
      + comingEvents(report).prefix(1) + [text.darkness(report)]
    let room = width - heading.displayWidth - 1
    let separator = appearance.divider.plain
    var lines: [String] = []
    for part in parts where !lines.contains(where: { $0.contains(part) }) {
      if let last = lines.last, (last + separator + part).displayWidth <= room {
        lines[lines.count - 1] = last + separator + part
      } else if lines.count < height, part.displayWidth <= room {
        lines.append(part)
      }
    }
    let indent = StyledText("".padded(to: heading.displayWidth))
    return lines.enumerated().map { ($0 == 0 ? heading : indent) + StyledText($1) }
  }

  // MARK: - Blocks

  /// The blocks that fit, in reading order, separated by blank lines if there is room.
  private func blocks(_ report: SkyReport) -> [StyledText] {
    let room = height - 1
    let bar = NightBar(text: text, width: width - 1)
    let bars = bar.lines(report.night, hours: report.stargazing.hours, now: cells.now)
    let sentences = filled(outlook(report) + [text.darkness(report)])
    let (moon, planets) = (moonDrawing(report), planets(report))
    // Four more lines are for planets, a pass and the next event.
    let fitsMoon = moon.count <= room - bars.count - sentences.count - 4
    let blocks = Block.fitted(
      [
        Block(priority: 60, forms: [bars]),
        Block(priority: 10, forms: isFull ? [AltitudeChart(bar: bar).lines(report)] : []),
        Block(priority: 70, forms: [sentences]),
        Block(priority: 50, forms: [fitsMoon ? moon : filled(self.moon(report))]),
        // The heading with any number of planets is a form.
        Block(priority: 20, forms: (2..<max(planets.count + 1, 2)).reversed().map { Array(planets.prefix($0)) }),
        Block(priority: 40, forms: [filled(pass(report))]), Block(priority: 30, forms: [nextEvents(report)]),
      ], height: room)
    let spare = room - blocks.reduce(0) { $0 + $1.count }
    return Array(blocks.joined(separator: spare >= blocks.count - 1 ? [StyledText()] : []))
  }

  private var isFull: Bool { height >= Self.fullHeight }

  /// The next event, or four in a tall pane; in a full one always two lines, so that nothing moves when they are known.
  private func nextEvents(_ report: SkyReport) -> [StyledText] {
    let lines = filled(Array(comingEvents(report).prefix(height >= Self.tallHeight ? 4 : 1)))
    return isFull ? Array((lines + [StyledText(), StyledText()]).prefix(2)) : lines
  }

  /// The moon's disc beside the sun's times and sentences on the moon; without room, shorter sentences are below it.
  private func moonDrawing(_ report: SkyReport) -> [StyledText] {
    let disc = MoonDrawing(appearance: appearance, rows: 5).lines(report.moon)
    let table = text.sunTable(report.night)
    // Without the margins and the gaps; sentences in fewer than 22 columns are hard to read.
    let room = width - disc.width - table.width - 7
    guard room >= 22 else { return disc.beside(table, gap: 2).indented() + filled(moon(report)) }
    let sentences = text.moon(report).flatMap { words.wrapped($0, to: room) }.map { StyledText($0) }
    return disc.beside(table.beside(sentences, gap: 3), gap: 2).indented()
  }

  /// A table of the planets that are visible tonight, with its heading; empty if there are none.
  private func planets(_ report: SkyReport) -> [StyledText] {
    var visible = report
    visible.planets.removeAll { $0.visibility == nil }
    guard !visible.planets.isEmpty else { return [] }
    // Without the further tables of the columns that don't fit in the first.
    return Array(PlanetTable(text: text, width: width).lines(visible).prefix(visible.planets.count + 1))
  }

  // MARK: - Sentences

  /// The stargazing score, the best time, and the most important reason; empty without a score.
  private func outlook(_ report: SkyReport) -> [String] {
    guard let score = text.outlook(report.stargazing).first else { return [] }
    return ["\(words("Stargazing")) \(score)"]
      + (report.stargazing.best.map { ["\(words("best")) \(text.span($0.span))"] } ?? [])
      + report.stargazing.reasons.prefix(1).map { text.reason($0) }
  }

  /// The phase, and when the moon rises and sets.
  private func moon(_ report: SkyReport) -> [String] {
    [words("Moon \(text.moonPhase(report.moon))"), text.moonEvents(report.night)]
  }

  /// The satellite pass that is under way or next tonight; empty if there is none.
  private func pass(_ report: SkyReport) -> [String] {
    let next = report.passes?.first { $0.end.time > cells.now }
    return next.map { [text.pass($0).sentence] } ?? []
  }

  /// The events that aren't over, in the order of their time; until they are computed, the moon's phases.
  private func comingEvents(_ report: SkyReport) -> [String] {
    let events = report.events ?? report.moon.next.map { SkyEvent(.moonPhase($0), at: $1) }
    return events.filter { !$0.isOver(at: cells.now) }.sorted { $0.time < $1.time }.map { text.event($0).sentence }
  }

  private func filled(_ parts: [String]) -> [StyledText] {
    text.filled(parts, separator: appearance.divider.plain, to: width - 2).map { StyledText(" " + $0) }
  }
}
