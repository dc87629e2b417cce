import Entities
import Essentials
import Terminal
import ViewModels

/// A plot of the next hours side by side.
struct HourPlot: Styled {
  /// As many hours as ``geometry`` has; those beyond the forecast have no values.
  let slots: [HourSlot]
  /// Whether it's day in the middle of each hour; `nil` if that isn't known.
  let isDay: [Bool?]
  /// The temperature at the end of the last hour, °C; `nil` if that isn't known.
  let endTemperature: Double?
  let geometry: HourGeometry
  let cells: RowCells

  /// The least amount of precipitation in mm that is shown, half of the last decimal of a number.
  private static let leastAmount = 0.05

  /// A plot of the hours from the current one on, as many as fit by ``HourGeometry``; `nil` without a forecast.
  init?(_ cells: RowCells, width: Int, fillsWidth: Bool = false) {
    let words = cells.appearance.words
    let widest = [
      words("rain%", context: "chart"), words("clouds"), cells.quantities.symbol(.windSpeed),
      cells.appearance.atMost + cells.quantities.precipitationNumber(9.9) + cells.quantities.symbol(.precipitation),
    ].width
    geometry = HourGeometry(width: width, gutter: widest + 1, fillsWidth: fillsWidth)
    guard let slots = cells.hours(geometry.count + 1) else { return nil }
    let light = cells.light
    self.slots = slots.dropLast()
    isDay = self.slots.map { light.isDay(at: $0.start.addingTimeInterval(1800)) }
    endTemperature = slots.last?[.temperature]
    self.cells = cells
  }

  var quantities: QuantityText { cells.quantities }
  var appearance: Appearance { cells.appearance }

  /// A line: a label in the gutter, then cells for `step` hours each, from `index` on, cut to their `room` in columns.
  private func line(
    _ label: String, every step: Int = 1, _ cell: (_ index: Int, _ room: Int) -> StyledText
  ) -> StyledText {
    stride(from: 0, to: slots.count, by: step).reduce(into: gutter(label)) { line, index in
      let room = min(step, slots.count - index) * geometry.hourWidth
      line += onBackground(cell(index, room).fitted(to: room), ofHour: index)
    }
  }

  /// A right-aligned label in the gutter, and a mark in its last column, such as that of an axis.
  func gutter(_ label: String, _ mark: String = " ") -> StyledText {
    StyledText(label.fitted(to: geometry.gutter - 1, .right, ellipsis: appearance.ellipsis) + mark, theme.quiet)
  }

  /// A text on the background of the hour at an index: day's or night's.
  func onBackground(_ text: StyledText, ofHour index: Int) -> StyledText {
    let color = theme.background(isDay: isDay[index])
    return color == .standard ? text : StyledText(text.spans.map { Span($0.text, $0.style.on(color)) })
  }

  /// A sign repeated over the columns of an hour.
  func filled(_ sign: String, _ style: Style) -> StyledText {
    StyledText(String(repeating: sign, count: geometry.hourWidth), style)
  }

  /// The lines under the curve, from top to bottom.
  enum Row: CaseIterable {
    case hours, conditions, chances, amounts, winds, clouds
  }

  /// A line under the curve, after its label.
  func line(_ row: Row) -> StyledText {
    switch row {
    case .hours: hours
    case .conditions: conditions
    case .chances:
      line(words("rain%", context: "chart")) { index, _ in
        appearance.rainBar(slots[index][.precipitationChance], columns: geometry.hourWidth)
      }
    case .amounts: amounts
    case .winds: winds
    case .clouds:
      line(words("clouds")) { index, _ in
        filled(appearance.shade(slots[index][.cloudCover].map { $0 / 100 }), theme.quiet)
      }
    }
  }

  /// Local hours; the first is `now`, and midnight is the weekday.
  private var hours: StyledText {
    let labels = HourLabels(clock: cells.clock, zone: cells.row.zone)
    var line = gutter("")
    for piece in labels.row(slots.map(\.start), hourWidth: geometry.hourWidth) {
      let isNight = piece.slot.map { isDay[$0] == false } ?? false
      line.append(piece.text, piece.slot == 0 ? theme.heading : isNight ? theme.night : theme.quiet)
    }
    return line
  }

  private var conditions: StyledText {
    // The hours that share a symbol, so that it has columns for itself and a gap.
    let shared = geometry.hourWidth == 2 && appearance.glyphs == .unicode ? 2 : 1
    let step = geometry.hourWidth == 1 ? 3 : shared
    return line("", every: step) { index, _ in appearance.smallSymbol(slots[index].condition, isDay: isDay[index]) }
  }

  /// The amounts of precipitation, or the depths if it's only snow, as shares of the largest one, which the label has.
  private var amounts: StyledText {
    let isOnlySnow = isOnlySnow
    let (quantity, measure): (Quantity, Measure) = isOnlySnow ? (.snowfall, .snow) : (.precipitation, .precipitation)
    let values = slots.map { $0[quantity] }
    // In mm: at least 1 mm of water or 1 cm of snow, so that a trace of it doesn't fill the bar.
    let largest = max(values.compactMap(\.self).max() ?? 0, isOnlySnow ? 10 : 1)
    let number = quantities.number(largest, measure, columns: quantities.units[measure].digits + 2)
    return line(appearance.atMost + number + quantities.symbol(measure)) { index, _ in
      // Any measurable amount is visible, however small.
      let share = values[index].map { $0 >= Self.leastAmount ? max($0 / largest, RainText.leastBar) : 0 }
      return filled(appearance.bar(share), (share ?? 0) > 0 ? theme.rain : theme.dry)
    }
  }

  /// Whether nothing but snow falls, enough of it to be shown.
  private var isOnlySnow: Bool {
    quantities.snowDepth(slots) != nil
      && slots.allSatisfy { ($0[.precipitation] ?? 0) < Self.leastAmount || ($0[.snowfall] ?? 0) > 0 }
  }

  /// The wind's direction and speed at every hour or, without room for that, every second, third or later one.
  private var winds: StyledText {
    // A compass point, unlike an arrow, needs blanks around it.
    let blank = appearance.symbol("", ascii: " ")
    let texts = slots.map { slot -> String in
      guard let speed = slot[.windSpeed] else { return "" }
      let direction = quantities.windDirection(slot[.windDirection], at: speed)
      return appearance.windSymbol(from: direction) + blank + quantities.speedNumber(speed)
    }
    let widest = max(texts.width, 3) + blank.count
    let step = (widest + geometry.hourWidth - 1) / geometry.hourWidth
    return line(quantities.symbol(.windSpeed), every: step) { index, room in
      StyledText(texts[index], theme.style(ofWind: slots[index][.windSpeed])).whole(in: room)
    }
  }

  /// The line between the curve and the hours, heavier at night for readers who can't see the backgrounds.
  var axis: StyledText {
    var line = gutter("", appearance.symbol("└", ascii: "+"))
    for index in slots.indices {
      let sign = isDay[index] == false ? appearance.symbol("━", ascii: "=") : appearance.symbol("─", ascii: "-")
      line += filled(sign, isDay[index].map { $0 ? theme.day : theme.night } ?? theme.quiet)
    }
    return line
  }
}
