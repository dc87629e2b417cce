import Essentials

/// A day as people name it, of which only the present makes a date.
package enum DayWord: Hashable, Sendable {
  case date(CivilDate)
  /// That many days after today; before it when negative.
  case today(offset: Int)
  /// 0 = Monday … 6 = Sunday.
  case weekday(Int)

  /// The day of `YYYY-MM-DD` or of a word in one of the languages, in any case; `nil` for anything else.
  package init?(_ text: String) {
    let word = text.utf8.count <= 20 ? text.lowercased() : ""
    if let date = CivilDate(iso: text) {
      self = .date(date)
    } else if let row = Self.rows.first(where: { $0.words.contains(word) }) {
      self = row.day
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
  package static let words = rows.map { $0.words[0] }

  /// Days and what they are called, in English first and then in other languages, in full and in short: numbers with a sign
  /// are days after today, others weekdays.
  private static let rows: [(day: DayWord, words: [String])] = EmbeddedFile("Languages/day-words.txt").lines.compactMap
  {
    guard let number = Int($0[0]), $0.count > 1 else { return nil }
    return ("+-".contains($0[0].prefix(1)) ? .today(offset: number) : .weekday(number), Array($0.dropFirst()))
  }
}
