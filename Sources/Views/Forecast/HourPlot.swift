import Entities
import Essentials
import Terminal

/// The next hours side by side: everything the lines of the plot share.
struct HourPlot {
  let slots: [HourSlot]
  /// Whether it is day in each hour, or `nil` where that is not known.
  let isDay: [Bool?]
  let geometry: HourGeometry
  let quantities: QuantityText
  let clock: ClockText
  let zone: TimeZone

  var appearance: Appearance { quantities.appearance }
  var theme: Theme { appearance.theme }

  /// A line: a label in the gutter, then a cell for each hour.
  func line(_ label: String, _ cell: (Int) -> StyledText) -> StyledText {
    slots.indices.reduce(into: gutter(label)) { line, index in
      line += onNight(cell(index).fitted(to: geometry.cell), index)
    }
  }

  /// A label right in the gutter.
  func gutter(_ label: String, _ mark: String = " ") -> StyledText {
    StyledText(label.fitted(to: geometry.gutter - 1, .right, ellipsis: appearance.ellipsis) + mark, theme.quiet)
  }

  /// Hours of the night lie on a darker ground.
  func onNight(_ text: StyledText, _ index: Int) -> StyledText {
    guard isDay[index] == false else { return text }
    return StyledText(text.spans.map { Span($0.text, $0.style.on(theme.nightGround)) })
  }

  /// Text repeated over the whole hour.
  func filled(_ sign: String, _ style: Style) -> StyledText {
    StyledText(String(repeating: sign, count: geometry.cell), style)
  }
}
