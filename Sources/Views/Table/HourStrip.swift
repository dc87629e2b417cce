import Entities
import Terminal
import ViewModels

/// One city's next 24 hours in one column of the table: the temperature as the ground of each hour, the chance of rain as
/// a bar that stands on it.
struct HourStrip {
  let width: Int
  let appearance: Appearance

  static let hours = 24
  /// Two hours, one hour, or half an hour in a column.
  static let widths = [12, 24, 48]

  /// `now   +6    +12   +18`, each at its hour; where that is too narrow, how many hours they are.
  func heading() -> String {
    guard width >= Self.hours else { return appearance.words("\(Self.hours) h") }
    let quarter = width / 4
    return ["", "+6", "+12", "+18"].map { ($0.isEmpty ? appearance.words("now") : $0).fitted(to: quarter) }.joined()
  }

  func text(_ cells: RowCells) -> StyledText {
    guard let slots = cells.hours(Self.hours) else { return StyledText(appearance.dash, appearance.theme.quiet) }
    let step = max(Self.hours / width, 1)
    let columns = max(width / Self.hours, 1)
    return stride(from: 0, to: Self.hours, by: step).reduce(into: StyledText()) { text, start in
      let (sign, style) = cell(slots[start..<start + step])
      text.extend(String(repeating: sign, count: columns), style)
    }
  }

  private func cell(_ slots: ArraySlice<HourSlot>) -> (String, Style) {
    let temperatures = slots.compactMap { $0[.temperature] }
    let mean = temperatures.isEmpty ? nil : temperatures.reduce(0, +) / Double(temperatures.count)
    let share = slots.compactMap(\.rainShare).max()
    let ground = appearance.theme.ground(ofTemperature: mean)
    let bar = appearance.bar(share)
    // Where grounds show the temperature, hours that stay dry need no sign.
    let isQuiet = bar == appearance.bar(0) && ground != .standard && appearance.theme.depth != .none
    return (isQuiet ? " " : bar, appearance.theme.rain.on(ground))
  }
}

extension HourSlot {
  /// How likely it is that something falls, 0…1; from the amount where no chance is given.
  nonisolated var rainShare: Double? {
    self[.precipitationChance].map { $0 / 100 } ?? (isRainKnown ? (isWet ? 1 : 0) : nil)
  }
}
