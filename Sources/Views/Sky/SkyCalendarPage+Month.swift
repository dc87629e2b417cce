package import Entities
package import Terminal

extension SkyCalendarPage {
  /// A month as a calendar of small moons with its events below; empty for a month without days.
  package func lines(_ model: MoonCalendar) -> [StyledText] {
    guard let first = model.days.first?.date else { return [] }
    let text = SkyText(
      zone: model.city.zone, units: units, appearance: appearance, year: first.year, hasMonthHeadings: true)
    let name = text.words("moon phases, \(text.words.month(first.month)) \(first.year)")
    let title = StyledText(" \(appearance.name(of: model.city)): \(name)", theme.heading)
    let days =
      isProse
      ? model.days.map { StyledText(" \(text.day($0.date)): \(text.moonPhase($0.moon)).") }
      : calendar(model, text) + [StyledText()]
    let events = EventList(text: text, width: columns).lines(model.events.map(text.event))
    return ([title] + days + polarDays(model, text) + events).map(\.trimmed).within(width, appearance)
  }

  /// The days on which the sun doesn't set or doesn't rise.
  private func polarDays(_ model: MoonCalendar, _ text: SkyText) -> [StyledText] {
    let rows = [(text.words("midnight sun"), model.midnightSun), (text.words("polar night"), model.polarNight)]
    return rows.flatMap { name, stretches -> [StyledText] in
      guard !stretches.isEmpty else { return [] }
      let days = text.stretches(stretches)
      let sentence = isProse ? "\(name.capitalizedFirst): \(days.withFullStop)" : "\(name): \(days)"
      return appearance.paragraph(sentence, width: columns)
    }
  }

  /// Whether there is no room for a margin or a mark after the last column's numbers.
  private var isTight: Bool { columns < 22 }
  private var margin: StyledText { StyledText(isTight ? "" : " ") }
  /// Columns of a day.
  private var dayWidth: Int { isTight ? 3 : min((columns - 1) / 7, 11) }
  /// Lines of a moon, which is twice as many columns wide, as large as there is room for; 0 for none.
  private var moonHeight: Int { dayWidth >= 10 && columns >= 100 ? 4 : dayWidth >= 7 ? 3 : dayWidth >= 5 ? 2 : 0 }

  /// The weeks of the month below the names of the weekdays.
  private func calendar(_ model: MoonCalendar, _ text: SkyText) -> [StyledText] {
    guard let first = model.days.first?.date, let last = model.days.last?.date else { return [] }
    let heading = text.words.weekdays.reduce(into: margin) { line, day in
      line += StyledText((isTight ? String(day.prefix(2)) : day).padded(to: dayWidth), theme.quiet)
    }
    let mondays = stride(from: -first.weekday, through: last.day - first.day, by: 7).map(first.advanced(by:))
    return [heading] + mondays.flatMap { week($0, model, text) }
  }

  /// The week that begins on a Monday, blank before and after the month.
  private func week(_ monday: CivilDate, _ model: MoonCalendar, _ text: SkyText) -> [StyledText] {
    let blocks = (0..<7).map { day in
      model.days.first { $0.date == monday.advanced(by: day) }.map { block($0, model, text) } ?? []
    }
    return (0...moonHeight).map { row in
      blocks.reduce(into: margin) { line, block in
        line += (block.indices.contains(row) ? block[row] : StyledText()).fitted(
          to: dayWidth, ellipsis: appearance.ellipsis)
      }
    }
  }

  /// A day's number, with the lit share if there is room, and its moon below.
  private func block(_ day: MoonCalendar.Day, _ model: MoonCalendar, _ text: SkyText) -> [StyledText] {
    let isToday = day.date == model.today
    let isQuarter = [.new, .firstQuarter, .full, .lastQuarter].contains(day.moon.phase)
    let number = (day.date.day < 10 ? " " : "") + String(day.date.day)
    let plain = StyledText(number, isQuarter ? theme.heading : .plain)
    let mark = isToday && !isTight ? appearance.selectionMark : " "
    let lit = text.quantities.percent(100 * day.moon.illumination)
    let share = dayWidth >= 9 ? StyledText(" " + lit, theme.quiet) : StyledText()
    return [(isToday ? plain.selected(theme) : plain) + StyledText(mark) + share]
      + MoonDrawing(appearance: appearance, rows: moonHeight).lines(day.moon)
  }
}
