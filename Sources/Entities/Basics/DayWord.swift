/// A day as people name it, of which only the present makes a date.
package enum DayWord: Hashable, Sendable {
  case date(CivilDate)
  /// That many days after today; before it when negative.
  case today(offset: Int)
  /// 0 = Monday … 6 = Sunday.
  case weekday(Int)

  /// The day of `YYYY-MM-DD`, of one of ``words`` in any case, of the first three letters of a weekday, or of the Korean
  /// words; `nil` for anything else.
  package init?(_ text: String) {
    let word = text.utf8.count <= 20 ? text.lowercased() : ""
    if let date = CivilDate(iso: text) {
      self = .date(date)
    } else if let offset = Self.offsets[word] {
      self = .today(offset: offset)
    } else if let weekday = Self.weekdays.firstIndex(where: { $0.contains(word) }) {
      self = .weekday(weekday)
    } else {
      return nil
    }
  }

  /// The date when one looks ahead from a day: a weekday is the next one, that day itself among them.
  package func ahead(of today: CivilDate) -> CivilDate {
    switch self {
    case .date(let date): date
    case .today(let offset): today.advanced(by: offset)
    case .weekday(let weekday): today.advanced(by: (weekday - today.weekday + 7) % 7)
    }
  }

  /// The date when one looks back from a day: a weekday is the last one until then, or until another day, that day itself
  /// among them.
  package func back(from today: CivilDate, until end: CivilDate? = nil) -> CivilDate {
    guard case .weekday(let weekday) = self else { return ahead(of: today) }
    let end = end ?? today
    return end.advanced(by: -((end.weekday - weekday + 7) % 7))
  }

  /// The English words, for help and suggestions.
  package static let words = ["today", "tomorrow", "yesterday"] + weekdays.map { $0[0] }

  private static let offsets = ["today": 0, "tomorrow": 1, "yesterday": -1, "오늘": 0, "내일": 1, "어제": -1]

  private static let weekdays = [
    ["monday", "mon", "월요일"], ["tuesday", "tue", "화요일"], ["wednesday", "wed", "수요일"], ["thursday", "thu", "목요일"],
    ["friday", "fri", "금요일"], ["saturday", "sat", "토요일"], ["sunday", "sun", "일요일"],
  ]
}
