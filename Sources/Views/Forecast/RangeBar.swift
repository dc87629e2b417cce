import Entities
import Essentials
import Terminal

/// Lows and highs of several days as bars on one scale.
struct RangeBar {
  private let low: Double
  private let high: Double
  let width: Int
  let appearance: Appearance

  /// `nil` without a single temperature.
  init?(_ days: [DailyForecast], width: Int, appearance: Appearance) {
    let values = days.flatMap { [$0.temperatureMin, $0.temperatureMax] }.compactMap { $0 }
    guard let low = values.min(), let high = values.max(), width > 0 else { return nil }
    self.low = low
    self.high = max(high, low + 1)
    self.width = width
    self.appearance = appearance
  }

  /// The bar of a day, with the temperature now marked if there is one.
  func text(_ day: DailyForecast, now: Double? = nil) -> StyledText {
    let isUnicode = appearance.glyphs == .unicode
    guard let first = column(day.temperatureMin), let last = column(day.temperatureMax) else {
      return StyledText(String(repeating: " ", count: width))
    }
    let mark = column(now)
    var text = StyledText()
    for column in 0..<width {
      let isInside = column >= first && column <= max(first, last)
      let celsius = low + (high - low) * (Double(column) + 0.5) / Double(width)
      if column == mark {
        text.append(isUnicode ? "╋" : "o", appearance.theme.heading)
      } else if isInside {
        text.append(isUnicode ? "━" : "=", appearance.theme.style(ofTemperature: celsius))
      } else {
        text.append(isUnicode ? "╌" : ".", appearance.theme.dry)
      }
    }
    return text
  }

  private func column(_ celsius: Double?) -> Int? {
    guard let celsius, celsius.isFinite else { return nil }
    return min(max(Int((celsius - low) / (high - low) * Double(width)), 0), width - 1)
  }
}
