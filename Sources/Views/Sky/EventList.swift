import Entities
import Terminal

/// A list of events, each beside its date.
struct EventList {
  let text: SkyText
  /// Columns including the dates and a margin.
  let width: Int

  /// The fewest columns, with the margins, of an event beside its date.
  private static let minimumWidthBesideDate = 34

  /// The events in the given order, beside their dates or, without room, below; in plain words, a sentence for each.
  func lines(_ events: [EventText]) -> [StyledText] {
    guard !text.isProse else { return events.map { StyledText(" " + $0.sentence.withFullStop) } }
    let dateWidth = events.map(\.date).width
    let isBeside = width - dateWidth >= Self.minimumWidthBesideDate
    return events.flatMap { event in isBeside ? beside(event, dateWidth: dateWidth) : below(event) }
  }

  /// A year's events below headings of months; the first may be last December, whose last night is in this year.
  func lines(byMonth events: [SkyEvent]) -> [StyledText] {
    guard !text.isProse else { return lines(events.map(text.event)) }
    let months = Dictionary(grouping: events) { month(of: $0) }
    return months.keys.sorted().flatMap { first in
      let name = text.addingYear(first.year, to: text.words.month(first.month))
      return [StyledText(), StyledText(" " + name, text.theme.heading)] + lines((months[first] ?? []).map(text.event))
    }
  }

  /// The first day of the month of the evening to look, or else of the event.
  private func month(of event: SkyEvent) -> CivilDate {
    let time = event.visibility?.best ?? event.greatest
    let date = event.evening(in: text.zone) ?? CivilDate(text.rounded(time), in: text.zone)
    return date.advanced(by: 1 - date.day)
  }

  /// An event beside its date, which is padded to `dateWidth` columns.
  private func beside(_ event: EventText, dateWidth: Int) -> [StyledText] {
    let lines = wrapped(event, to: width - dateWidth - 3)
    return [StyledText(" " + event.date.padded(to: dateWidth), text.theme.quiet)].beside(lines, gap: 2)
  }

  private func below(_ event: EventText) -> [StyledText] {
    [StyledText(" " + event.date, text.theme.quiet)] + wrapped(event, to: width - 3).indented(by: 3)
  }

  /// The name as a heading, the time and the details, in lines of at most `width` columns.
  private func wrapped(_ event: EventText, to width: Int) -> [StyledText] {
    let lines = text.words.wrapped(event.besideDate, to: max(width, 8))
    guard let first = lines.first, first.hasPrefix(event.name) else { return lines.map { StyledText($0) } }
    let name = StyledText(event.name, text.theme.heading)
    return [name + StyledText(String(first.dropFirst(event.name.count)))] + lines.dropFirst().map { StyledText($0) }
  }
}
