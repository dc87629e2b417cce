package import Entities
package import Terminal
import ViewModels

/// A page of one place's sky: coming events, a month or a year, each made by the `lines` for its model.
package struct SkyCalendarPage: Styled {
  let appearance: Appearance
  let units: Units
  /// Columns, at least 20; `nil` for no limit.
  let width: Int?

  /// A page of at most `width` columns, 20 if it is less; `nil` for no limit.
  package init(appearance: Appearance, units: Units, width: Int?) {
    (self.appearance, self.units, self.width) = (appearance, units, width.map { max($0, 20) })
  }

  /// Columns that are laid out; 80 without a limit.
  var columns: Int { width ?? 80 }

  /// The page of coming events, passes among them, by time; a sentence instead if there are none.
  package func lines(_ model: ComingEvents) -> [StyledText] {
    let text = SkyText(
      zone: model.city.zone, units: units, appearance: appearance, year: model.date.year,
      now: model.isFromNow ? model.start : nil)
    let list = EventList(text: text, width: columns).lines(events(model, text))
    let nothing = appearance.paragraph(reasonForNone(model), width: columns)
    let credits = appearance.credits(model.credits, width: width)
    return ([title(model.city, model.choice)] + (list.isEmpty ? nothing : list) + credits)
      .map(\.trimmed).within(width, appearance)
  }

  /// The page's title, with the kind of events if only one is listed.
  func title(_ city: City, _ choice: SkyEvent.Choice? = nil) -> StyledText {
    let choice = choice.map { ": \(words($0.phrase))" } ?? ""
    return StyledText(" " + words("Coming up over \(appearance.name(of: city))") + choice, theme.heading)
  }

  /// Why the list is empty, as a sentence.
  private func reasonForNone(_ model: ComingEvents) -> String {
    switch model.choice {
    case .pass where model.passes != nil: words("No visible ISS or Tiangong passes in the next ten days.")
    case .pass: words("Can't predict passes without orbits.")
    case .eclipse: words("No eclipse is visible from here in the next ten years.")
    case .conjunction, .opposition, .meteors, .moon, .season, nil: words("Nothing found in the period searched.")
    }
  }

  /// Passes and the events that aren't over, by time.
  private func events(_ model: ComingEvents, _ text: SkyText) -> [EventText] {
    let passes = (model.passes ?? []).map { pass in
      var event = text.pass(pass)
      event.when = "\(text.day(pass.begin.time)) \(event.when)"
      return (time: pass.begin.time, event: event)
    }
    let events = model.events.filter { !$0.isOver(at: model.start) }.map { (time: $0.time, event: text.event($0)) }
    return (passes + events).sorted { $0.time < $1.time }.map(\.event)
  }
}
