import Entities
import Essentials
package import Terminal
package import ViewModels

/// The weather in a few words, for status bars and prompts.
package struct StatusBar: Styled {
  let appearance: Appearance

  /// A status bar in the words, signs and colours of an appearance.
  package init(_ appearance: Appearance) { self.appearance = appearance }

  /// The cities in one line: `Seoul ☾ 8° · London ☂ 9° !2 h (3 min)`. Stale weather has its age behind it; the
  /// age of the oldest fresh weather ends the line. Cities beyond `width` columns are left out; `nil` is no limit.
  package func line(_ dashboard: DashboardViewModel, width: Int? = nil) -> StyledText {
    let cells = dashboard.cells(appearance)
    let age = StyledText(freshAge(dashboard).map { " (\($0))" } ?? "", theme.quiet)
    return fitted(cells, age, to: width ?? .max)
  }

  /// As many whole cities as fit in a width, with an ellipsis if there are more; only the first one's name may be cut.
  private func fitted(_ cells: [RowCells], _ age: StyledText, to width: Int) -> StyledText {
    let more = StyledText(" " + appearance.ellipsis.rawValue, theme.quiet)
    guard let first = cells.first else { return StyledText() }
    var text = city(first, width: cells.count > 1 ? width - more.displayWidth : width)
    for (index, next) in cells.enumerated().dropFirst() {
      let longer = text + appearance.divider + city(next)
      let isLast = index == cells.count - 1
      guard longer.displayWidth + (isLast ? 0 : more.displayWidth) <= width else { return text + more }
      text = longer
    }
    return text + age.whole(in: width - text.displayWidth)
  }

  /// The age of the oldest fresh weather; `nil` if none is fresh.
  private func freshAge(_ dashboard: DashboardViewModel) -> String? {
    let now = dashboard.now
    let ages = dashboard.rows.value.filter { $0.status(at: now).state == .fresh }.compactMap { $0.age(at: now) }
    return words.age(ages.max())
  }

  /// A city with its weather. If they exceed a width, the name is cut; the weather is shown whole or not at all.
  private func city(_ cells: RowCells, width: Int = .max) -> StyledText {
    let fitting = (StyledText(" ") + weather(cells)).whole(in: width - 1)
    return appearance.cut(StyledText(cells.name), to: max(width - fitting.displayWidth, 1)) + fitting
  }

  /// The sign and the temperature, and the age of stale weather.
  private func weather(_ cells: RowCells) -> StyledText {
    guard cells.status.fetchedAt != nil || cells.current?[.temperature] != nil else {
      return StyledText(words("no data"), theme.problem)
    }
    let text = cells.symbolOrCondition + StyledText(" ") + cells.temperature
    return cells.status.state == .stale ? text + StyledText(" ") + cells.age : text
  }

  /// One line of JSON with its line end for a custom module of waybar: the first city in the bar, all of them in the
  /// tooltip. `alt` is the condition, for `format-icons`; `class` is the state: `fresh`, `stale`, `failed` or `empty`.
  /// Without cities the bar has a dash, since waybar hides a module without text, and its tooltip with it.
  package func waybar(_ dashboard: DashboardViewModel) -> String {
    let cities = dashboard.cells(appearance)
    let first = cities.first
    let tooltip = first == nil ? [words("No cities yet: add one with skydash add Seoul.")] : cities.map(tooltip)
    let document: JSONValue = [
      "text": .string(Self.escaped(first.map { city($0).plain } ?? dash)),
      // Line ends as markup, since the document has no control characters.
      "tooltip": .string(tooltip.map(Self.escaped).joined(separator: "&#10;")),
      "alt": .text(first?.current?.condition?.rawValue), "class": .string(first?.status.reported.rawValue ?? "empty"),
    ]
    return document.line
  }

  /// The city's sentence, the rain of the next two hours and the weather's age.
  private func tooltip(_ cells: RowCells) -> String {
    // The sentence has the age of stale weather already.
    let age = cells.status.state == .stale ? nil : words.age(cells.row.age(at: cells.now))
    let rain = RainText(cells).sentence.map { " \($0)." } ?? ""
    return (cells.sentence ?? "\(cells.name): \(words("no data")).") + rain + (age.map { " (\($0))" } ?? "")
  }

  /// A text as Pango markup, which waybar takes both the bar's text and the tooltip for.
  private static func escaped(_ text: String) -> String { text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"]) }
}
