import Essentials

/// A day as people name it, such as “tomorrow”, which becomes a date only relative to today.
package enum DayWord: Hashable, Sendable {
  /// Written as `YYYY-MM-DD`.
  case date(CivilDate)
  /// That many days after today, or before it if negative.
  case today(offset: Int)
  /// 0 = Monday … 6 = Sunday.
  case weekday(Int)

  /// Reads `YYYY-MM-DD` or a word of any supported language, ignoring case; `nil` for anything else.
  package init?(_ text: String) {
    let word = text.lowercased()
    if let date = CivilDate(iso: text) {
      self = .date(date)
    } else if let row = Self.rows.first(where: { $0.words.contains(word) }) {
      self = row.day
    } else {
      return nil
    }
  }

  /// The date when looking ahead from today: a weekday is the next one, today included.
  package func ahead(of today: CivilDate) -> CivilDate {
    switch self {
    case .date(let date): date
    case .today(let offset): today.advanced(by: offset)
    case .weekday(let weekday): today.advanced(by: (weekday - today.weekday + 7) % 7)
    }
  }

  /// The date when looking back from today: a weekday is the last one up to `end` (today by default), inclusive.
  package func back(from today: CivilDate, until end: CivilDate? = nil) -> CivilDate {
    guard case .weekday(let weekday) = self else { return ahead(of: today) }
    let end = end ?? today
    return end.advanced(by: -((end.weekday - weekday + 7) % 7))
  }

  /// The English words, for help and suggestions.
  package static let words = rows.map { $0.words[0] }

  /// Days and their names, English ones first. In the file, a signed number is an offset from today, others a weekday.
  private static let rows: [(day: DayWord, words: [String])] = EmbeddedFile("Languages/day-words.txt").lines.compactMap
  {
    guard let number = Int($0[0]), $0.count > 1 else { return nil }
    return ("+-".contains($0[0].prefix(1)) ? .today(offset: number) : .weekday(number), Array($0.dropFirst()))
  }
}
