import Entities
import Terminal

/// The scale that the temperature ranges of several days have in common, for a bar of each day.
struct RangeScale: Styled {
  /// The ends of the scale in °C, at least 1 °C apart.
  private let low, high: Double
  /// The columns of each bar, at least 1.
  let width: Int
  let appearance: Appearance

  /// The scale from the lowest to the highest temperature; `nil` without temperatures or if `width` is below 1.
  init?(_ days: [DailyForecast], width: Int, appearance: Appearance) {
    let values = days.flatMap { [$0[.temperatureMin], $0[.temperatureMax]] }.compactMap { $0 }.filter(\.isFinite)
    guard let low = values.min(), let high = values.max(), width > 0 else { return nil }
    (self.low, self.high, self.width, self.appearance) = (low, max(high, low + 1), width, appearance)
  }

  /// The bar of a day, with a mark at the current temperature in °C, if given; blank without both a low and a high.
  func bar(of day: DailyForecast, now: Double? = nil) -> StyledText {
    guard let lowest = day[.temperatureMin], let highest = day[.temperatureMax], let first = column(lowest),
      let last = column(highest)
    else { return StyledText(String(repeating: " ", count: width)) }
    let length = max(last - first, 0) + 1
    // A gradient from the colour of the low to that of the high, with a step about every four columns.
    let steps = max(length / 4, 2)
    let mark = column(now)
    var text = StyledText()
    for column in 0..<width {
      let share = Double((column - first) * steps / length) / Double(steps - 1)
      if column == mark {
        text.append(appearance.symbol("╋", ascii: "|"), theme.heading)
      } else if (first..<first + length).contains(column) {
        let celsius = lowest + (highest - lowest) * share
        text.append(appearance.symbol("━", ascii: "="), theme.style(ofTemperature: celsius))
      } else {
        text.append(appearance.symbol("╌", ascii: " "), theme.dry)
      }
    }
    return text
  }

  /// The column of a temperature in °C, or the nearest one if it's beyond the scale; `nil` if unknown or not finite.
  private func column(_ celsius: Double?) -> Int? {
    guard let share = celsius.map({ ($0 - low) / (high - low) }), share.isFinite else { return nil }
    return Int(min(max(share * Double(width), 0), Double(width - 1)))
  }
}
