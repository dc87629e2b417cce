package import Entities
package import Terminal

extension SkyCalendarPage {
  /// A year over one place: a picture of its daylight, notable days, moons, and the other events by month.
  package func lines(_ model: YearCalendar) -> [StyledText] {
    let text = SkyText(
      zone: model.city.zone, units: units, appearance: appearance, year: model.daylight.year, hasMonthHeadings: true)
    let title = StyledText(
      " " + text.words("\(appearance.name(of: model.city)) in \(model.daylight.year)"), theme.heading)
    let picture = YearPicture(model: model, text: text, width: columns).lines
    let events = model.events.filter { !SkyEvent.Choice.moon.includes($0.kind) }
    let list = EventList(text: text, width: columns).lines(byMonth: events)
    let lines = [[title], picture, days(model, text), moons(model, text), list].flatMap { $0 }
    return lines.map(\.trimmed).within(width, appearance)
  }

  /// Daylight on the longest and shortest day and today; in plain words, also on the first of each month.
  private func days(_ model: YearCalendar, _ text: SkyText) -> [StyledText] {
    let (all, words) = (model.daylight.days, text.words)
    func note(_ name: String, _ day: SkyYear.Day?, isToday: Bool = false) -> [StyledText] {
      day.map { noted(name, sentence($0, all, text, isToday: isToday), text) } ?? []
    }
    let (longest, shortest) = (all.max { $0.length < $1.length }, all.min { $0.length < $1.length })
    let months = isProse ? all.filter { $0.date.day == 1 } : []
    return note(longest?.isMidnightSun == true ? words("longest days") : words("longest day"), longest)
      + note(shortest?.isPolarNight == true ? words("shortest days") : words("shortest day"), shortest)
      + note(words("today"), all.first { $0.date == model.today }, isToday: true)
      + months.map { StyledText(" \(text.day($0.date)): \(times($0, text)).") }
  }

  /// A day with its times or, without, the year's stretches of midnight sun or polar night; if `isToday`, only its own.
  private func sentence(_ day: SkyYear.Day, _ all: [SkyYear.Day], _ text: SkyText, isToday: Bool) -> String {
    guard day.sun.rise == nil, day.sun.set == nil else { return "\(text.day(day.date)), \(times(day, text))" }
    let stretches = all.runs(with: day.isMidnightSun ? \.isMidnightSun : \.isPolarNight)
      .filter { !isToday || $0.contains(day.date) }
    return "\(times(day, text)) \(text.stretches(stretches))"
  }

  /// The sun's times and the length of the day, or why there is no sunrise or sunset.
  private func times(_ day: SkyYear.Day, _ text: SkyText) -> String {
    if day.isMidnightSun { return text.words("midnight sun") }
    if day.isPolarNight { return text.words("polar night") }
    let (rise, set) = (text.plainTime(day.sun.rise), text.plainTime(day.sun.set))
    return text.words("sunrise \(rise), sunset \(set), \(text.duration(day.length)) of daylight")
  }

  /// The days of new moons, full moons and perigees.
  private func moons(_ model: YearCalendar, _ text: SkyText) -> [StyledText] {
    let rows: [(String, SkyEvent.Kind)] = [
      (text.words(MoonReport.Phase.new.phrase), .moonPhase(.new)),
      (text.words(MoonReport.Phase.full.phrase), .moonPhase(.full)), (text.words("perigee"), .perigee),
    ]
    return rows.flatMap { name, kind in
      // No line breaks between a day and its month.
      let days = model.events.filter { $0.kind == kind }.map { text.shortDay($0.greatest) }
      return noted(name, days.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: ", "), text)
    }
  }

  /// A name, and a sentence wrapped beside it or, on narrow pages, below it; in plain words, both in one sentence.
  private func noted(_ name: String, _ sentence: String, _ text: SkyText) -> [StyledText] {
    guard !isProse else {
      // Wrapped even without a limit, since that turns no-break spaces into blanks.
      return appearance.paragraph("\(name.capitalizedFirst): \(sentence.withFullStop)", width: width ?? 10_000)
    }
    let isBeside = columns >= SkyNotes.minimumWidthBeside
    let nameColumns = 16
    let indent = isBeside ? nameColumns : 2
    let lines = text.words.wrapped(sentence, to: columns - indent - 1).map { StyledText($0) }
    let heading = StyledText(" " + name, theme.heading)
    return isBeside ? [heading.padded(to: indent)].beside(lines, gap: 0) : [heading] + lines.indented(by: indent)
  }
}
