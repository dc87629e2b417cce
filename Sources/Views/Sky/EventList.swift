package import Entities
import Essentials
package import Terminal
import ViewModels

/// A list of events: dates in a gutter, and beside them each event and when to look.
struct EventList {
  let text: SkyText
  let width: Int

  /// The events beside a gutter of dates, or each below its date if there is no room.
  func lines(_ events: [SkyEvent]) -> [StyledText] { lines(events.map { text.event($0) }) }

  func lines(_ events: [EventText]) -> [StyledText] {
    guard !text.isProse else { return events.map { StyledText(" " + $0.sentence.withFullStop) } }
    let column = events.map(\.date).width
    let isBeside = width - column >= 34
    return events.flatMap { event in isBeside ? beside(event, column: column) : below(event) }
  }

  /// The events of a year under headings of months. The first may be last December, since its last night ends in the year.
  func lines(byMonth events: [SkyEvent]) -> [StyledText] {
    guard !text.isProse else { return lines(events) }
    let months = Dictionary(grouping: events) { month(of: $0) }
    return months.keys.sorted().flatMap { first in
      let name = text.withYear(text.words.month(first.month), first.year)
      return [StyledText(), StyledText(" " + name, text.theme.heading)] + lines(months[first] ?? [])
    }
  }

  /// The first day of the month of the evening to look, or else of the event.
  private func month(of event: SkyEvent) -> CivilDate {
    let date =
      event.evening(in: text.zone) ?? CivilDate(text.rounded(event.visibility?.best ?? event.greatest), in: text.zone)
    return date.advanced(by: 1 - date.day)
  }

  private func beside(_ event: EventText, column: Int) -> [StyledText] {
    let what = wrapped(event, to: width - column - 3)
    return [StyledText(" " + event.date.padded(to: column), text.theme.quiet)].beside(what, gap: 2)
  }

  private func below(_ event: EventText) -> [StyledText] {
    [StyledText(" " + event.date, text.theme.quiet)] + wrapped(event, to: width - 3).indented(by: 3)
  }

  /// The name in bold, then the time and the details.
  private func wrapped(_ event: EventText, to width: Int) -> [StyledText] {
    let head = event.time.map { "\(event.name), \($0)" } ?? event.name
    let whole = event.details.isEmpty ? head : "\(head): \(event.details.joined(separator: ", "))"
    let lines = text.words.wrapped(whole, to: max(width, 8))
    guard let first = lines.first, first.hasPrefix(event.name) else { return lines.map { StyledText($0) } }
    let name = StyledText(event.name, text.theme.heading)
    return [name + StyledText(String(first.dropFirst(event.name.count)))] + lines.dropFirst().map { StyledText($0) }
  }
}

/// A page of one place's sky: coming events, a month or a year.
package struct SkyCalendarPage: Styled {
  let appearance: Appearance
  let units: Units
  let width: Int?

  package init(appearance: Appearance, units: Units, width: Int?) {
    self.appearance = appearance
    self.units = units
    self.width = width.map { max($0, 20) }
  }

  /// Columns for the layout; 80 without a limit.
  var columns: Int { width ?? 80 }
}

extension SkyCalendarPage {
  /// The page of coming events.
  package func lines(_ model: ComingEvents) -> [StyledText] {
    let text = SkyText(
      zone: model.city.zone, units: units, appearance: appearance, year: model.date.year,
      now: model.isFromNow ? model.start : nil)
    let list = EventList(text: text, width: columns).lines(events(model, text))
    let nothing = appearance.paragraph(nothing(model), width: columns)
    let credits = appearance.credits(model.credits, width: width)
    return ([title(model.city, model.choice)] + (list.isEmpty ? nothing : list) + credits)
      .map(\.trimmed).within(width, appearance)
  }

  /// The page's title, with the kind of events if only one is listed.
  func title(_ city: City, _ choice: SkyEvent.Choice? = nil) -> StyledText {
    let choice = choice.map { ": \(words($0.phrase))" } ?? ""
    return StyledText(" " + words("Coming up over \(appearance.name(of: city))") + choice, theme.heading)
  }

  /// The sentence for an empty list.
  private func nothing(_ model: ComingEvents) -> String {
    switch model.choice {
    case .pass where model.passes != nil: words("No visible ISS or Tiangong passes in the next ten days.")
    case .pass: words("Can't predict passes without orbits.")
    case .eclipse: words("No eclipse is visible from here in the next ten years.")
    default: words("Nothing found in the period searched.")
    }
  }

  /// Passes and events by time.
  private func events(_ model: ComingEvents, _ text: SkyText) -> [EventText] {
    let passes = (model.passes ?? []).map { pass in
      var what = text.pass(pass)
      what.when = "\(text.day(pass.begin.time)) \(what.when)"
      return (time: pass.begin.time, what: what)
    }
    let coming = model.events.filter { !$0.isOver(at: model.start) }
    let events = coming.map { (time: $0.time, what: text.event($0)) }
    return (passes + events).sorted { $0.time < $1.time }.map(\.what)
  }
}
