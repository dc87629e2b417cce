package import Entities
import Essentials
package import Terminal
import ViewModels

/// Events under each other: when, and what it is.
struct EventList {
  let text: SkyText
  let width: Int

  /// A column of days beside the sentences, or the day above each where there is no room.
  func lines(_ events: [SkyEvent]) -> [StyledText] { lines(events.map { text.event($0) }) }

  func lines(_ told: [EventText]) -> [StyledText] {
    guard text.appearance.glyphs != .words else {
      return told.map { StyledText(" " + $0.sentence.capitalizedFirst + ".") }
    }
    let column = told.map(\.when.displayWidth).max() ?? 0
    let isBeside = width - column >= 34
    return told.flatMap { event in isBeside ? beside(event, column: column) : below(event) }
  }

  private func beside(_ event: EventText, column: Int) -> [StyledText] {
    let what = wrapped(event, to: width - column - 3)
    return [StyledText(" " + event.when.padded(to: column), text.appearance.theme.quiet)].beside(what, gap: 2)
  }

  private func below(_ event: EventText) -> [StyledText] {
    [StyledText(" " + event.when, text.appearance.theme.quiet)]
      + wrapped(event, to: width - 3).map { StyledText("   ") + $0 }
  }

  /// The name stands out from its text.
  private func wrapped(_ event: EventText, to width: Int) -> [StyledText] {
    let lines = text.words.wrapped(([event.name] + event.details).joined(separator: ", "), to: max(width, 8))
    guard let first = lines.first, first.hasPrefix(event.name) else { return lines.map { StyledText($0) } }
    let head =
      StyledText(event.name, text.appearance.theme.heading) + StyledText(String(first.dropFirst(event.name.count)))
    return [head] + lines.dropFirst().map { StyledText($0) }
  }
}

/// What comes in the sky of one place.
package struct NextPage {
  let appearance: Appearance
  let units: Units
  let width: Int?

  package init(appearance: Appearance, units: Units, width: Int?) {
    self.appearance = appearance
    self.units = units
    self.width = width.map { max($0, 20) }
  }

  package func lines(_ model: ComingEvents) -> [StyledText] {
    let text = SkyText(
      zone: model.city.zone, units: units, appearance: appearance, year: model.date.year,
      now: model.isFromNow ? model.start : nil)
    let words = text.words
    let choice = model.choice.map { ": \(words($0.phrase))" } ?? ""
    let title = StyledText(" " + words("What comes over \(model.city.name)") + choice, appearance.theme.heading)
    let list = EventList(text: text, width: width ?? 80).lines(told(model, text))
    let isSearched = model.choice == .pass && model.passes != nil
    let nothing = appearance.words.wrapped(
      isSearched
        ? words("No pass of the ISS or Tiangong can be seen here in the next ten days.")
        : nothing(model.choice), to: (width ?? 80) - 1
    )
    .map { StyledText(" " + $0) }
    let credits = appearance.credits(model.credits, width: width)
    return ([title] + (list.isEmpty ? nothing : list) + credits).map(\.trimmed).within(width, appearance)
  }

  /// That there is none of what was asked for.
  private func nothing(_ choice: SkyEvent.Choice?) -> String {
    switch choice {
    case .pass: appearance.words("No satellite passes are known.")
    case .eclipse: appearance.words("No eclipse can be seen here in the next ten years.")
    default: appearance.words("Nothing comes up in the time that was searched.")
    }
  }

  /// Passes and events by time.
  private func told(_ model: ComingEvents, _ text: SkyText) -> [EventText] {
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
