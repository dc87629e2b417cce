/// A rule as in the POSIX variable `TZ`, such as `CET-1CEST,M3.5.0,M10.5.0/3`, with the extensions of RFC 9636, 3.3.1.
package struct PosixRule: Hashable, Sendable {
  /// Seconds ahead of UTC in standard time.
  let standardOffset: Int
  /// Summer time; `nil` if the clocks never change.
  let summer: Summer?

  /// Summer time, and when it begins and ends.
  struct Summer: Hashable, Sendable {
    /// Seconds ahead of UTC; in Ireland less than in standard time, as its rule makes winter the exception.
    let offset: Int
    /// When it begins and ends, by the clocks as they are just before each change.
    let begin, end: YearDay
  }

  /// Seconds ahead of UTC at an instant in seconds since 1970, −10¹²…10¹².
  package func offset(at instant: Int) -> Int {
    guard let summer else { return standardOffset }
    let year = Self.year(of: instant)
    func latest(_ day: YearDay, _ offset: Int) -> Int {
      // The guessed year may be off by one, and a change may lie some days outside its year.
      for year in stride(from: year + 1, through: year - 2, by: -1) {
        let change = day.instant(in: year) - offset
        if change <= instant { return change }
      }
      return .min
    }
    // If summer time ends at the instant the next one begins, it goes on.
    return latest(summer.begin, standardOffset) >= latest(summer.end, summer.offset) ? summer.offset : standardOffset
  }

  /// The changes within a span of seconds since 1970, in ascending order; none without summer time. If one summer time
  /// ends at the instant the next begins, the end comes first.
  func changes(in span: Range<Int>) -> [Zone.Change] {
    guard let summer else { return [] }
    let changes = (Self.year(of: span.lowerBound) - 1...Self.year(of: span.upperBound) + 1).flatMap { year in
      [
        Zone.Change(instant: summer.end.instant(in: year) - summer.offset, offset: standardOffset),
        Zone.Change(instant: summer.begin.instant(in: year) - standardOffset, offset: summer.offset),
      ]
    }
    return changes.filter { span.contains($0.instant) }.sorted {
      $0.instant != $1.instant ? $0.instant < $1.instant : $0.offset == standardOffset && $1.offset != standardOffset
    }
  }

  /// The year of an instant by the mean length of a Gregorian year, 31,556,952 s; off by one at most.
  private static func year(of instant: Int) -> Int { 1970 + Int((Double(instant) / 31_556_952).rounded(.down)) }

  /// A day of every year and a time of that day.
  struct YearDay: Hashable, Sendable {
    /// The day in one of POSIX's three forms: `Jn`, `n` and `Mm.w.d`.
    enum Day: Hashable, Sendable {
      /// 1…365; February 29 isn't counted, so that March 1 is always 60.
      case julian(Int)
      /// 0…365; February 29 is counted in leap years.
      case zeroBased(Int)
      /// The first to fourth occurrence of a weekday (0 = Sunday) in a month; 5 is the last one.
      case weekday(Int, week: Int, month: Int)
    }

    let day: Day
    /// Seconds after midnight; may be negative or beyond the end of the day.
    let time: Int

    /// The moment in a year, in seconds of local time since the beginning of 1970 in local time.
    func instant(in year: Int) -> Int { days(in: year) * 86_400 + time }

    /// Days of a common year before each month, and in all of it.
    private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]

    /// Days since January 1, 1970.
    private func days(in year: Int) -> Int {
      let newYear = Self.daysSince1970(toYear: year)
      let leapDays = Self.daysSince1970(toYear: year + 1) - newYear - 365
      switch day {
      case .julian(let day): return newYear + day - 1 + (day > 59 ? leapDays : 0)
      case .zeroBased(let day): return newYear + day
      case .weekday(let weekday, let week, let month):
        let first = newYear + Self.daysBefore[month - 1] + (month > 2 ? leapDays : 0)
        let next = newYear + Self.daysBefore[month] + (month > 1 ? leapDays : 0)
        // January 1, 1970 was a Thursday.
        let ahead = ((weekday - first - 4) % 7 + 7) % 7
        let day = first + ahead + 7 * (week - 1)
        return day < next ? day : day - 7
      }
    }

    /// Days from January 1, 1970 to January 1 of a year. From the year 1 to 1970 there were 477 leap days.
    private static func daysSince1970(toYear year: Int) -> Int {
      func floored(_ divisor: Int) -> Int { Int((Double(year - 1) / Double(divisor)).rounded(.down)) }
      return 365 * (year - 1970) + floored(4) - floored(100) + floored(400) - 477
    }
  }
}
