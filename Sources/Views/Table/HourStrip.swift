import Entities
import Terminal
import ViewModels

/// A city's next 24 hours in a column of the table: the background shows the temperature, and a bar the chance of rain.
struct HourStrip: Styled {
  /// Columns: one of ``widths``.
  let width: Int
  let appearance: Appearance

  /// The number of hours shown.
  static let hours = 24
  /// The possible widths: two hours, an hour or half an hour in each column.
  static let widths = [12, 24, 48]

  /// `now   +6    +12   +18`, each at its hour; in the narrowest strip, the number of hours.
  func heading() -> String {
    guard width >= Self.hours else { return words("\(Self.hours) h") }
    return [words("now"), "+6", "+12", "+18"].map { $0.fitted(to: width / 4) }.joined()
  }

  /// The city's hours, from the current one on; a dash without a forecast.
  func text(_ cells: RowCells) -> StyledText {
    guard let slots = cells.hours(Self.hours) else { return StyledText(dash, theme.quiet) }
    let step = max(Self.hours / width, 1)
    let columns = max(width / Self.hours, 1)
    return stride(from: 0, to: Self.hours, by: step).reduce(into: StyledText()) { text, start in
      let (sign, style) = cell(slots[start..<start + step])
      text.extend(String(repeating: sign, count: columns), style)
    }
  }

  /// The bar for the largest chance of rain in some hours, on the background for their mean temperature.
  private func cell(_ slots: ArraySlice<HourSlot>) -> (sign: String, style: Style) {
    let temperatures = slots.compactMap { $0[.temperature] }
    let mean = temperatures.isEmpty ? nil : temperatures.reduce(0, +) / Double(temperatures.count)
    let chance = slots.compactMap(\.estimatedChance).max()
    let (background, bar) = (theme.background(ofTemperature: mean), appearance.bar(chance.map { $0 / 100 }))
    // If backgrounds show the temperature, dry hours need no sign.
    let isQuiet = bar == appearance.bar(0) && background != .standard && theme.depth != .none
    return (isQuiet ? " " : bar, theme.rain.on(background))
  }
}
