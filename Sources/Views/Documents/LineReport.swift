package import Entities
import Essentials
package import Terminal
package import ViewModels

/// All cities on one line, for status bars: `Seoul ☾ 8° · London ☂ 9° !2 h (3 min)`, with the age of what is fresh at
/// the end.
package struct LineReport {
  private let appearance: Appearance
  private let width: Int?

  /// - Parameters:
  ///   - appearance: Language, signs, colours.
  ///   - width: The columns that were asked for, or `nil` for as many as are needed.
  package init(appearance: Appearance, width: Int? = nil) {
    self.appearance = appearance
    self.width = width
  }

  package func text(_ dashboard: DashboardViewModel) -> StyledText {
    let units = dashboard.units.value
    var text = StyledText()
    for (index, row) in dashboard.orderedRows.enumerated() {
      if index > 0 { text.append(appearance.glyphs == .unicode ? " · " : " | ", appearance.theme.quiet) }
      text += city(RowCells(row, units: units, appearance: appearance, now: dashboard.now))
    }
    if let age = freshAge(dashboard) { text.append(" (\(age))", appearance.theme.quiet) }
    return width.map { text.truncated(to: $0, ellipsis: appearance.ellipsis) } ?? text
  }

  /// The age of the oldest fresh city; old ones tell their own.
  private func freshAge(_ dashboard: DashboardViewModel) -> String? {
    let ages = dashboard.rows.value.filter { $0.status.value.state == .fresh }.compactMap { $0.age(at: dashboard.now) }
    return ClockText(clock: dashboard.units.value.clock, appearance: appearance).age(ages.max())
  }

  func city(_ cells: RowCells) -> StyledText {
    var text = StyledText(cells.name + " ")
    guard cells.row.status.value.fetchedAt != nil || cells.row.now.value?.temperature != nil else {
      return text + StyledText(appearance.words.failed, appearance.theme.problem)
    }
    let glyph = appearance.glyphs == .words ? cells.text(.condition) : cells.text(.glyph)
    text += glyph + StyledText(" ") + cells.text(.temperature)
    if cells.row.status.value.state == .stale { text += StyledText(" ") + cells.text(.age) }
    return text
  }
}

/// One line for each city, by a template of the person's own.
package struct TemplateReport {
  private let template: FormatTemplate
  private let appearance: Appearance

  package init(_ template: FormatTemplate, appearance: Appearance) {
    self.template = template
    self.appearance = appearance
  }

  package func lines(_ dashboard: DashboardViewModel) -> [String] {
    if template.isOfSky { dashboard.prepareSky() }
    return dashboard.orderedRows.map { row in
      let cells = RowCells(row, units: dashboard.units.value, appearance: appearance, now: dashboard.now)
      let fields = FieldText(cells: cells)
      return Self.typed(template.filled { fields.text($0) })
    }
  }

  /// A line of a template without what nobody sees and what commands a terminal. What a person types on purpose stays:
  /// tabs and line ends, signs of icon fonts (private use), and what joins and colours emoji (the joiner and the
  /// variation selectors).
  private static func typed(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.filter { scalar in
          switch scalar.value {
          case 0x09, 0x0A, 0x200D, 0xFE0E, 0xFE0F: true
          default: scalar.properties.generalCategory == .privateUse || DrawableText.isDrawable(scalar)
          }
        }))
  }
}
