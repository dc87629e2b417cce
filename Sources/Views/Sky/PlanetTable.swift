import Entities
import Essentials
import Terminal

/// The planets of a night, a line each; columns leave where there is no room for them.
struct PlanetTable {
  let text: SkyText
  let width: Int

  private var words: Words { text.words }
  private var theme: Theme { text.appearance.theme }

  /// The planets, and below them again what there was no room for beside them.
  func lines(_ report: SkyReport) -> [StyledText] {
    let texts = Dictionary(
      uniqueKeysWithValues: PlanetColumn.allCases.map { column in
        (column, [heading(column, report)] + report.planets.map { cell(column, $0) })
      })
    let widths = texts.mapValues { $0.map(\.displayWidth).max() ?? 0 }
    return blocks(PlanetColumn.allCases, widths).flatMap { block($0, texts, widths, report) }
  }

  /// The columns in as many tables as they need; for one column or two it is not worth another.
  private func blocks(_ columns: [PlanetColumn], _ widths: [PlanetColumn: Int]) -> [[PlanetColumn]] {
    let shown = shown(columns, widths)
    let others = columns.filter { !shown.contains($0) }
    guard shown.count > 1 else { return [] }
    guard others.count > 2 else { return [shown] }
    return [shown] + blocks([.name] + others, widths)
  }

  private func block(
    _ columns: [PlanetColumn], _ texts: [PlanetColumn: [String]], _ widths: [PlanetColumn: Int], _ report: SkyReport
  ) -> [StyledText] {
    func line(_ row: Int, _ style: (PlanetColumn) -> Style) -> StyledText {
      let cells = columns.map { column in
        StyledText(texts[column]?[row] ?? "", style(column)).padded(to: widths[column] ?? 0, column.alignment)
      }
      return StyledText(" ") + cells.joined(separator: StyledText("  "))
    }
    return [line(0) { _ in theme.heading }]
      + report.planets.enumerated().map { index, planet in line(index + 1) { style($0, planet) } }
  }

  private func shown(_ columns: [PlanetColumn], _ widths: [PlanetColumn: Int]) -> [PlanetColumn] {
    var shown = columns
    func needed() -> Int { shown.reduce(1) { $0 + (widths[$1] ?? 0) + 2 } - 2 }
    for column in PlanetColumn.firstToGo where needed() > width { shown.removeAll { $0 == column } }
    return shown
  }

  private func heading(_ column: PlanetColumn, _ report: SkyReport) -> String {
    let name = words.sky.columnName(column)
    return column == .stands ? "\(name) \(text.plainTime(report.instant))" : name
  }

  private func style(_ column: PlanetColumn, _ planet: PlanetReport) -> Style {
    if planet.look == nil { return theme.quiet }
    if column == .stands { return planet.altitude > 0 ? .plain : theme.quiet }
    return column == .name && planet.aid == .nakedEye ? .bold : .plain
  }

  private func cell(_ column: PlanetColumn, _ planet: PlanetReport) -> String {
    switch column {
    case .name: return text.planet(planet.name)
    case .magnitude: return text.magnitude(planet.magnitude)
    case .rise: return text.time(planet.rise)
    case .set: return text.time(planet.set)
    case .highest:
      guard let transit = planet.transit, let altitude = planet.transitAltitude, altitude > 0 else {
        return text.appearance.dash
      }
      return "\(text.time(transit)) \(text.degrees(altitude))"
    case .stands:
      return planet.altitude > 0 ? text.place(altitude: planet.altitude, azimuth: planet.azimuth) : words("down")
    case .look: return planet.look.map { text.span($0.span) } ?? text.appearance.dash
    case .best:
      return planet.look.map { text.place(altitude: $0.altitude, azimuth: $0.azimuth) } ?? text.appearance.dash
    case .aid: return words.sky.aidName(planet.aid)
    case .constellation: return NightWords.of(text.words.language).constellation(planet.constellation)
    case .phase: return text.percent(100 * planet.illumination)
    case .elongation:
      return NightWords.of(text.words.language).elongation(text.degrees(abs(planet.elongation)), planet.elongation >= 0)
    case .azimuth: return planet.altitude > 0 ? text.degrees(planet.azimuth) : text.appearance.dash
    case .riseAzimuth: return azimuth(planet.riseAzimuth)
    case .setAzimuth: return azimuth(planet.setAzimuth)
    }
  }
}

extension PlanetTable {
  /// `ENE 67°`.
  private func azimuth(_ azimuth: Double?) -> String {
    azimuth.map { "\(text.direction($0)) \(text.degrees($0))" } ?? text.appearance.dash
  }
}

/// A column of the table of planets, from left to right.
nonisolated enum PlanetColumn: CaseIterable {
  case name, magnitude, rise, highest, set, stands, look, best, aid
  case constellation, phase, elongation, azimuth, riseAzimuth, setAzimuth

  /// The order in which columns leave a table that is too narrow.
  static let firstToGo: [PlanetColumn] = [
    .setAzimuth, .riseAzimuth, .azimuth, .elongation, .phase, .constellation, .aid, .stands, .highest, .set, .rise,
    .magnitude, .best,
  ]

  var alignment: TextAlignment {
    switch self {
    case .name, .look, .aid, .constellation: .left
    case .phase, .elongation, .azimuth, .riseAzimuth, .setAzimuth: .right
    case .magnitude, .rise, .highest, .set, .stands, .best: .right
    }
  }
}
