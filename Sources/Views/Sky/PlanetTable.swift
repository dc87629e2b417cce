import Entities
import Essentials
import Terminal

/// A table of a night's planets, one per line.
struct PlanetTable: Styled {
  let text: SkyText
  /// Columns of the screen.
  let width: Int

  /// A heading and a line for each planet, and further tables below for the columns that don't fit in the first.
  func lines(_ report: SkyReport) -> [StyledText] {
    let columns = columns(report)
    // Without columns that wouldn't fit even alone beside the names.
    let room = width - Table<PlanetReport>.margin - (columns.first?.width.least ?? 0) - 2
    return tables(columns.prefix(1) + columns.dropFirst().filter { $0.width.least <= room }).flatMap { table in
      [table.heading()] + report.planets.map { table.line($0) }
    }
  }

  /// The columns in as many tables as they need; one or two columns aren't worth another table.
  private func tables(_ columns: [Column<PlanetReport>]) -> [Table<PlanetReport>] {
    let table = Table(columns, width: width, gap: 2, ellipsis: appearance.ellipsis)
    let others = columns.filter { !table.contains($0.name) }
    guard table.columns.count > 1 else { return [] }
    return [table] + (others.count > 2 ? tables(columns.prefix(1) + others) : [])
  }

  var appearance: Appearance { text.appearance }

  /// The columns of the table of planets, from left to right.
  private func columns(_ report: SkyReport) -> [Column<PlanetReport>] {
    /// A column as wide as its widest cell, quiet for planets out of sight.
    func column(
      _ name: String, _ heading: String, _ alignment: TextAlignment = .right, priority: Int,
      style: @escaping (PlanetReport) -> Style = { _ in .plain }, cell: @escaping (PlanetReport) -> String
    ) -> Column<PlanetReport> {
      Column(name, StyledText(heading, theme.heading), alignment, priority: priority, rows: report.planets) {
        StyledText(cell($0), $0.visibility == nil ? theme.quiet : style($0))
      }
    }
    return [
      column(
        "name", words("Planet", context: "planet column"), .left, priority: .max,
        style: { $0.aid == .nakedEye ? .bold : .plain }, cell: { words.name(ofBody: $0.name) }),
      column("magnitude", words("Mag", context: "planet column"), priority: 120) { text.magnitude($0.magnitude) },
      column("rise", words("Rises", context: "planet column"), priority: 110) { text.time($0.rise?.time) },
      column("highest", words("Highest", context: "planet column"), priority: 90) { highest($0) },
      column("set", words("Sets", context: "planet column"), priority: 100) { text.time($0.set?.time) },
      column(
        "position", words("At", context: "planet column") + " " + text.plainTime(report.instant), priority: 80,
        style: { $0.place.altitude > 0 ? .plain : theme.quiet },
        cell: { $0.place.altitude > 0 ? text.place($0.place) : words("not up") }),
      column("visible", words("Visible", context: "planet column"), .left, priority: 140) {
        $0.visibility.map { text.span($0.span) } ?? dash
      },
      column("best", words("Best view", context: "planet column"), priority: 130) {
        $0.visibility.map { text.place($0.place) } ?? dash
      },
      column("aid", words("Use", context: "planet column"), .left, priority: 70) { words($0.aid.phrase) },
      column("constellation", words("Constellation", context: "planet column"), .left, priority: 60) {
        words(Phrase(name: $0.constellation))
      },
      column("phase", words("Phase", context: "planet column"), priority: 50) { text.percent(100 * $0.illumination) },
      column("elongation", words("From sun", context: "planet column"), priority: 40) {
        $0.elongation >= 0
          ? words("\(text.degrees($0.elongation)) E", context: "elongation")
          : words("\(text.degrees(-$0.elongation)) W", context: "elongation")
      },
      column("azimuth", words("Azimuth", context: "planet column"), priority: 30) {
        $0.place.altitude > 0 ? text.degrees($0.place.azimuth) : dash
      },
      column("riseAzimuth", words("Rise az.", context: "planet column"), priority: 20) { azimuth($0.rise) },
      column("setAzimuth", words("Set az.", context: "planet column"), priority: 10) { azimuth($0.set) },
    ]
  }

  /// When and how high a planet culminates: `03:12 41°`; a dash if it isn't above the horizon then.
  private func highest(_ planet: PlanetReport) -> String {
    guard let transit = planet.transit, transit.place.altitude > 0 else { return dash }
    return "\(text.time(transit.time)) \(text.degrees(transit.place.altitude))"
  }

  /// The azimuth of a rise or setting with its direction: `ENE 67°`; a dash for none.
  private func azimuth(_ passage: TimedPlace?) -> String {
    passage.map { "\(text.direction($0.place.azimuth)) \(text.degrees($0.place.azimuth))" } ?? dash
  }
}
