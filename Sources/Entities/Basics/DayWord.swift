import Essentials

/// A day as people type it, such as “tomorrow” or “friday”, which only becomes a date relative to today.
package enum DayWord: Hashable, Sendable {
  /// A date, written `YYYY-MM-DD`.
  case date(CivilDate)
  /// That many days after today, or before it if negative.
  case today(offset: Int)
  /// A day of the week, 0 = Monday … 6 = Sunday.
  case weekday(Int)

  /// Reads `YYYY-MM-DD` or a word of any of skydash's languages, ignoring case; `nil` for anything else.
  package init?(_ text: String) {
    let word = text.lowercased()
    let day = CivilDate(iso: text).map(Self.date) ?? Self.rows.first { $0.words.contains(word) }?.day
    guard let day else { return nil }
    self = day
  }

  /// The date when looking ahead: a weekday is the next one, which may be today.
  package func ahead(of today: CivilDate) -> CivilDate {
    switch self {
    case .date(let date): date
    case .today(let offset): today.advanced(by: offset)
    case .weekday(let weekday): today.advanced(by: (weekday - today.weekday + 7) % 7)
    }
  }

  /// The date when looking back: a weekday is the latest one that isn't after `end`, by default today.
  package func back(from today: CivilDate, until end: CivilDate? = nil) -> CivilDate {
    guard case .weekday(let weekday) = self else { return ahead(of: today) }
    let end = end ?? today
    return end.advanced(by: -((end.weekday - weekday + 7) % 7))
  }

  /// The English words, for help and suggestions.
  package static let words = rows.map { $0.words[0] }

  /// Days and their names, English ones first. A line begins with a signed offset from today or a weekday's number.
  private static let rows = EmbeddedFile("Languages/day-words.txt").lines.compactMap(row)

  private static func row(_ fields: [String]) -> (day: DayWord, words: [String])? {
    guard let number = Int(fields[0]), fields.count > 1 else { return nil }
    let isOffset = "+-".contains(fields[0].prefix(1))
    return (isOffset ? .today(offset: number) : .weekday(number), Array(fields.dropFirst()))
  }
}
