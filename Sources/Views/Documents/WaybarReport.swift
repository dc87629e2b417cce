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
    let cities = dashboard.cells(appearance)
    guard let first = cities.first else {
      return line(text: "", tooltip: [appearance.words.live.noCitiesInBar], alternative: nil, state: "empty")
    }
    return line(
      text: LineReport(appearance: appearance).city(first).plain, tooltip: cities.map(tooltip),
      alternative: first.row.now.value?.condition?.rawValue, state: first.row.status.value.shown.rawValue)
  }

  private func line(text: String, tooltip: [String], alternative: String?, state: String) -> String {
    // A line end as markup: the document has no control characters.
    let sentences = tooltip.map(Self.escaped).joined(separator: "&#10;")
    return JSONTree.object([
      "text": .string(Self.escaped(text)), "tooltip": .string(sentences), "alt": .text(alternative),
      "class": .string(state),
    ]).line
  }

  /// The city's sentence with its age.
  private func tooltip(_ cells: RowCells) -> String {
    let age = cells.clock.age(cells.row.age(at: cells.now)).map { " (\($0))" } ?? ""
    return (cells.sentence ?? "\(cells.row.name): \(appearance.words.failed).") + age
  }

  /// Waybar reads both texts as Pango markup.
  private static func escaped(_ text: String) -> String {
    text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }
}
