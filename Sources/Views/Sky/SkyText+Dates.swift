import Entities
import Essentials

/// Days and nights on the local calendar.
nonisolated extension SkyText {
  /// The day of an instant: `Tue 24 Nov`, with its year unless dates omit that.
  func day(_ date: Date) -> String { day(CivilDate(rounded(date), in: zone)) }

  /// A day: `Tue 24 Nov`, with its year unless dates omit that.
  func day(_ date: CivilDate) -> String { addingYear(date.year, to: words.day(date)) }

  /// A day followed by its year, unless dates omit that year.
  func addingYear(_ ownYear: Int, to day: String) -> String {
    year == nil || year == ownYear ? day : words("\(day) \(ownYear)", context: "year")
  }

  /// A day in a list: `Tue 24 Nov`, or `Tue 24` below a month's heading.
  func listDay(_ date: Date) -> String {
    let day = CivilDate(rounded(date), in: zone)
    guard hasMonthHeadings else { return self.day(day) }
    return words("\(words.weekdays[day.weekday]) \(day.day)", context: "day of a month")
  }

  /// The day and time of an instant: `Tue 24 Nov 23:53`.
  func dayAndTime(_ date: Date) -> String { words("\(day(date)) \(plainTime(date))", context: "day and time") }

  /// The day of an instant, without its weekday: `3 Jan`.
  func shortDay(_ date: Date) -> String { shortDay(CivilDate(rounded(date), in: zone)) }

  /// A day without its weekday: `3 Jan`.
  func shortDay(_ date: CivilDate) -> String { words("\(date.day) \(words.months[date.month - 1])", context: "date") }

  /// Stretches of days, all of one year, in the given order: `1–14 Jan, 28 Nov–31 Dec`.
  func stretches(_ all: [ClosedRange<CivilDate>]) -> String { all.map(stretch).joined(separator: ", ") }

  private func stretch(_ days: ClosedRange<CivilDate>) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    if first == last { return shortDay(first) }
    return first.month == last.month
      ? words("\(first.day)\(dash)\(last.day) \(words.months[last.month - 1])", context: "date")
      : words("\(shortDay(first))\(dash)\(shortDay(last))", context: "dates")
  }

  // MARK: - Nights

  /// An evening and the next morning: `Fri 20–Sat 21 Nov 2026`.
  func dates(ofNightAfter evening: CivilDate) -> String {
    let morning = evening.advanced(by: 1)
    let (day, nextDay) = (words.weekdays[evening.weekday], words.weekdays[morning.weekday])
    let (month, nextMonth) = (words.months[evening.month - 1], words.months[morning.month - 1])
    if evening.year != morning.year {
      return words(
        "\(day) \(evening.day) \(month) \(evening.year)\(dash)\(nextDay) \(morning.day) \(nextMonth) \(morning.year)")
    }
    if evening.month != morning.month {
      return words("\(day) \(evening.day) \(month)\(dash)\(nextDay) \(morning.day) \(nextMonth) \(morning.year)")
    }
    return words("\(day) \(evening.day)\(dash)\(nextDay) \(morning.day) \(nextMonth) \(morning.year)")
  }

  /// The night of an instant: `night of 20–21 Nov`, with its year unless dates omit that.
  func night(of date: Date) -> String {
    let evening = CivilDate(eveningBefore: date, in: zone)
    let morning = evening.advanced(by: 1)
    let (month, nextMonth) = (words.months[evening.month - 1], words.months[morning.month - 1])
    // The night of New Year's Eve belongs to the year in which it ends.
    if evening.year != morning.year, let year, year != morning.year {
      return words("night of \(evening.day) \(month)\(dash)\(morning.day) \(nextMonth) \(morning.year)")
    }
    let night =
      month == nextMonth
      ? words("night of \(evening.day)\(dash)\(morning.day) \(month)")
      : words("night of \(evening.day) \(month)\(dash)\(morning.day) \(nextMonth)")
    return addingYear(morning.year, to: night)
  }

  /// The night of an instant in a list: `Sun 29–30 Nov`, or `Sun 29–30` below a month's heading.
  func listNight(of date: Date) -> String {
    let evening = CivilDate(eveningBefore: date, in: zone)
    let morning = evening.advanced(by: 1)
    let weekday = words.weekdays[evening.weekday]
    let (month, nextMonth) = (words.months[evening.month - 1], words.months[morning.month - 1])
    if hasMonthHeadings {
      return month == nextMonth
        ? words("\(weekday) \(evening.day)\(dash)\(morning.day)", context: "night of a month")
        : words("\(weekday) \(evening.day)\(dash)\(morning.day) \(nextMonth)", context: "night of a month")
    }
    let night =
      month == nextMonth
      ? words("\(weekday) \(evening.day)\(dash)\(morning.day) \(month)")
      : words("\(weekday) \(evening.day) \(month)\(dash)\(morning.day) \(nextMonth)", context: "night")
    return addingYear(morning.year, to: night)
  }
}
