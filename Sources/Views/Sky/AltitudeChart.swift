import Entities
import Terminal

/// The altitudes of the sun, the moon and the planets through a night, as curves under the bars of ``NightBar``.
///
/// Only planets visible to the naked eye are drawn, while the sky is dark enough for the brightest of them.
struct AltitudeChart: Styled {
  /// The bar that gives the columns and the labels' width.
  let bar: NightBar

  /// The number of lines: 10° each if the scale reaches the zenith.
  static let height = 9
  /// The fewest columns with room for curves and their names.
  private static let minimumColumns = 24
  /// The altitudes in degrees that the scale can end at: the least that is above all curves is taken.
  private static let scaleEnds = [30.0, 45, 60, 75, 90]
  /// The sun's altitude in degrees below which the brightest planets can be seen.
  private static let sunAltitudeForPlanets = -4.0

  private var columns: Int { bar.columns }
  var appearance: Appearance { bar.text.appearance }

  /// Curves with an axis of degrees; blank until computed; empty if no body is up, without room, and in plain words.
  func lines(_ report: SkyReport) -> [StyledText] {
    guard !isProse, columns >= Self.minimumColumns else { return [] }
    guard let curves = report.curves else { return Array(repeating: StyledText(), count: Self.height) }
    let shown = shownCurves(curves, report)
    guard let highest = shown.flatMap({ $0.altitudes.compactMap(\.self) }).max() else { return [] }
    let top = Self.scaleEnds.first { $0 >= highest } ?? 90
    var canvas = AltitudeCanvas(columns: columns, rows: Self.height, top: top, isUnicode: appearance.glyphs == .unicode)
    for curve in shown { canvas.draw(curve) }
    for curve in shown { canvas.label(curve) }
    return canvas.lines.enumerated().map { row, line in
      bar.label(row % 3 == 0 ? bar.text.degrees(top * (1 - Double(row) / Double(Self.height))) : "") + line
    }
  }

  /// The curves in drawing order: the last is on top.
  private func shownCurves(_ curves: [AltitudeCurve], _ report: SkyReport) -> [AltitudeCanvas.Curve] {
    let sun = curves.first { $0.name == "Sun" }
    return Self.letters.compactMap { name, letter in
      let planet = report.planets.first { $0.name == name }
      guard planet?.aid ?? .nakedEye == .nakedEye, let curve = curves.first(where: { $0.name == name }) else {
        return nil
      }
      let altitudes = (0..<columns * 2).map { x -> Double? in
        let share = (Double(x) + 0.5) / Double(columns * 2)
        let isTooBright = planet != nil && (sun?.altitude(at: share) ?? -90) > Self.sunAltitudeForPlanets
        return curve.altitude(at: share).flatMap { $0 >= 0 && !isTooBright ? $0 : nil }
      }
      return AltitudeCanvas.Curve(
        letter: letter, label: appearance.displayable(bar.words.name(ofBody: name)), altitudes: altitudes,
        style: theme.style(ofBody: name))
    }
  }

  /// The bodies from the faintest planet to the moon, each with the character that draws its curve in ASCII.
  private static let letters: KeyValuePairs = [
    "Mercury": "m", "Saturn": "s", "Mars": "r", "Jupiter": "j", "Venus": "v", "Sun": "*", "Moon": "o",
  ]
}
