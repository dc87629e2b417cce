import Entities
import Essentials
import Terminal
import ViewModels

/// The sky of a city's night in a pane: what is worth most first, as far as there are lines.
struct NightPane {
  let cells: RowCells
  let width: Int
  let height: Int
  let report: SkyReport?

  /// Lines from which there is room for what only a sky in full has.
  static let heightInFull = 30

  private var text: SkyText { cells.sky }
  private var appearance: Appearance { cells.appearance }
  private var theme: Theme { appearance.theme }
  private var words: Words { text.words }

  var lines: [StyledText] {
    guard let report else { return [] }
    if height < 5 { return brief(report) }
    let night = StyledText(words.sky.nightOf(report.date, text.words), theme.quiet)
    let heading = StyledText(text.words("Tonight"), theme.heading)
    return [appearance.rule(heading, right: night, width: width)] + blocks(report)
  }

  /// In a line or two: the outlook, the moon, what is next, the darkness; a part that does not fit gives way to the next.
  private func brief(_ report: SkyReport) -> [StyledText] {
    let heading = StyledText(" " + text.words("Tonight") + "  ", theme.heading)
    let parts =
      Array(outlook(report).prefix(2)) + moon(report) + pass(report) + coming(report).prefix(1) + [
        text.darkness(report)
      ]
    let room = width - heading.displayWidth - 1
    var lines: [String] = []
    for part in parts {
      let longer = filled(lines.suffix(1) + [part], to: room)
      if longer.count == 1 || lines.count < height { lines = lines.dropLast() + longer }
    }
    let indent = StyledText("".padded(to: heading.displayWidth))
    return lines.enumerated().map { ($0 == 0 ? heading : indent) + StyledText($1) }
  }

  // MARK: - Blocks

  /// The blocks that fit, in the order in which they are read; what is worth most is chosen first.
  private func blocks(_ report: SkyReport) -> [StyledText] {
    let bar = NightBar(text: text, width: width - 1)
    let bars = bar.lines(report.night, hours: report.stargazing.hours, now: cells.now)
    let sentences = wrapped(outlook(report) + [text.darkness(report)])
    let disc = drawnMoon(report)
    let moonLines = disc.count <= height - 1 - bars.count - sentences.count - 4 ? disc : wrapped(moon(report))
    let candidates = [
      (place: 2, lines: sentences), (0, bars), (3, moonLines),
      (5, wrapped(pass(report))), (6, next(report)), (4, planets(report)),
      (1, isFull ? altitudes(report, bar) : []),
    ]
    var room = height - 1
    var chosen: [(place: Int, lines: [StyledText])] = []
    for (place, lines) in candidates where !lines.isEmpty {
      // Planets may be fewer, with their heading.
      let kept = place == 4 && room >= 2 ? Array(lines.prefix(room)) : lines
      guard kept.count <= room else { continue }
      chosen.append((place, kept))
      room -= kept.count
    }
    let gaps = room >= chosen.count - 1 ? [StyledText()] : []
    return Array(chosen.sorted { $0.place < $1.place }.map(\.lines).joined(separator: gaps))
  }

  private var isFull: Bool { height >= Self.heightInFull }

  /// What comes next, in as many lines before all is computed as then.
  private func next(_ report: SkyReport) -> [StyledText] {
    let lines = wrapped(Array(coming(report).prefix(height >= 20 ? 4 : 1)))
    return isFull ? Array((lines + [StyledText(), StyledText()]).prefix(2)) : lines
  }

  /// How high everything stands under the bars of the night; its room is kept until that is computed.
  private func altitudes(_ report: SkyReport, _ bar: NightBar) -> [StyledText] {
    let empty = Array(repeating: StyledText(), count: AltitudeChart.height)
    return report.curves == nil ? empty : AltitudeChart(bar: bar).lines(report)
  }

  /// The disc with the sun's times and the moon's beside it.
  private func drawnMoon(_ report: SkyReport) -> [StyledText] {
    let disc = MoonDrawing(appearance: appearance, lines: 5).lines(report.moon)
    let table = text.sunTable(report.night)
    let beside = width - disc.width - table.width - 7
    let sentences = text.moon(report).flatMap { text.words.wrapped($0, to: max(beside, 8)) }.map { StyledText($0) }
    guard beside >= 22 else { return disc.beside(table, gap: 2).map { StyledText(" ") + $0 } + wrapped(moon(report)) }
    return disc.beside(table.beside(sentences, gap: 3), gap: 2).map { StyledText(" ") + $0 }
  }

  /// Those that can be seen tonight, if any can.
  private func planets(_ report: SkyReport) -> [StyledText] {
    var seen = report
    seen.planets = report.planets.filter { $0.look != nil }
    // What there is no room for beside them would come as a second table.
    let lines = PlanetTable(text: text, width: width).lines(seen)
    return seen.planets.isEmpty ? [] : Array(lines.prefix(seen.planets.count + 1))
  }

  // MARK: - Sentences

  private func outlook(_ report: SkyReport) -> [String] {
    guard let score = text.outlook(report.stargazing).first else { return [] }
    return ["\(words("Outlook")) \(score)"]
      + (report.stargazing.best.map { ["\(words("best")) \(text.span($0.span))"] } ?? [])
      + report.stargazing.reasons.prefix(1).map { words.sky.reason($0, text) }
  }

  /// The phase, and when the moon rises and sets.
  private func moon(_ report: SkyReport) -> [String] {
    let parts = text.moon(report)
    return ["\(words("Moon")) \(parts[0])", parts[2]]
  }

  /// The next pass of a satellite, if one is to come tonight.
  private func pass(_ report: SkyReport) -> [String] {
    let next = report.passes?.first { $0.end.time > cells.now }
    return next.map { [text.words.passes.pass($0, text)] } ?? []
  }

  /// What comes next in the sky, by time: the events where they are known, else the quarters of the moon.
  private func coming(_ report: SkyReport) -> [String] {
    let moon = report.moon
    let quarters: [(MoonReport.Phase, Date?)] = [
      (.new, moon.nextNew), (.firstQuarter, moon.nextFirstQuarter), (.full, moon.nextFull),
      (.lastQuarter, moon.nextLastQuarter),
    ]
    let events =
      report.events ?? quarters.compactMap { phase, date in date.map { SkyEvent(.moonPhase(phase), at: $0) } }
    return events.filter { !$0.isOver(at: cells.now) }.sorted { $0.time < $1.time }.map {
      words.sky.event($0, text).sentence
    }
  }

  private func wrapped(_ parts: [String]) -> [StyledText] {
    filled(parts, to: width - 2).map { StyledText(" " + $0) }
  }

  private func filled(_ parts: [String], to width: Int) -> [String] {
    text.filled(parts, separator: appearance.divider.plain, to: width)
  }
}
