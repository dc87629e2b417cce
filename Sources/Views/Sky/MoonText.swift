import Entities
import Essentials

/// The moon of a night in short sentences.
struct MoonText {
  let text: SkyText

  private var words: SkyWords { text.sky }

  func sentences(_ report: SkyReport) -> [String] {
    let moon = report.moon
    let time = text.plainTime(report.instant)
    let stands =
      moon.altitude > 0
      ? words.moonStands(text.degrees(moon.altitude), text.direction(moon.azimuth), time) : words.moonIsDown(time)
    return [
      words.moonPhase(words.phases[moon.phase] ?? "", text.percent(100 * moon.illumination)),
      words.moonAge(QuantityText.rounded(moon.ageDays, digits: 1)), events(report.night), stands,
    ]
  }

  /// Moonrise and moonset of the night in the order in which they come.
  private func events(_ night: NightReport) -> String {
    guard !night.moonUp.isEmpty else { return words.moonDownAllNight }
    let rises = night.moonUp.map(\.lowerBound).filter { $0 > night.span.lowerBound }
    let sets = night.moonUp.map(\.upperBound).filter { $0 < night.span.upperBound }
    let events =
      rises.map { ($0, words.moonRises(text.plainTime($0))) } + sets.map { ($0, words.moonSets(text.plainTime($0))) }
    guard !events.isEmpty else { return words.moonUpAllNight }
    return events.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: ", ")
  }
}
