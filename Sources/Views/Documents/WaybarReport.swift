import Entities
import Essentials
import Terminal
package import ViewModels

/// One line of JSON for a custom module of waybar: the first city in the bar, all of them in the tooltip.
package struct WaybarReport {
  private let appearance: Appearance

  package init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// `alt` is the condition, for `format-icons`; `class` is the state: `fresh`, `stale`, `failed` or `empty`.
  package func text(_ dashboard: DashboardViewModel) -> String {
    let rows = dashboard.orderedRows
    guard let first = rows.first else {
      let sentence = Self.escaped(appearance.words.live.noCitiesInBar)
      return tree(text: "", tooltip: sentence, alternative: nil, state: "empty").line
    }
    let line = LineReport(appearance: appearance).city(
      RowCells(first, units: dashboard.units.value, appearance: appearance, now: dashboard.now))
    // A line end as markup: the document has no control characters.
    let sentences = rows.map { Self.escaped(tooltip($0, dashboard)) }.joined(separator: "&#10;")
    return tree(
      text: Self.escaped(line.plain), tooltip: sentences, alternative: first.now.value?.condition?.rawValue,
      state: first.status.value.shown.rawValue
    ).line
  }

  /// Both texts are markup.
  private func tree(text: String, tooltip: String, alternative: String?, state: String) -> JSONTree {
    .object([
      "text": .string(text), "tooltip": .string(tooltip), "alt": .text(alternative), "class": .string(state),
    ])
  }

  /// The city's sentence with its age.
  private func tooltip(_ row: CityRowViewModel, _ dashboard: DashboardViewModel) -> String {
    let units = dashboard.units.value
    let sentence = CitySentence(appearance: appearance).text(row, units: units, now: dashboard.now)
    let clock = ClockText(clock: units.clock, appearance: appearance)
    let age = clock.age(row.age(at: dashboard.now)).map { " (\($0))" } ?? ""
    return (sentence ?? "\(row.name): \(appearance.words.failed).") + age
  }

  /// Waybar reads both texts as Pango markup.
  private static func escaped(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }
}
