import Entities
import Essentials

/// Days on the local calendar.
nonisolated extension SkyText {
  /// The day of an instant: `Tue 24 Nov`, with its year unless dates omit that.
  func day(_ date: Date) -> String { day(CivilDate(rounded(date), in: zone)) }

  /// A day: `Tue 24 Nov`, with its year unless dates omit that.
  func day(_ date: CivilDate) -> String { addingYear(date.year, to: words.day(date)) }

  /// The day and time of an instant: `Tue 24 Nov 23:53`.
  func dayAndTime(_ date: Date) -> String { words("\(day(date)) \(plainTime(date))", context: "day and time") }

  /// The day of an instant, without its weekday: `3 Jan`.
  func shortDay(_ date: Date) -> String { shortDay(CivilDate(rounded(date), in: zone)) }

  func shortDay(_ date: CivilDate) -> String { words("\(date.day) \(words.months[date.month - 1])", context: "date") }

  /// Stretches of days of one year, in the given order: `1–14 Jan, 28 Nov–31 Dec`.
  func stretches(_ all: [ClosedRange<CivilDate>]) -> String { all.map(stretch).joined(separator: ", ") }

  private func stretch(_ days: ClosedRange<CivilDate>) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    if first == last { return shortDay(first) }
    return first.month == last.month
      ? words("\(first.day)\(dash)\(last.day) \(words.months[last.month - 1])", context: "date")
      : words("\(shortDay(first))\(dash)\(shortDay(last))", context: "dates")
  }
}
