package import Entities
package import Terminal

/// The pages of one place's coming events, of a month and of a year of its sky: one `lines` method for each model.
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

  /// The page of coming events and passes by time, or of a sentence why there are none.
  package func lines(_ model: ComingEvents) -> [StyledText] {
    let text = SkyText(
      zone: model.city.zone, units: units, appearance: appearance,
      year: CivilDate(model.start, in: model.city.zone).year,
      now: model.isFromNow ? model.start : nil)
    let list = EventList(text: text, width: columns).lines(events(model, text))
    let body = list.isEmpty ? appearance.paragraph(reasonForNone(model), width: columns) : list
    return ([title(model.city, model.choice)] + body + appearance.credits(model.credits, width: width))
      .map(\.trimmed).within(width, appearance)
  }

  /// The title of coming events, with their kind if only one is listed.
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

  /// The passes, with their days, and the events, by time.
  private func events(_ model: ComingEvents, _ text: SkyText) -> [EventText] {
    let passes = (model.passes ?? []).map { pass in
      (time: pass.begin.time, event: text.pass(pass, day: text.day(pass.begin.time)))
    }
    let events = model.events.map { (time: $0.time, event: text.event($0)) }
    return (passes + events).sorted { $0.time < $1.time }.map(\.event)
  }
}
