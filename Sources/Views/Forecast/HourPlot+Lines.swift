import Entities
import Essentials
import Terminal

extension HourPlot {
  /// The lines under the curve.
  var lines: [StyledText] { [hours, conditions, chances, amounts, winds, clouds] }

  /// The city's own hours; the first is now, midnight is the new day's name.
  private var hours: StyledText {
    let labels = HourLabels(clock: clock, zone: zone).row(slots.map(\.start), cell: geometry.cell)
    var line = gutter("")
    for label in labels {
      let isDay = label.slot.flatMap { self.isDay[$0] }
      let style = label.isNow ? theme.heading : isDay == false ? theme.night : theme.quiet
      line.append(label.text, style)
    }
    return line
  }

  private var conditions: StyledText {
    let step = geometry.cell == 1 ? 3 : geometry.cell == 2 && appearance.glyphs == .unicode ? 2 : 1
    var line = gutter("")
    for index in stride(from: 0, to: slots.count, by: step) {
      let slot = slots[index]
      let style = theme.style(of: slot.condition?.family, isDay: isDay[index])
      let sign = StyledText(appearance.glyph(slot.condition, isDay: isDay[index]), style)
      line += onNight(sign.fitted(to: min(step, slots.count - index) * geometry.cell), index)
    }
    return line
  }

  private var chances: StyledText {
    line(appearance.words.forecast.rain + "%") { index in
      let chance = slots[index].precipitationChance
      return filled(appearance.bar(chance.map { $0 / 100 }), (chance ?? 0) >= 5 ? theme.rain : theme.dry)
    }
  }

  /// Amounts against the largest of them, which the label tells; at least a millimetre an hour.
  private var amounts: StyledText {
    let largest = max(slots.compactMap(\.precipitation).max() ?? 0, 1)
    let unit = quantities.units.precipitation
    let number = QuantityText.rounded(unit.value(largest), digits: unit == .mm ? (largest < 9.95 ? 1 : 0) : 2)
    return line(appearance.upTo + number + (unit == .mm ? "mm" : "in")) { index in
      let amount = slots[index].precipitation
      // What is measurable shows, however little it is.
      let share = amount.map { $0 >= 0.05 ? max($0 / largest, 0.06) : 0 }
      return filled(appearance.bar(share), (share ?? 0) > 0 ? theme.rain : theme.dry)
    }
  }

  private var winds: StyledText {
    line(quantities.windUnit) { index in
      let slot = slots[index]
      let arrow = appearance.windArrow(from: slot.windSpeed == nil ? nil : slot.windDirection)
      let style = Beaufort.force(slot.windSpeed ?? 0) >= 7 ? theme.warning : Style.plain
      guard geometry.cell == 3, let speed = slot.windSpeed else { return StyledText(arrow, style) }
      let number = QuantityText.rounded(quantities.units.windSpeed.value(speed))
      return StyledText((number.count > 2 ? "" : arrow) + number, style)
    }
  }

  private var clouds: StyledText {
    line(appearance.words.forecast.clouds) { index in
      filled(appearance.shade(slots[index].cloudCover.map { $0 / 100 }), theme.quiet)
    }
  }

  /// The line between the curve and the hours: night and day by sign, for those who see no grounds.
  var axis: StyledText {
    let isUnicode = appearance.glyphs == .unicode
    var line = gutter("", isUnicode ? "└" : "+")
    for index in slots.indices {
      let isNight = isDay[index] == false
      let sign = isUnicode ? (isNight ? "━" : "─") : (isNight ? "=" : "-")
      line += filled(sign, isNight ? theme.night : isDay[index] == true ? theme.day : theme.quiet)
    }
    return line
  }
}
